import type { Failure } from '../../../machines/domain/failure';
import { latestLoanError, loadFailureHeading, loadFailureWords } from '../../copy/load-failure';
import { Stack } from '../../ui/stack';
import { Hint } from '../../ui/text';
import { UnavailableScreen } from './unavailable-screen';

interface LoadFailedScreenProps {
  /** The name of the page, in the top row. */
  readonly title: string;
  /** The page's own heading, for a load that spec 8 does not name. */
  readonly heading: string;
  readonly failure: Failure | null;
  readonly onRetry: () => void;
  readonly onBack: () => void;
}

/** A page whose load failed: spec 8's heading for what failed, why, and the latest loan's error as `code: message`. */
export function LoadFailedScreen({ title, heading, failure, onRetry, onBack }: LoadFailedScreenProps) {
  const error = latestLoanError(failure);
  return (
    <UnavailableScreen
      title={title}
      heading={loadFailureHeading(failure, heading)}
      message={loadFailureWords(failure)}
      onRetry={onRetry}
      onBack={onBack}
    >
      {error !== null && (
        <Stack align="center">
          <Hint>{error}</Hint>
        </Stack>
      )}
    </UnavailableScreen>
  );
}
