import { sharedCopy } from '../../copy/shared';
import { Picture, type PictureProps } from '../../ui/media/picture';
import { useServiceFile, useShownFile } from './service-file';

/** A picture from a service, also where it needs a header; or a text instead of it. */
export function ServicePicture({
  link,
  ...texts
}: Omit<PictureProps, 'src'> & { readonly link: string | null }) {
  const file = useServiceFile(link);
  const shown = useShownFile(file?.read ?? null);
  if (file === null || file.read === null) return <Picture {...texts} src={file?.address ?? null} />;
  if (shown.is !== 'ready')
    return (
      <Picture {...texts} src={null} otherwise={shown.is === 'failed' ? texts.failed : sharedCopy.loading} />
    );
  // A file that is not a picture fails to load as one.
  return <Picture {...texts} src={shown.src} />;
}
