import { papersCopy as copy } from '#messages/papers';
import { LinkButton } from '../../../ui/controls/link-button';

interface MailButtonProps {
  readonly subject: string;
  /** Text of the mail. Must not contain personal data. */
  readonly text: string;
}

/** Opens the phone's mail app with a text; the merchant chooses the receiver. */
export function MailButton({ subject, text }: MailButtonProps) {
  const query = `subject=${encodeURIComponent(subject)}&body=${encodeURIComponent(text)}`;
  return (
    <LinkButton variant="secondary" href={`mailto:?${query}`}>
      {copy.byMail}
    </LinkButton>
  );
}
