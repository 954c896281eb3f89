import { loanDetailsCopy as copy } from '#messages/loan-details';
import type { loanDetailsMachine } from '../../../machines/loan-details/machine';
import type { ScreenProps } from '../../journey/screen';
import { Card } from '../../ui/base/card';
import { Icon } from '../../ui/base/icon';
import { IconDot } from '../../ui/base/icon-dot';
import { Button } from '../../ui/controls/button';
import { ListRow } from '../../ui/lists/list-row';
import { Page } from '../shared/pages/page';
import { TermsCards } from './terms-cards';

/** The terms of a signed loan, its documents, and a button to the identity documents. */
export function TermsScreen({ snapshot, send, back }: ScreenProps<typeof loanDetailsMachine>) {
  const { terms, sharing } = snapshot.context;
  const isPending = snapshot.hasTag('pending');
  return (
    <Page
      title={copy.title}
      onBack={back}
      busy={isPending}
      action={
        <Button disabled={isPending} onClick={() => send({ type: 'summary.opened' })}>
          {copy.toSummary}
        </Button>
      }
    >
      {terms !== null && (
        <TermsCards
          terms={terms}
          sending={{
            sharing,
            isBusy: isPending,
            onSend: (paper) => send({ type: 'paper.shared', paper }),
          }}
        />
      )}
      <Card tight>
        <ListRow
          icon={
            <IconDot tone="info">
              <Icon name="shield" size={16} />
            </IconDot>
          }
          title={copy.documents}
          detail={copy.documentsDetail}
          disabled={isPending}
          onClick={() => send({ type: 'documents.opened' })}
        />
      </Card>
    </Page>
  );
}
