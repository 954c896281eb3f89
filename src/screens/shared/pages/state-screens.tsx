import type { Failure } from '../../../../machines/domain/base/failure';
import type { Status } from '../../../ui/feedback/status-mark';
import type { Steps } from '../../../ui/page/step-bar';
import { LoadFailedScreen } from './load-failed-screen';
import { LoadingScreen } from './loading-screen';
import { Notice } from './notice';

/**
 * Screens that differ only in their texts, created where a journey lists its screens. States that share a screen share the
 * component.
 */

/**
 * The screen of a loading state.
 * @param awaiting what is loading, and from whom, in a sentence
 * @param shape placeholder cards (two by default), and the steps of the loan where the page shows them
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
 * The screen of a failed load, from `context.failure`; `retry` loads again.
 * @param heading what could not be loaded; specification 8's own wording replaces it where it has one
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
 * @param type of the event that the action sends
 */
export function noticeScreen<TType extends string>(
  title: string,
  { heading, lead, action }: NoticeTexts,
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
