import { sharedCopy } from '#messages/shared';
import { Picture, type PictureProps } from '../../ui/media/picture';
import { useFetchedFile, useServiceFile } from './service-file';

/** A picture from a service, fetched with a header where the service needs one; a text where there is no picture. */
export function ServicePicture({
  link,
  ...texts
}: Omit<PictureProps, 'src'> & { readonly link: string | null }) {
  const file = useServiceFile(link);
  const content = useFetchedFile(file?.read ?? null);
  if (file === null || file.read === null) return <Picture {...texts} src={file?.address ?? null} />;
  if (content.status !== 'ready')
    return (
      <Picture
        {...texts}
        src={null}
        missingText={content.status === 'failed' ? texts.failedText : sharedCopy.loading}
      />
    );
  // A file of another type fails to load, and `Picture` then shows the text `failed`.
  return <Picture {...texts} src={content.src} />;
}
