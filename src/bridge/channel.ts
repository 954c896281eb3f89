import { type HostWindow, sendToHost } from './host-channels';
import {
  type Answer,
  hostMessage,
  MESSAGE_VERSION,
  otherVersionAnswer,
  parseJson,
  parseOrNull,
  TIME_LIMIT_MS,
} from './messages';
import type { AppMessage, AppNotification, AppRequest } from './requests';

/** Result of a request. `unsupported`: the host is older than the request type. */
export type Reply =
  | { readonly kind: 'answered'; readonly payload: unknown }
  | { readonly kind: 'refused' | 'unsupported' | 'unanswered' };

/** The message protocol between app and host, the same on all platforms. */
export interface Channel {
  /** Sends a message that has no answer; false when it could not be delivered. */
  readonly notify: (notification: AppNotification) => boolean;
  /** Sends a request, and waits for its answer or the timeout. Never rejects. */
  readonly request: (request: AppRequest) => Promise<Reply>;
}

/** Opens the channel. @param eventHandlers called for the host's events */
export function openChannel(
  page: HostWindow,
  eventHandlers: Readonly<Record<'back' | 'resume', () => void>>,
): Channel {
  const openRequests = new Map<string, (reply: Reply) => void>();
  let sentCount = 0;

  /** `isTrusted` is false for `onLoanHostMessage`, which any script of the page could call: answers are ignored there. */
  function receive(json: unknown, { isTrusted }: { readonly isTrusted: boolean }): void {
    const received = parseJson(json);
    const message = parseOrNull(hostMessage, received);
    if (message !== null && message.type !== 'answer') eventHandlers[message.type]();
    else if (isTrusted) {
      // An answer of another protocol version ends the wait as unanswered. A late or second answer is ignored.
      const id = (message ?? parseOrNull(otherVersionAnswer, received))?.id;
      if (id !== undefined) openRequests.get(id)?.(replyOf(message));
    }
  }

  page.onLoanHostMessage = (json) => receive(json, { isTrusted: false });

  function send(content: AppRequest | AppNotification, id: string): boolean {
    const message: AppMessage = { version: MESSAGE_VERSION, id, ...content };
    return sendToHost(page, JSON.stringify(message), (json) => receive(json, { isTrusted: true }));
  }

  function nextId(): string {
    sentCount += 1;
    return String(sentCount);
  }

  return {
    notify: (notification) => send(notification, nextId()),
    request: (request) =>
      new Promise((resolve) => {
        const id = nextId();
        const finish = (reply: Reply) => {
          clearTimeout(timer);
          openRequests.delete(id);
          resolve(reply);
        };
        const timer = setTimeout(() => finish({ kind: 'unanswered' }), TIME_LIMIT_MS[request.type]);
        // Registered before sending: a host may answer synchronously.
        openRequests.set(id, finish);
        if (!send(request, id)) finish({ kind: 'unanswered' });
      }),
  };
}

/** @param answer null when it cannot be read */
function replyOf(answer: Answer | null): Reply {
  if (answer === null) return { kind: 'unanswered' };
  return answer.ok ? { kind: 'answered', payload: answer.payload } : { kind: answer.reason };
}
