import { failure } from '../../../machines/domain/failure';
import type { supplierTransactionMachine } from '../../../machines/supplier-transaction/machine';
import { whyItFailed } from '../../copy/shared';
import { supplierTransactionCopy } from '../../copy/supplier-transaction';
import { supplierWords } from '../../copy/supplier-words';
import type { ScreenProps } from '../../journey/screen';
import { UnavailableScreen } from '../shared/unavailable-screen';

/** The payment could not be read. */
export function TransactionUnavailableScreen({
  snapshot,
  send,
  back,
}: ScreenProps<typeof supplierTransactionMachine>) {
  return (
    <UnavailableScreen
      title={supplierTransactionCopy.title}
      heading={supplierWords.unavailable}
      message={whyItFailed(snapshot.context.failure ?? failure('malformed'))}
      onRetry={() => send({ type: 'retry' })}
      onBack={back}
    />
  );
}
