import type { Failure } from '../../../../machines/domain/base/failure';
import type { Status } from '../../../ui/feedback/status-mark';
import type { Steps } from '../../../ui/page/step-bar';
import { LoadFailedScreen } from './load-failed-screen';
import { LoadingScreen } from './loading-screen';
import { Notice } from './notice';

/** Screens that differ by their words alone, made where a journey lists its screens. States that share one share the component. */

/**
 * The screen of a state whose data is on its way.
 * @param awaiting what is awaited, and from whom, in a sentence
 * @param shape cards in the skeleton (two when not given), and the steps of the loan where the page shows them
 */
export function loadingScreen(
  title: string,
  awaiting: string,
  shape: { readonly cards?: number; readonly steps?: Steps } = {},
) {
  return function Loading() {
    return <LoadingScreen title={title} awaiting={awaiting} {...shape} />;
  };
}

interface UnavailableProps {
  readonly snapshot: { readonly context: { readonly failure: Failure | null } };
  readonly send: (event: { readonly type: 'retry' }) => void;
  readonly back: () => void;
}

/**
 * The screen of a load that failed, as `context.failure` says; `retry` asks again.
 * @param heading what could not be loaded; specification 8's own words take its place where it has some
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

interface NoticeWords {
  readonly heading: string;
  readonly lead: string;
  /** The one thing to do. */
  readonly action: string;
}

/**
 * The screen of a state that says one thing and offers one action.
 * @param type of the event that the action sends
 */
export function noticeScreen<TType extends string>(
  title: string,
  { heading, lead, action }: NoticeWords,
  type: TType,
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
        onAction={() => send({ type })}
        onBack={back}
      />
    );
  };
}
