import { type ComponentProps, useContext } from 'react';
import { callNumber } from '#messages/contact';
import { LinkButton } from '../../ui/controls/link-button';
import { DialContext } from './support-link';

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
