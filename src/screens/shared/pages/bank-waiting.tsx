import type { ReactNode } from 'react';

import { sharedCopy } from '../../../copy/shared';
import { Hint } from '../../../ui/base/text';
import { Button } from '../../../ui/controls/button';
import { Banner } from '../../../ui/feedback/banner';
import { loanSteps } from '../loan-steps';
import { Page } from './page';

interface BankWaitingProps {
  /** The name of the place, in the top row. */
  readonly title: string;
  readonly words: {
    readonly heading: string;
    readonly lead: string;
    /** When the bank is asked again. */
    readonly ask: string;
    /** The last question was not answered. */
    readonly checkFailed: string;
    /** The way on without the bank's word. */
    readonly later: string;
  };
  readonly isAsking: boolean;
  readonly hasFailed: boolean;
  readonly onCheck: () => void;
  readonly onLater: () => void;
  readonly onBack: () => void;
  /** What the bank was asked. */
  readonly children: ReactNode;
  /** Under the words: another way, who lends. */
  readonly below: ReactNode;
}

/** The bank has the word, on the way to the loan: it is asked again by itself and by hand, and nothing has failed. */
export function BankWaiting({
  title,
  words,
  isAsking,
  hasFailed,
  onCheck,
  onLater,
  onBack,
  children,
  below,
}: BankWaitingProps) {
  return (
    <Page
      title={title}
      heading={words.heading}
      lead={words.lead}
      status="waiting"
      onBack={onBack}
      steps={loanSteps('bankAccount')}
      action={
        <>
          <Button busy={isAsking} onClick={onCheck}>
            {sharedCopy.checkAgain}
          </Button>
          <Button variant="ghost" disabled={isAsking} onClick={onLater}>
            {words.later}
          </Button>
        </>
      }
    >
      {hasFailed && !isAsking && <Banner tone="info">{words.checkFailed}</Banner>}
      {children}
      <Hint>{words.ask}</Hint>
      {below}
    </Page>
  );
}
