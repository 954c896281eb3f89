import { homeCopy as copy } from '#messages/home';
import { Photo } from '../../ui/media/photo';
import { useFetchedFile, useServiceFile } from '../shared/service-file';

/** The photo of the merchant's shop; nothing while it loads, or if it cannot be loaded. */
export function ShopPhoto({ link }: { readonly link: string }) {
  const file = useServiceFile(link);
  const shown = useFetchedFile(file?.read ?? null);
  if (file === null) return null;
  if (file.read === null) return <Photo src={file.address} alt={copy.shopAlt} />;
  return shown.status === 'ready' ? <Photo src={shown.src} alt={copy.shopAlt} /> : null;
}
