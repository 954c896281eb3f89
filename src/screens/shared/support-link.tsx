import { createContext, useContext } from 'react';

import { sharedCopy } from '../../copy/shared';
import { TextLink } from '../../ui/base/text-link';

/** The support's WhatsApp number, digits with the country code; provided by the app's root from the configuration. */
export const SupportNumber = createContext<string | null>(null);

/**
 * The support's phone number (spec 9, the second fixed number), and the function that dials it: by the host, or the browser.
 */
export interface SupportPhoneNumber {
  readonly number: string;
  readonly onCall: (number: string) => void;
}

/** Null without a configured number. */
export const SupportPhone = createContext<SupportPhoneNumber | null>(null);

/** Links to the support: WhatsApp with a prefilled message, and a call (spec 9). What is not configured is left out. */
export function SupportLink({ label = sharedCopy.help }: { readonly label?: string }) {
  const number = useContext(SupportNumber);
  const phone = useContext(SupportPhone);
  const text = encodeURIComponent(sharedCopy.supportMessage);
  return (
    <>
      {number !== null && number !== '' && (
        <TextLink href={`https://wa.me/${number}?text=${text}`} target="_blank" alone>
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
