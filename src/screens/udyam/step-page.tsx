import { udyamPages } from '../../../machines/domain/udyam/udyam-steps';
import { sharedCopy } from '../../copy/shared';
import { udyamCopy as copy } from '../../copy/udyam';
import { LoadingScreen } from '../shared/pages/loading-screen';
import { Unanswered } from '../shared/pages/unanswered';
import { CodePage } from './code-page';
import { ConfirmationPage } from './confirmation-page';
import { StepFormPage } from './form-page';
import type { Typed, UdyamProps } from './props';
import { DetailsMismatchPage, RegisteredPage, RegistrationFailedPage, SubmittedPage } from './status-pages';
import { VerificationPage } from './verification-page';
import { wayBar } from './way-bar';

/** The page of a state; while something is saved, the form stays. */
export function StepPage({ typed, ...props }: UdyamProps & { readonly typed: Typed }) {
  const { snapshot } = props;
  if (snapshot.matches('detailsUnanswered'))
    return <Unanswered {...props} title={copy.title} {...copy.unanswered} />;
  if (snapshot.matches('registrationUnanswered'))
    return <Unanswered {...props} title={copy.title} {...copy.sendUnanswered} />;
  if (snapshot.matches('recallingCode'))
    return <LoadingScreen title={copy.title} awaiting={sharedCopy.loading} cards={1} />;
  if (snapshot.matches('verification')) return <VerificationPage {...props} />;
  if (snapshot.matches('code')) return <CodePage {...props} />;
  if (snapshot.matches('submittingRegistration'))
    return (
      <LoadingScreen title={copy.title} awaiting={copy.sending} cards={1} steps={wayBar('confirmation')} />
    );
  if (snapshot.matches('submitted') || snapshot.matches('checkingRegistration'))
    return <SubmittedPage {...props} />;
  if (snapshot.matches('registered')) return <RegisteredPage {...props} />;
  if (snapshot.matches('registrationFailed')) return <RegistrationFailedPage {...props} />;
  if (snapshot.matches('detailsMismatch')) return <DetailsMismatchPage {...props} />;
  const page = udyamPages.find((one) => one === snapshot.context.place);
  return page === undefined ? (
    <ConfirmationPage {...props} />
  ) : (
    <StepFormPage key={page} {...props} page={page} typed={typed} />
  );
}
