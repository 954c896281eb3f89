import { picturesCopy } from '#messages/uploads';
import { FileButton } from '../../ui/controls/file-button';

interface PictureButtonsProps {
  /** The front camera (`user`) or the back camera (`environment`). */
  readonly capture: 'user' | 'environment';
  /** PDF documents are accepted too. */
  readonly acceptsPdf?: boolean;
  readonly disabled?: boolean;
  /** The page has another primary button. */
  readonly isSecondary?: boolean;
  /** Called with a `blob:` URL of the photo or file. */
  readonly onPick: (url: string) => void;
}

const PICTURE_TYPES = 'image/jpeg,image/png';

/** Two buttons to upload a picture: with the phone's camera, or from its files. */
export function PictureButtons({
  capture,
  acceptsPdf = false,
  disabled = false,
  isSecondary = false,
  onPick,
}: PictureButtonsProps) {
  return (
    <>
      <FileButton
        variant={isSecondary ? 'secondary' : 'primary'}
        accept={PICTURE_TYPES}
        capture={capture}
        disabled={disabled}
        onPick={onPick}
      >
        {picturesCopy.takePhoto}
      </FileButton>
      <FileButton
        variant="ghost"
        accept={acceptsPdf ? `${PICTURE_TYPES},application/pdf` : PICTURE_TYPES}
        disabled={disabled}
        onPick={onPick}
      >
        {picturesCopy.chooseFile}
      </FileButton>
    </>
  );
}
