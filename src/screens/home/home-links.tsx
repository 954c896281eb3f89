import type { Loan } from '../../../machines/domain/loan/loan';
import { homeCopy } from '../../copy/home';
import { Card } from '../../ui/base/card';
import { Icon, type IconName } from '../../ui/base/icon';
import { IconDot } from '../../ui/base/icon-dot';
import { ListRow } from '../../ui/lists/list-row';
import type { homeLinkBuilder } from './home-link';

const copy = homeCopy.links;

interface HomeLinksProps {
  readonly loan: Loan;
  readonly isQrOn: boolean;
  readonly to: ReturnType<typeof homeLinkBuilder>;
  /** Requests a payment link; absent while nothing is due. */
  readonly onLink?: (() => void) | undefined;
  readonly isBusy: boolean;
}

/** Links to the other pages of the loan, and the request for a payment link that somebody else pays. */
export function HomeLinks({ loan, isQrOn, to, onLink, isBusy }: HomeLinksProps) {
  const { isEnabled, message } = loan.autoDebit;
  const autopay = isEnabled ? copy.autopayOn : copy.autopayOff;
  return (
    <Card tight>
      {onLink !== undefined && (
        <ListRow
          icon={infoIcon('rupee')}
          title={copy.somebody}
          detail={copy.somebodyDetail}
          disabled={isBusy}
          onClick={onLink}
        />
      )}
      <ListRow
        icon={infoIcon('bank')}
        title={copy.payOther}
        detail={copy.payOtherDetail}
        {...to('prepayment')}
      />
      <ListRow
        icon={infoIcon('refresh')}
        title={copy.autopay}
        detail={message === null ? autopay : `${autopay}. ${message}`}
        {...to('autopay')}
      />
      {isQrOn && <ListRow icon={infoIcon('qr')} title={copy.qr} detail={copy.qrDetail} {...to('qr')} />}
      <ListRow
        icon={infoIcon('document')}
        title={copy.details}
        detail={copy.detailsDetail}
        {...to('details')}
      />
      <ListRow
        icon={infoIcon('history')}
        title={copy.history}
        detail={copy.historyDetail}
        {...to('history')}
      />
    </Card>
  );
}

function infoIcon(name: IconName) {
  return (
    <IconDot tone="info">
      <Icon name={name} size={16} />
    </IconDot>
  );
}
