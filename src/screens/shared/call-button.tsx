import { type ComponentProps, createContext, useContext } from 'react';
import { callNumber } from '../../copy/contact';
import { LinkButton } from '../../ui/controls/link-button';

/** Opens the dialler of the phone: in the native app, or by the browser. Null: the link itself does. */
export const DialContext = createContext<((number: string) => void) | null>(null);

interface CallButtonProps {
  /** As the lender writes it, with spaces or dashes. */
  readonly phone: string;
  readonly variant?: ComponentProps<typeof LinkButton>['variant'];
}

/** A button that calls a number, which it shows. */
export function CallButton({ phone, variant = 'secondary' }: CallButtonProps) {
  const dial = useContext(DialContext);
  return (
    <LinkButton
      href={`tel:${phone.replaceAll(/[^+\d]/g, '')}`}
      variant={variant}
      onClick={(event) => {
        if (dial === null) return;
        event.preventDefault();
        dial(phone);
      }}
    >
      {callNumber(phone)}
    </LinkButton>
  );
}
