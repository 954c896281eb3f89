import { benefitOf } from '../../../machines/domain/benefit';
import type { Loan } from '../../../machines/domain/loan';
import { Card } from '../../ui/card';
import { Icon } from '../../ui/icon';
import { IconDot } from '../../ui/icon-dot';
import { ListRow } from '../../ui/list-row';

/** What paying on time brings (spec 2.4). */
export function BenefitCard({ loan }: { readonly loan: Loan }) {
  const { title, p1, p2 } = benefitOf(loan);
  return (
    <Card tight>
      <ListRow
        icon={
          <IconDot size="lg">
            <Icon name="rupee" size={22} />
          </IconDot>
        }
        title={title}
        detail={[p1, p2].join(' ').trim()}
        strong
      />
    </Card>
  );
}
