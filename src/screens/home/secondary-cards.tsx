import type { HomeFacts, OptionalHomeFacts } from '../../../machines/home/context';
import { lenderName } from '../../copy/lender';
import { BenefitCard } from './benefit-card';
import { CoolingOffCard } from './cooling-off-card';
import type { homeLinkBuilder } from './home-link';
import { HomeLinks } from './home-links';
import { SettlementCard } from './settlement-card';
import { ShopPhoto } from './shop-photo';

interface SecondaryCardsProps {
  readonly facts: HomeFacts;
  readonly optionalFacts: OptionalHomeFacts | null;
  readonly linkTo: ReturnType<typeof homeLinkBuilder>;
  /** Requests a payment link; absent while nothing is due. */
  readonly onRequestLink?: (() => void) | undefined;
  readonly isBusy: boolean;
  /** Whether the links, and what comes after them, are left out (`useIsFirstFrame`). */
  readonly isFirstFrame: boolean;
}

/** The lower part of home: the lender's settlement, the cooling-off period, the benefit of paying on time, links, and the photo of the shop. */
export function SecondaryCards({
  facts,
  optionalFacts,
  linkTo,
  onRequestLink,
  isBusy,
  isFirstFrame,
}: SecondaryCardsProps) {
  const { loan, readAt } = facts;
  if (loan === null) return null;
  const until =
    optionalFacts?.cancellation?.canCancel === true ? optionalFacts.cancellation.coolingOffUntil : null;
  const settlement = optionalFacts?.settlement ?? null;
  return (
    <>
      {settlement !== null && (
        <SettlementCard settlement={settlement} lender={lenderName(loan.nbfc)} link={linkTo('prepayment')} />
      )}
      {until !== null && <CoolingOffCard until={until} readAt={readAt} link={linkTo('return')} />}
      <BenefitCard loan={loan} />
      {!isFirstFrame && (
        <>
          <HomeLinks
            loan={loan}
            isQrOn={optionalFacts?.isQrOn === true}
            linkTo={linkTo}
            onRequestLink={onRequestLink}
            isBusy={isBusy}
          />
          {optionalFacts?.shopPicture != null && <ShopPhoto link={optionalFacts.shopPicture} />}
        </>
      )}
    </>
  );
}
