import { createContext, useContext } from 'react';

import { sharedCopy } from '../../copy/shared';
import { TextLink } from '../../ui/base/text-link';

/** The support's WhatsApp number, digits with the country code; null where none is configured. Provided by the app's root. */
export const SupportWhatsAppContext = createContext<string | null>(null);

/** The support's phone number (spec 9, the second fixed number). */
export interface SupportPhoneNumber {
  readonly number: string;
  /** Dials the number: in the native app, or by the browser. */
  readonly onCall: (number: string) => void;
}

/** Null where no number is configured. */
export const SupportPhoneContext = createContext<SupportPhoneNumber | null>(null);

/** Opens the dialler of the phone: in the native app, or by the browser. Null: the link itself does. */
export const DialContext = createContext<((number: string) => void) | null>(null);

/** Links to the support: WhatsApp with a prefilled message, and a call (spec 9). Each only where its number is configured. */
export function SupportLink({ label = sharedCopy.help }: { readonly label?: string }) {
  const whatsAppNumber = useContext(SupportWhatsAppContext);
  const phone = useContext(SupportPhoneContext);
  const text = encodeURIComponent(sharedCopy.supportMessage);
  return (
    <>
      {whatsAppNumber !== null && whatsAppNumber !== '' && (
        <TextLink href={`https://wa.me/${whatsAppNumber}?text=${text}`} target="_blank" alone>
          {label}
        </TextLink>
      )}
      {phone !== null && (
        <TextLink
          href={`tel:${phone.number}`}
          alone
          onClick={(event) => {
            event.preventDefault();
            phone.onCall(phone.number);
          }}
        >
          {sharedCopy.callSupport}
        </TextLink>
      )}
    </>
  );
}
