import { udyamCodeWords, udyamCopy } from '../../copy/udyam';
import { refusalWords } from '../../copy/udyam-fields';
import { Hint } from '../../ui/base/text';
import { Button } from '../../ui/controls/button';
import { Banner } from '../../ui/feedback/banner';
import { Page } from '../shared/pages/page';
import { codeTarget } from './code-target';
import type { UdyamProps } from './props';
import { wayBar } from './way-bar';

const copy = udyamCopy.verification;

/** Where a code would go and what it is for: nothing is sent before a tap. */
export function VerificationPage({ snapshot, send, back }: UdyamProps) {
  const { read, codeType, codesOut, hasConsented, failure } = snapshot.context;
  const words = udyamCodeWords(codeType, hasConsented);
  const isOut = codesOut[codeType] !== undefined;
  const page = codeType === 'AADHAAR' ? 'kyc' : 'personal-details';
  return (
    <Page
      title={udyamCopy.title}
      heading={words.heading}
      lead={words[isOut ? 'lead' : 'ask'](codeTarget(codeType, read?.details.registration))}
      steps={wayBar(codeType === 'AADHAAR' ? 'code' : 'confirmation')}
      onBack={back}
      action={
        <>
          <Button onClick={() => send({ type: 'code.wanted' })}>{isOut ? copy.enter : copy.send}</Button>
          <Button variant="ghost" onClick={() => send({ type: 'page.opened', page })}>
            {codeType === 'EMAIL' ? copy.otherEmail : copy.otherNumber}
          </Button>
        </>
      }
    >
      {failure !== null && (
        <Banner tone="late" title={copy.notSent}>
          {refusalWords(failure).text}
        </Banner>
      )}
      <Hint>{udyamCopy.free}</Hint>
    </Page>
  );
}
