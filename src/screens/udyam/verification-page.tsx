import { udyamCopy } from '#messages/udyam';
import { udyamCodeCopy } from '../../copy/udyam';
import { refusalCopy } from '../../copy/udyam-fields';
import { Hint } from '../../ui/base/text';
import { Button } from '../../ui/controls/button';
import { Banner } from '../../ui/feedback/banner';
import { Page } from '../shared/pages/page';
import { codeTarget } from './code-target';
import type { UdyamProps } from './props';
import { udyamProgress } from './udyam-progress';

const copy = udyamCopy.verification;

/** Where the code will be sent, and what it is for. It is sent only after a tap. */
export function VerificationPage({ snapshot, send, back }: UdyamProps) {
  const { data, codeType, sentCodes, consent, failure } = snapshot.context;
  const texts = udyamCodeCopy(codeType, consent !== null);
  const isCodeSent = sentCodes[codeType] !== undefined;
  const page = codeType === 'AADHAAR' ? 'kyc' : 'personal-details';
  return (
    <Page
      title={udyamCopy.title}
      heading={texts.heading}
      lead={texts[isCodeSent ? 'lead' : 'ask'](codeTarget(codeType, data?.details.registration))}
      steps={udyamProgress(codeType === 'AADHAAR' ? 'code' : 'confirmation')}
      onBack={back}
      action={
        <>
          <Button onClick={() => send({ type: 'code.requested' })}>
            {isCodeSent ? copy.enter : copy.send}
          </Button>
          <Button variant="ghost" onClick={() => send({ type: 'page.opened', page })}>
            {codeType === 'EMAIL' ? copy.otherEmail : copy.otherNumber}
          </Button>
        </>
      }
    >
      {failure !== null && (
        <Banner tone="late" title={copy.notSent}>
          {refusalCopy(failure).text}
        </Banner>
      )}
      <Hint>{udyamCopy.free}</Hint>
    </Page>
  );
}
