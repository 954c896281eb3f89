import { formatDate, formatDayAndTime } from '../../../machines/domain/base/dates';
import { formatMoney } from '../../../machines/domain/base/money';
import { lenderName } from '../../../machines/domain/lender/lenders';
import type { homeMachine } from '../../../machines/home/machine';
import { homeCopy } from '../../copy/home';
import { sharedCopy, whyItFailed } from '../../copy/shared';
import type { ScreenProps } from '../../journey/screen';
import { Amount } from '../../ui/base/amount';
import { Card } from '../../ui/base/card';
import { Row, Rows } from '../../ui/base/rows';
import { Stack } from '../../ui/base/stack';
import { Hint } from '../../ui/base/text';
import { Button } from '../../ui/controls/button';
import { Banner } from '../../ui/feedback/banner';
import { LoadingScreen } from '../shared/pages/loading-screen';
import { Page } from '../shared/pages/page';

const copy = homeCopy.lastKnown;

/** Figures of an earlier read, marked as such; no payment can be made from them. */
export function LastKnownScreen({ snapshot, send }: ScreenProps<typeof homeMachine>) {
  const { lastKnown: known, failure } = snapshot.context;
  if (known === null) return <LoadingScreen title={homeCopy.greeting} awaiting={homeCopy.loading} />;
  return (
    <Page
      title={homeCopy.greeting}
      action={<Button onClick={() => send({ type: 'retry' })}>{sharedCopy.retry}</Button>}
    >
      <Banner tone="due" title={copy.asOf(formatDayAndTime(known.asOf))}>
        {failure === null ? copy.text : `${copy.text} ${whyItFailed(failure)}`}
      </Banner>
      <Card>
        <Stack gap="sm">
          <Hint>{copy.due}</Hint>
          <Amount size="lg">{formatMoney(known.due)}</Amount>
          <Rows>
            {known.dueOn !== null && <Row label={copy.dueOn} value={formatDate(known.dueOn)} />}
            <Row label={copy.paid} value={formatMoney(known.paid)} />
            <Row label={copy.left} value={formatMoney(known.left)} />
            <Row
              label={copy.instalments}
              value={copy.instalmentsOf(known.instalmentsPaid, known.totalInstalments)}
            />
            <Row label={copy.lender} value={lenderName(known.nbfc)} />
          </Rows>
        </Stack>
      </Card>
      <Hint>{copy.noPay}</Hint>
    </Page>
  );
}
