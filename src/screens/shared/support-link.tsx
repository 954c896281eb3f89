import { createContext, useContext, useSyncExternalStore } from 'react';

import { sharedCopy } from '#messages/shared';
import { type SupportContext, sayThisCode, supportMessage } from '../../copy/support';
import { Stack } from '../../ui/base/stack';
import { Hint, SplitLine } from '../../ui/base/text';
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

/** What support gets to know of this visit, so that the merchant need not explain it. */
export interface SupportFacts {
  /** Code by which analytics and the error log know the visit; null where neither is configured. */
  readonly code: string | null;
  /** Pattern of the URL of the page that is shown now, without ids. */
  readonly page: () => string | null;
  /** Last four characters of the account number of the loan that was read last. */
  readonly accountEnding: () => string | null;
}

/** Null during prerendering. */
export const SupportFactsContext = createContext<SupportFacts | null>(null);

const nothingKnown: SupportContext = { page: null, accountEnding: null, code: null };

/** Links to the support: WhatsApp with a prefilled message, and a call (spec 9). Each only where its number is configured. */
export function SupportLink({ label = sharedCopy.help }: { readonly label?: string }) {
  const whatsAppNumber = useContext(SupportWhatsAppContext);
  const phone = useContext(SupportPhoneContext);
  const facts = useContext(SupportFactsContext);
  const whatsApp = whatsAppNumber !== null && whatsAppNumber !== '' && (
    <TextLink
      href={whatsAppUrl(whatsAppNumber, nothingKnown)}
      target="_blank"
      alone
      onClick={({ currentTarget }) => {
        // Page and loan are those of the tap: no screen has to be rendered again when they change.
        if (facts !== null) currentTarget.href = whatsAppUrl(whatsAppNumber, contextOf(facts));
      }}
    >
      {label}
    </TextLink>
  );
  if (phone === null) return whatsApp;
  return (
    <Stack as="span" gap="xs">
      <SplitLine as="span" tone="success">
        {whatsApp}
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
      </SplitLine>
      <VisitCode code={facts?.code ?? null} />
    </Stack>
  );
}

/**
 * The code to say when calling. It is not in the document, which is the same for everybody: there its line is empty, so that nothing
 * moves when the code comes.
 */
function VisitCode({ code }: { readonly code: string | null }) {
  const shownCode = useSyncExternalStore(
    neverChanges,
    () => code,
    () => null,
  );
  return <Hint as="span">{shownCode === null ? '\u00a0' : sayThisCode(shownCode)}</Hint>;
}

function neverChanges(): () => void {
  return () => {};
}

function contextOf({ code, page, accountEnding }: SupportFacts): SupportContext {
  return { code, page: page(), accountEnding: accountEnding() };
}

function whatsAppUrl(number: string, context: SupportContext): string {
  return `https://wa.me/${number}?text=${encodeURIComponent(supportMessage(context))}`;
}
