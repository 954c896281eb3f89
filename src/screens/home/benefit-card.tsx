import { benefitMessages as messages } from '#messages/benefit';
import { formatRupees } from '../../../machines/domain/base/money';
import { benefitOf } from '../../../machines/domain/loan/benefit';
import type { Loan } from '../../../machines/domain/loan/loan';
import { Card } from '../../ui/base/card';
import { Icon } from '../../ui/base/icon';
import { IconDot } from '../../ui/base/icon-dot';
import { ListRow } from '../../ui/lists/list-row';

/** The benefit of paying on time (spec 2.4). */
export function BenefitCard({ loan }: { readonly loan: Loan }) {
  const { kind, cashback } = benefitOf(loan);
  const { p1, p2 } = kind === 'cashback' ? messages.cashback : messages.higherLoan;
  return (
    <Card tight>
      <ListRow
        icon={
          <IconDot size="lg">
            <Icon name="rupee" size={22} />
          </IconDot>
        }
        title={
          kind === 'cashback' ? messages.cashback.title(formatRupees(cashback)) : messages.higherLoan.title
        }
        detail={[p1, p2].join(' ').trim()}
        strong
      />
    </Card>
  );
}
