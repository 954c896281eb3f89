import { sharedCopy } from '#messages/shared';
import { Button } from '../../ui/controls/button';

interface CheckAgainProps {
  /** The app itself asks again after a wait. */
  readonly isPolling: boolean;
  /** The status is being read now. */
  readonly isChecking: boolean;
  readonly onCheck: () => void;
}

/**
 * Button that reads the status at once, on a page that waits for a third party. It is primary only once the app has stopped asking:
 * before, nothing need be done.
 */
export function CheckAgain({ isPolling, isChecking, onCheck }: CheckAgainProps) {
  return (
    <Button variant={isPolling ? 'secondary' : 'primary'} busy={isChecking} onClick={onCheck}>
      {sharedCopy.checkAgain}
    </Button>
  );
}
