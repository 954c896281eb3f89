import { failure } from '../../../machines/domain/failure';
import type { supplierMachine } from '../../../machines/supplier/machine';
import { whyItFailed } from '../../copy/shared';
import { supplierCopy } from '../../copy/supplier';
import { supplierWords } from '../../copy/supplier-words';
import type { ScreenProps } from '../../journey/screen';
import { UnavailableScreen } from '../shared/unavailable-screen';

/** The credit could not be read. */
export function CreditUnavailableScreen({ snapshot, send, back }: ScreenProps<typeof supplierMachine>) {
  return (
    <UnavailableScreen
      title={supplierCopy.title}
      heading={supplierWords.unavailable}
      message={whyItFailed(snapshot.context.failure ?? failure('malformed'))}
      onRetry={() => send({ type: 'retry' })}
      onBack={back}
    />
  );
}
