import { Button } from '../../../ui/controls/button';
import { Page } from './page';

interface NotOfferedScreenProps {
  readonly title: string;
  readonly heading: string;
  readonly lead: string;
  readonly action: string;
  readonly onLeave: () => void;
  readonly onBack: () => void;
  /** Another available page of the same kind. */
  readonly other?: { readonly label: string; readonly onOpen: () => void } | undefined;
}

/** A page that is switched off for this merchant (spec 6): the message, and a button that leaves. */
export function NotOfferedScreen({
  title,
  heading,
  lead,
  action,
  onLeave,
  onBack,
  other,
}: NotOfferedScreenProps) {
  return (
    <Page
      title={title}
      heading={heading}
      lead={lead}
      status="info"
      onBack={onBack}
      action={
        <>
          {other !== undefined && <Button onClick={other.onOpen}>{other.label}</Button>}
          <Button variant={other === undefined ? 'primary' : 'ghost'} onClick={onLeave}>
            {action}
          </Button>
        </>
      }
    />
  );
}
