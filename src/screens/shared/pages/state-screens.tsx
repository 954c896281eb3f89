import type { Failure } from '../../../../machines/domain/base/failure';
import type { Status } from '../../../ui/feedback/status-drawing';
import type { Steps } from '../../../ui/page/step-bar';
import { LoadFailedScreen } from './load-failed-screen';
import { LoadingScreen } from './loading-screen';
import { Notice } from './notice';

/** Functions that create screens which differ only in their texts. States that share a screen have to share its component. */

/**
 * The screen of a loading state.
 * @param awaiting what is loading, and from whom, in a sentence
 * @param options number of placeholder cards (two by default), and the progress bar where the page shows one
 */
export function loadingScreen(
  title: string,
  awaiting: string,
  options: { readonly cards?: number; readonly steps?: Steps } = {},
) {
  return function Loading() {
    return <LoadingScreen title={title} awaiting={awaiting} {...options} />;
  };
}

interface UnavailableProps {
  readonly snapshot: { readonly context: { readonly failure: Failure | null } };
  readonly send: (event: { readonly type: 'retry' }) => void;
  readonly back: () => void;
}

/**
 * The screen of a failed load, from `context.failure`; `retry` loads again.
 * @param heading what could not be loaded; replaced by the wording of spec 8 where there is one
 */
export function unavailableScreen(title: string, heading: string) {
  return function Unavailable({ snapshot, send, back }: UnavailableProps) {
    return (
      <LoadFailedScreen
        title={title}
        heading={heading}
        failure={snapshot.context.failure}
        onRetry={() => send({ type: 'retry' })}
        onBack={back}
      />
    );
  };
}

interface NoticeTexts {
  readonly heading: string;
  readonly lead: string;
  /** Label of the one action. */
  readonly action: string;
}

/**
 * The screen of a state with one message and one action.
 * @param eventType type of the event that the action sends
 */
export function noticeScreen<TType extends string>(
  title: string,
  { heading, lead, action }: NoticeTexts,
  eventType: TType,
  status: Status = 'info',
) {
  return function NoticeOfState({
    send,
    back,
  }: {
    readonly send: (event: { readonly type: TType }) => void;
    readonly back: () => void;
  }) {
    return (
      <Notice
        title={title}
        heading={heading}
        lead={lead}
        status={status}
        action={action}
        onAction={() => send({ type: eventType })}
        onBack={back}
      />
    );
  };
}
