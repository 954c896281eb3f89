import { picturesCopy } from '../../copy/uploads';
import { FileButton } from '../../ui/controls/file-button';

interface PictureButtonsProps {
  /** Which camera of the phone is used. */
  readonly capture: 'user' | 'environment';
  /** PDF documents are accepted too. */
  readonly takesDocuments?: boolean;
  readonly disabled?: boolean;
  /** Called with the `blob:` URL of what was taken or chosen. */
  readonly onPick: (url: string) => void;
}

const PICTURES = 'image/jpeg,image/png';

/** Two buttons to upload a picture: with the phone's camera, or from its files. */
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
