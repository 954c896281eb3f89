import { formatDate } from '../../../machines/domain/base/dates';
import { formatMoney } from '../../../machines/domain/base/money';
import type { Mandate } from '../../../machines/domain/mandate/mandate';
import { autopayCopy, stopTexts } from '../../copy/autopay';
import { howOften } from '../../copy/frequency';
import { mandateAccount } from '../../copy/mandate-account';
import { Amount } from '../../ui/base/amount';
import { Card } from '../../ui/base/card';
import { Row, Rows } from '../../ui/base/rows';
import { Stack } from '../../ui/base/stack';
import { Hint, Lead } from '../../ui/base/text';

const copy = autopayCopy.terms;

/** The terms of a mandate, which the merchant reads before approving it (assumed). */
export function AutopayTerms({ mandate }: { readonly mandate: Mandate }) {
  return (
    <Card>
      <Stack gap="sm">
        <div>
          <Lead>{copy.atMost}</Lead>
          <Amount>{formatMoney(mandate.maxAmount)}</Amount>
        </div>
        <Rows>
          <Row label={copy.howOften} value={howOften[mandate.frequency]} />
          <Row
            label={copy.firstDebit}
            value={mandate.firstDebit === null ? copy.notReported : formatDate(mandate.firstDebit)}
          />
          <Row
            label={copy.until}
            value={mandate.endDate === null ? copy.notReported : formatDate(mandate.endDate)}
          />
          <Row label={copy.account} value={mandateAccount(mandate) ?? copy.notReported} />
        </Rows>
        <Hint>{stopTexts(mandate)}</Hint>
      </Stack>
    </Card>
  );
}
