import { mandatePhoneCopy } from '#messages/mandate-phone';
import { maskedMobile } from '../../../machines/domain/merchant/merchant';
import type { mandatePhoneMachine } from '../../../machines/mandate-phone/machine';
import type { ScreenProps } from '../../journey/screen';
import { Button } from '../../ui/controls/button';
import { loanSteps } from '../shared/loan-steps';
import { Page } from '../shared/pages/page';

const copy = mandatePhoneCopy.notLinked;

/** The bank did not accept this phone. The merchant can use another phone, or an approval method that needs none. */
export function PhoneNotLinkedScreen({ snapshot, send, back }: ScreenProps<typeof mandatePhoneMachine>) {
  const phone = snapshot.context.start?.phone;
  const mobile = phone?.maskedMobile ?? null;
  const isNotLinked = phone?.failureReason === 'mobile_not_linked_to_bank';
  const linkedLead = mobile === null ? copy.leadWithoutPhone : copy.lead(maskedMobile(mobile));
  return (
    <Page
      title={mandatePhoneCopy.title}
      heading={isNotLinked ? copy.heading : copy.headingGeneral}
      lead={isNotLinked ? linkedLead : copy.general}
      status="failure"
      onBack={back}
      steps={loanSteps('bankAccount')}
      action={
        <>
          <Button onClick={() => send({ type: 'phone.changed' })}>{copy.change}</Button>
          <Button variant="ghost" onClick={() => send({ type: 'method.changed' })}>
            {copy.otherMethod}
          </Button>
        </>
      }
    />
  );
}
