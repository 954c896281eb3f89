import { sharedCopy } from '../../copy/shared';
import { Picture, type PictureProps } from '../../ui/media/picture';
import { useServiceFile, useShownFile } from './service-file';

/** A picture that a service names, also where it is given for a header only; or the words in its place. */
export function ServicePicture({
  link,
  ...words
}: Omit<PictureProps, 'src'> & { readonly link: string | null }) {
  const file = useServiceFile(link);
  const shown = useShownFile(file?.read ?? null);
  if (file === null || file.read === null) return <Picture {...words} src={file?.address ?? null} />;
  if (shown.is !== 'ready')
    return (
      <Picture {...words} src={null} otherwise={shown.is === 'failed' ? words.failed : sharedCopy.loading} />
    );
  // What is no picture fails as one.
  return <Picture {...words} src={shown.src} />;
}
