import { homeCopy } from '#messages/home';
import { moneyCopy } from '#messages/money';
import { sharedCopy } from '#messages/shared';
import { formatMoney } from '../../../machines/domain/base/money';
import type { homeMachine } from '../../../machines/home/machine';
import { formatDate, formatDayAndTime } from '../../copy/dates';
import { lenderName } from '../../copy/lender';
import { whyItFailed } from '../../copy/shared';
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

/** @param paise null where the service gave no amount */
const moneyText = (paise: number | null) => (paise === null ? moneyCopy.notGiven : formatMoney(paise));

/** Stored figures of an earlier visit, with their date, for when home cannot be loaded. They cannot be paid from here. */
export function LastKnownLoanScreen({ snapshot, send }: ScreenProps<typeof homeMachine>) {
  const { lastKnown: figures, failure } = snapshot.context;
  if (figures === null) return <LoadingScreen title={homeCopy.greeting} awaiting={homeCopy.loading} />;
  return (
    <Page
      title={homeCopy.greeting}
      action={<Button onClick={() => send({ type: 'retry' })}>{sharedCopy.retry}</Button>}
    >
      <Banner tone="due" title={copy.asOf(formatDayAndTime(figures.asOf))}>
        {failure === null ? copy.text : `${copy.text} ${whyItFailed(failure)}`}
      </Banner>
      <Card>
        <Stack gap="sm">
          <Hint>{copy.due}</Hint>
          <Amount size="lg">{moneyText(figures.due)}</Amount>
          <Rows>
            {figures.dueOn !== null && <Row label={copy.dueOn} value={formatDate(figures.dueOn)} />}
            <Row label={copy.paid} value={formatMoney(figures.paid)} />
            <Row label={copy.left} value={moneyText(figures.left)} />
            <Row
              label={copy.instalments}
              value={copy.instalmentsOf(figures.instalmentsPaid, figures.totalInstalments)}
            />
            <Row label={copy.lender} value={lenderName(figures.nbfc)} />
          </Rows>
        </Stack>
      </Card>
      <Hint>{copy.noPay}</Hint>
    </Page>
  );
}
