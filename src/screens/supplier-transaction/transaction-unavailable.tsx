import { supplierTexts } from '#messages/supplier-texts';
import { supplierTransactionCopy } from '#messages/supplier-transaction';
import { failure } from '../../../machines/domain/base/failure';
import type { supplierTransactionMachine } from '../../../machines/supplier-transaction/machine';
import { whyItFailed } from '../../copy/shared';
import type { ScreenProps } from '../../journey/screen';
import { Notice } from '../shared/pages/notice';

/** The payment could not be loaded. */
export function TransactionUnavailableScreen({
  snapshot,
  send,
  back,
}: ScreenProps<typeof supplierTransactionMachine>) {
  return (
    <Notice
      title={supplierTransactionCopy.title}
      heading={supplierTexts.unavailable}
      lead={whyItFailed(snapshot.context.failure ?? failure('malformed'))}
      onAction={() => send({ type: 'retry' })}
      onBack={back}
    />
  );
}
