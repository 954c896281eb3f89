import { useEffect, useState } from 'react';

import type { ShopPicture } from '../../../../machines/home/setup';
import { homeAsideCopy as copy } from '../../../copy/home-later';
import { Photo } from '../../../ui/photo';

/** The merchant's shop, where its picture comes; else nothing. */
export function ShopPhoto({ picture }: { readonly picture: ShopPicture }) {
  const [made, setMade] = useState<string | null>(null);
  useEffect(() => {
    if (typeof picture === 'string') return;
    const asking = new AbortController();
    let address: string | null = null;
    void picture(asking.signal).then((blob) => {
      if (blob === null || asking.signal.aborted) return;
      address = URL.createObjectURL(blob);
      setMade(address);
    });
    return () => {
      asking.abort();
      if (address !== null) URL.revokeObjectURL(address);
    };
  }, [picture]);
  const src = typeof picture === 'string' ? picture : made;
  return src === null ? null : <Photo src={src} alt={copy.shopAlt} />;
}
