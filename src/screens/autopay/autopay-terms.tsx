import { autopayCopy } from '#messages/autopay';
import { howOften } from '#messages/frequency';
import type { Mandate } from '../../../machines/domain/mandate/mandate';
import { stopTexts } from '../../copy/autopay';
import { formatDate } from '../../copy/dates';
import { lenderName } from '../../copy/lender';
import { mandateAccount } from '../../copy/mandate-account';
import { Card } from '../../ui/base/card';
import { Row, Rows } from '../../ui/base/rows';
import { Stack } from '../../ui/base/stack';
import { Hint } from '../../ui/base/text';
import { DebitAmounts } from '../shared/debit-amounts';
import { Lender } from '../shared/lender';

const copy = autopayCopy.terms;

interface AutopayTermsProps {
  readonly mandate: Mandate;
  /** The loan's next instalment, in paise; null where it is not known. */
  readonly instalment: number | null;
  /** Code of the lender that is paid; null where it is not known. */
  readonly nbfc: string | null;
}

/** The terms of a mandate, which the merchant reads before approving it (assumed). */
export function AutopayTerms({ mandate, instalment, nbfc }: AutopayTermsProps) {
  return (
    <Card>
      <Stack gap="sm">
        <Lender nbfc={nbfc}>{copy.paidTo(lenderName(nbfc))}</Lender>
        <DebitAmounts mandate={mandate} instalment={instalment} />
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
