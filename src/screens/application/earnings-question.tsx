import { useEffect, useRef } from 'react';
import { applicationStepCopy as copy } from '#messages/application';
import { formatMoney } from '../../../machines/domain/base/money';
import type { LoanProfileChange } from '../../../machines/domain/merchant/loan-profile';
import { Banner } from '../../ui/feedback/banner';

/** Whether more is earned in a month than is sold. It may be true, so it is asked once, and never refused. */
export function earnsMoreThanSells({ monthlyIncome, monthlySale }: LoanProfileChange): boolean {
  return (monthlyIncome ?? 0) > (monthlySale ?? Number.POSITIVE_INFINITY);
}

/** Asks whether more is earned than sold; it moves into view, as it appears on a tap of the button far below it. */
export function EarningsQuestion({ monthlyIncome, monthlySale }: LoanProfileChange) {
  const root = useRef<HTMLDivElement>(null);
  useEffect(() => {
    root.current?.scrollIntoView?.({ block: 'center' });
  }, []);
  return (
    <div ref={root}>
      <Banner tone="due" role="alert" title={copy.earnsMore}>
        {copy.earnsMoreDetail(formatMoney((monthlyIncome ?? 0) * 100), formatMoney((monthlySale ?? 0) * 100))}
      </Banner>
    </div>
  );
}
