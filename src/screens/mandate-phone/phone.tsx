import { type FormEvent, useState } from 'react';

import { readMobile } from '../../../machines/domain/fields/contact-fields';
import { maskedMobile } from '../../../machines/domain/merchant/merchant';
import type { mandatePhoneMachine } from '../../../machines/mandate-phone/machine';
import type { PhoneWish } from '../../../machines/mandate-phone/setup';
import { mandatePhoneCopy } from '../../copy/mandate-phone';
import { whyItFailed } from '../../copy/shared';
import type { ScreenProps } from '../../journey/screen';
import { Stack } from '../../ui/base/stack';
import { Button } from '../../ui/controls/button';
import { ChoiceCard } from '../../ui/controls/choice-card';
import { ChoiceGroup } from '../../ui/controls/choice-group';
import { Field } from '../../ui/controls/field';
import { Banner } from '../../ui/feedback/banner';
import { ErrorSummary } from '../../ui/feedback/error-summary';
import { loanSteps } from '../shared/loan-steps';
import { Page } from '../shared/pages/page';

const copy = mandatePhoneCopy.ask;
const FORM = 'mandate-phone';
const MOBILE = 'mandate-mobile';
const OWN = 'mandate-own';

type Problem = { readonly id: string; readonly message: string };

/** Why the bank wants this phone, and which one it is: the merchant's own, or one that they type. */
export function PhoneScreen({ snapshot, send, back }: ScreenProps<typeof mandatePhoneMachine>) {
  const { start, wish, failure } = snapshot.context;
  const own = start?.ownMobile ?? null;
  const [choice, setChoice] = useState<'own' | 'other' | null>(own === null ? 'other' : chosenIn(wish));
  const [mobile, setMobile] = useState(wish?.mobile ?? '');
  const [problem, setProblem] = useState<Problem | null>(null);
  const [attempt, setAttempt] = useState(0);

  function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    setAttempt(attempt + 1);
    if (choice === null) return setProblem({ id: OWN, message: copy.notChosen });
    const read = readMobile(mobile);
    if (choice === 'other' && !read.ok) return setProblem({ id: MOBILE, message: copy[read.problem] });
    setProblem(null);
    send({ type: 'phone.submitted', mobile: choice === 'other' && read.ok ? read.value : null });
  }

  const ofMobile = problem?.id === MOBILE ? { error: problem.message } : {};
  const field = (
    <Field
      id={MOBILE}
      label={copy.mobile}
      hint={copy.mobileHint}
      name="mobile"
      inputMode="tel"
      autoComplete="tel-national"
      value={mobile}
      onChange={(event) => setMobile(event.currentTarget.value)}
      {...ofMobile}
    />
  );

  return (
    <Page
      title={mandatePhoneCopy.title}
      heading={copy.heading}
      lead={copy.lead}
      onBack={back}
      steps={loanSteps('bankAccount')}
      action={
        <>
          <Button type="submit" form={FORM}>
            {copy.action}
          </Button>
          <Button variant="ghost" onClick={() => send({ type: 'way.changed' })}>
            {copy.otherWay}
          </Button>
        </>
      }
    >
      {problem !== null && <ErrorSummary title={copy.summary} errors={[problem]} attempt={attempt} />}
      {failure !== null && problem === null && (
        <Banner tone="late" title={copy.notSent}>
          {whyItFailed(failure)}
        </Banner>
      )}
      <form id={FORM} noValidate onSubmit={submit}>
        <Stack>
          {own !== null && (
            <ChoiceGroup legend={copy.which} {...(problem?.id === OWN ? { error: problem.message } : {})}>
              <ChoiceCard
                id={OWN}
                name="phone"
                value="own"
                title={copy.own(maskedMobile(own))}
                detail={copy.ownDetail}
                checked={choice === 'own'}
                onSelect={() => setChoice('own')}
              />
              <ChoiceCard
                name="phone"
                value="other"
                title={copy.other}
                detail={copy.otherDetail}
                checked={choice === 'other'}
                onSelect={() => setChoice('other')}
              />
            </ChoiceGroup>
          )}
          {choice === 'other' && field}
        </Stack>
      </form>
    </Page>
  );
}

/** What was chosen before a refusal; null at first: nothing is chosen for anybody. */
function chosenIn(wish: PhoneWish | null): 'own' | 'other' | null {
  if (wish === null) return null;
  return wish.mobile === null ? 'own' : 'other';
}
