; The installer: for one user, without asking for rights. Compiled by setup.py, which gives PROGRAM, VERSION,
; NUMBERS (the version in four parts), FOLDER, ICON, SIZE (kilobytes) and OUT.
Unicode true
ManifestDPIAware true
ManifestSupportedOS all
!include MUI2.nsh
!include LogicLib.nsh

!define CLASS "RaccoonTycoon.Save"
!define CLASSES "Software\Classes"
!define UNINSTALL "Software\Microsoft\Windows\CurrentVersion\Uninstall\RaccoonTycoon"

Name "${PROGRAM}"
OutFile "${OUT}"
RequestExecutionLevel user
InstallDir "$LOCALAPPDATA\Programs\${PROGRAM}"
SetCompressor /SOLID lzma
CRCCheck force
BrandingText "${PROGRAM} ${VERSION}"

VIProductVersion "${NUMBERS}"
VIFileVersion "${NUMBERS}"
VIAddVersionKey ProductName "${PROGRAM}"
VIAddVersionKey ProductVersion "${VERSION}"
VIAddVersionKey FileVersion "${VERSION}"
VIAddVersionKey FileDescription "${PROGRAM} Setup"
VIAddVersionKey LegalCopyright "MIT licence, see LICENSES.txt"

!define MUI_ICON "${ICON}"
!define MUI_UNICON "${ICON}"
!define MUI_FINISHPAGE_RUN "$INSTDIR\raccoon.exe"
!insertmacro MUI_PAGE_INSTFILES
!insertmacro MUI_PAGE_FINISH
!insertmacro MUI_UNPAGE_CONFIRM
!insertmacro MUI_UNPAGE_INSTFILES
!insertmacro MUI_LANGUAGE "English"

!macro StopWhileItRuns
  ; A program that runs cannot be written to.
  ${If} ${FileExists} "$INSTDIR\raccoon.exe"
    ClearErrors
    FileOpen $0 "$INSTDIR\raccoon.exe" a
    ${If} ${Errors}
      MessageBox MB_OK|MB_ICONSTOP "${PROGRAM} is running. Please close it and start this again." /SD IDOK
      SetErrorLevel 2
      Quit
    ${EndIf}
    FileClose $0
  ${EndIf}
!macroend

!macro RemoveProgram
  RMDir /r "$INSTDIR\_internal"
  Delete "$INSTDIR\raccoon.exe"
  Delete "$INSTDIR\LICENSES.txt"
!macroend

!macro TellDesktop
  System::Call 'shell32::SHChangeNotify(i 0x08000000, i 0, p 0, p 0)'
!macroend

Section "Install"
  !insertmacro StopWhileItRuns
  !insertmacro RemoveProgram
  SetOutPath "$INSTDIR"
  ClearErrors
  File /r "${FOLDER}\*"
  ${If} ${Errors}
    MessageBox MB_OK|MB_ICONSTOP "Not everything could be written to $INSTDIR. Is the disk full?" /SD IDOK
    SetErrorLevel 2
    Quit
  ${EndIf}
  WriteUninstaller "$INSTDIR\uninstall.exe"
  CreateShortcut "$SMPROGRAMS\${PROGRAM}.lnk" "$INSTDIR\raccoon.exe"

  WriteRegStr HKCU "${CLASSES}\.raccoon" "" "${CLASS}"
  WriteRegStr HKCU "${CLASSES}\.raccoon\OpenWithProgids" "${CLASS}" ""
  WriteRegStr HKCU "${CLASSES}\${CLASS}" "" "${PROGRAM} saved game"
  WriteRegStr HKCU "${CLASSES}\${CLASS}\DefaultIcon" "" "$INSTDIR\raccoon.exe,0"
  WriteRegStr HKCU "${CLASSES}\${CLASS}\shell\open\command" "" '"$INSTDIR\raccoon.exe" "%1"'

  WriteRegStr HKCU "${UNINSTALL}" "DisplayName" "${PROGRAM}"
  WriteRegStr HKCU "${UNINSTALL}" "DisplayVersion" "${VERSION}"
  WriteRegStr HKCU "${UNINSTALL}" "DisplayIcon" "$INSTDIR\raccoon.exe"
  WriteRegStr HKCU "${UNINSTALL}" "Publisher" "${PROGRAM}"
  WriteRegStr HKCU "${UNINSTALL}" "InstallLocation" "$INSTDIR"
  WriteRegStr HKCU "${UNINSTALL}" "UninstallString" '"$INSTDIR\uninstall.exe"'
  WriteRegStr HKCU "${UNINSTALL}" "QuietUninstallString" '"$INSTDIR\uninstall.exe" /S'
  WriteRegDWORD HKCU "${UNINSTALL}" "EstimatedSize" ${SIZE}
  WriteRegDWORD HKCU "${UNINSTALL}" "NoModify" 1
  WriteRegDWORD HKCU "${UNINSTALL}" "NoRepair" 1
  !insertmacro TellDesktop
SectionEnd

; Settings and saved games are in another folder, $LOCALAPPDATA\RaccoonTycoon, and stay.
Section "Uninstall"
  !insertmacro StopWhileItRuns
  !insertmacro RemoveProgram
  Delete "$INSTDIR\uninstall.exe"
  RMDir "$INSTDIR"
  Delete "$SMPROGRAMS\${PROGRAM}.lnk"
  ReadRegStr $0 HKCU "${CLASSES}\.raccoon" ""
  ${If} $0 == "${CLASS}"
    DeleteRegValue HKCU "${CLASSES}\.raccoon" ""
  ${EndIf}
  DeleteRegValue HKCU "${CLASSES}\.raccoon\OpenWithProgids" "${CLASS}"
  DeleteRegKey /ifempty HKCU "${CLASSES}\.raccoon\OpenWithProgids"
  DeleteRegKey /ifempty HKCU "${CLASSES}\.raccoon"
  DeleteRegKey HKCU "${CLASSES}\${CLASS}"
  DeleteRegKey HKCU "${UNINSTALL}"
  !insertmacro TellDesktop
SectionEnd
