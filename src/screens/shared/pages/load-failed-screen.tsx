import type { Failure } from '../../../../machines/domain/base/failure';
import { latestLoanError, loadFailureHeading, loadFailureText } from '../../../copy/load-failure';
import { Stack } from '../../../ui/base/stack';
import { Hint } from '../../../ui/base/text';
import { Notice } from './notice';

interface LoadFailedScreenProps {
  /** The title in the top row. */
  readonly title: string;
  /** The heading for a load that spec 8 does not list. */
  readonly heading: string;
  readonly failure: Failure | null;
  readonly onRetry: () => void;
  readonly onBack: () => void;
}

/** A page whose load failed: the heading of spec 8, the reason, and for the latest loan its error as `code: message`. */
export function LoadFailedScreen({ title, heading, failure, onRetry, onBack }: LoadFailedScreenProps) {
  const error = latestLoanError(failure);
  return (
    <Notice
      title={title}
      heading={loadFailureHeading(failure, heading)}
      lead={loadFailureText(failure)}
      onAction={onRetry}
      onBack={onBack}
    >
      {error !== null && (
        <Stack align="center">
          <Hint>{error}</Hint>
        </Stack>
      )}
    </Notice>
  );
}
