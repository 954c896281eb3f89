import type { HomeFacts, OptionalHomeFacts } from '../../../machines/home/facts';
import { BenefitCard } from './benefit-card';
import { CoolingOffCard } from './cooling-off-card';
import { HomeLinks } from './home-links';
import type { placeLinks } from './place-link';
import { ShopPhoto } from './shop-photo';

interface MoreOfHomeProps {
  readonly facts: HomeFacts;
  readonly optionalFacts: OptionalHomeFacts | null;
  readonly to: ReturnType<typeof placeLinks>;
  /** Absent where nothing is to be paid. */
  readonly onLink?: (() => void) | undefined;
  readonly isBusy: boolean;
}

/** Home below what is due and what is paid: giving the loan back, the benefit, the other places, the shop. */
export function MoreOfHome({ facts, optionalFacts, to, onLink, isBusy }: MoreOfHomeProps) {
  const { loan, readAt } = facts;
  if (loan === null) return null;
  const until =
    optionalFacts?.cancellation?.canCancel === true ? optionalFacts.cancellation.coolingOffUntil : null;
  return (
    <>
      {until !== null && <CoolingOffCard until={until} readAt={readAt} link={to('return')} />}
      <BenefitCard loan={loan} />
      <HomeLinks
        loan={loan}
        isQrOn={optionalFacts?.isQrOn === true}
        to={to}
        onLink={onLink}
        isBusy={isBusy}
      />
      {optionalFacts?.shopPicture != null && <ShopPhoto link={optionalFacts.shopPicture} />}
    </>
  );
}
