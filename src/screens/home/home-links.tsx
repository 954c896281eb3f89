import { homeCopy } from '#messages/home';
import type { Loan } from '../../../machines/domain/loan/loan';
import { Card } from '../../ui/base/card';
import { Icon, type IconName } from '../../ui/base/icon';
import { IconDot } from '../../ui/base/icon-dot';
import { ListRow } from '../../ui/lists/list-row';
import { debitMessage } from '../shared/autopay/debit-message';
import type { homeLinkBuilder } from './home-link';

const copy = homeCopy.links;

interface HomeLinksProps {
  readonly loan: Loan;
  readonly isQrOn: boolean;
  readonly linkTo: ReturnType<typeof homeLinkBuilder>;
  /** Requests a payment link; absent while nothing is due. */
  readonly onRequestLink?: (() => void) | undefined;
  readonly isBusy: boolean;
}

/** Links to the other pages of the loan, and the request for a payment link that somebody else pays. */
export function HomeLinks({ loan, isQrOn, linkTo, onRequestLink, isBusy }: HomeLinksProps) {
  const message = debitMessage(loan);
  const autopay = loan.autoDebit.isEnabled ? copy.autopayOn : copy.autopayOff;
  return (
    <Card tight>
      {onRequestLink !== undefined && (
        <ListRow
          icon={infoIcon('rupee')}
          title={copy.somebody}
          detail={copy.somebodyDetail}
          disabled={isBusy}
          onClick={onRequestLink}
        />
      )}
      <ListRow
        icon={infoIcon('bank')}
        title={copy.payOther}
        detail={copy.payOtherDetail}
        {...linkTo('prepayment')}
      />
      <ListRow
        icon={infoIcon('refresh')}
        title={copy.autopay}
        detail={message === null ? autopay : copy.autopayMessage(autopay, message)}
        {...linkTo('autopay')}
      />
      {isQrOn && <ListRow icon={infoIcon('qr')} title={copy.qr} detail={copy.qrDetail} {...linkTo('qr')} />}
      <ListRow
        icon={infoIcon('document')}
        title={copy.details}
        detail={copy.detailsDetail}
        {...linkTo('details')}
      />
      <ListRow
        icon={infoIcon('history')}
        title={copy.history}
        detail={copy.historyDetail}
        {...linkTo('history')}
      />
      <ListRow
        icon={infoIcon('help')}
        title={copy.contact}
        detail={copy.contactDetail}
        {...linkTo('contact')}
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
