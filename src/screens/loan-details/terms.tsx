import type { loanDetailsMachine } from '../../../machines/loan-details/machine';
import { loanDetailsCopy as copy } from '../../copy/loan-details';
import { sharedCopy } from '../../copy/shared';
import type { ScreenProps } from '../../journey/screen';
import { Button } from '../../ui/button';
import { Card } from '../../ui/card';
import { Icon } from '../../ui/icon';
import { IconDot } from '../../ui/icon-dot';
import { ListRow } from '../../ui/list-row';
import { Page } from '../../ui/page';
import { SupportLink } from '../shared/support-link';
import { TermsCards } from './terms-cards';

/** The terms of a signed loan, its papers, and the way to the identity documents. */
export function TermsScreen({ snapshot, send, back }: ScreenProps<typeof loanDetailsMachine>) {
  const { terms } = snapshot.context;
  return (
    <Page
      title={copy.title}
      onBack={back}
      backLabel={sharedCopy.back}
      help={<SupportLink />}
      action={<Button onClick={() => send({ type: 'summary.opened' })}>{copy.toSummary}</Button>}
    >
      {terms !== null && <TermsCards terms={terms} />}
      <Card tight>
        <ListRow
          icon={
            <IconDot tone="info">
              <Icon name="shield" size={16} />
            </IconDot>
          }
          title={copy.documents}
          detail={copy.documentsDetail}
          onClick={() => send({ type: 'documents.opened' })}
        />
      </Card>
    </Page>
  );
}
