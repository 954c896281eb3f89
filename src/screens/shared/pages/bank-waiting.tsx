import type { ReactNode } from 'react';

import { Hint } from '../../../ui/base/text';
import { Button } from '../../../ui/controls/button';
import { Banner } from '../../../ui/feedback/banner';
import { CheckAgain } from '../check-again';
import { loanSteps } from '../loan-steps';
import { Page } from './page';

interface BankWaitingProps {
  /** The title in the top row. */
  readonly title: string;
  readonly texts: {
    readonly heading: string;
    readonly lead: string;
    /** How the status is checked. */
    readonly ask: string;
    /** Says that the last status check failed. */
    readonly checkFailed: string;
    /** Label of the button that continues without the bank's answer. */
    readonly later: string;
  };
  /** The app itself asks again after a wait. */
  readonly isPolling: boolean;
  readonly isChecking: boolean;
  /** The last status check failed. */
  readonly isCheckFailed: boolean;
  readonly onCheck: () => void;
  readonly onLater: () => void;
  readonly onBack: () => void;
  /** What the bank was asked to approve. */
  readonly children: ReactNode;
  /** Below the texts: another approval method, the lender. */
  readonly below: ReactNode;
}

/** During an application, the bank's decision is pending: the status is polled, and a button checks it at once. */
export function BankWaiting({
  title,
  texts,
  isPolling,
  isChecking,
  isCheckFailed,
  onCheck,
  onLater,
  onBack,
  children,
  below,
}: BankWaitingProps) {
  return (
    <Page
      title={title}
      heading={texts.heading}
      lead={texts.lead}
      status="waiting"
      onBack={onBack}
      steps={loanSteps('bankAccount')}
      action={
        <>
          <CheckAgain isPolling={isPolling} isChecking={isChecking} onCheck={onCheck} />
          <Button variant="ghost" disabled={isChecking} onClick={onLater}>
            {texts.later}
          </Button>
        </>
      }
    >
      {isCheckFailed && !isChecking && <Banner tone="info">{texts.checkFailed}</Banner>}
      {children}
      <Hint>{texts.ask}</Hint>
      {below}
    </Page>
  );
}
