import { createContext, useContext } from 'react';

import { sharedCopy } from '../../copy/shared';
import { TextLink } from '../../ui/text-link';

/** The support's WhatsApp number, digits with the country code; the app's root gives it from configuration. */
export const SupportNumber = createContext<string | null>(null);

/** Opens WhatsApp with a prefilled message (spec 9). Without a configured number there is no link. */
export function SupportLink({ label = sharedCopy.help }: { readonly label?: string }) {
  const number = useContext(SupportNumber);
  if (number === null || number === '') return null;
  const text = encodeURIComponent(sharedCopy.supportMessage);
  return (
    <TextLink href={`https://wa.me/${number}?text=${text}`} target="_blank" alone>
      {label}
    </TextLink>
  );
}
