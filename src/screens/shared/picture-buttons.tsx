import { picturesCopy } from '../../copy/pictures';
import { FileButton } from '../../ui/controls/file-button';

interface PictureButtonsProps {
  /** Which way the phone's camera looks. */
  readonly capture: 'user' | 'environment';
  /** PDF is taken too. */
  readonly takesDocuments?: boolean;
  readonly disabled?: boolean;
  /** Called with the `blob:` address of what was taken or chosen. */
  readonly onPick: (url: string) => void;
}

const PICTURES = 'image/jpeg,image/png';

/** The two ways to hand in a picture: by the phone's camera, or from what is on the phone. */
export function PictureButtons({
  capture,
  takesDocuments = false,
  disabled = false,
  onPick,
}: PictureButtonsProps) {
  return (
    <>
      <FileButton accept={PICTURES} capture={capture} disabled={disabled} onPick={onPick}>
        {picturesCopy.takePhoto}
      </FileButton>
      <FileButton
        variant="ghost"
        accept={takesDocuments ? `${PICTURES},application/pdf` : PICTURES}
        disabled={disabled}
        onPick={onPick}
      >
        {picturesCopy.chooseFile}
      </FileButton>
    </>
  );
}
