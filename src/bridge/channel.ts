import { type HostWindow, sendToHost } from './host-channels';
import {
  type AppMessage,
  hostMessage,
  MESSAGE_VERSION,
  type NotificationType,
  parseJson,
  parseOrNull,
  type RequestType,
  TIME_LIMIT_MS,
} from './messages';

/** Result of a request. `unsupported`: the host is older than the request type. */
export type Reply =
  | { readonly kind: 'answered'; readonly payload: unknown }
  | { readonly kind: 'refused' | 'unsupported' | 'unanswered' };

/** The message protocol between app and host, the same on all platforms. */
export interface Channel {
  /** Sends a message that has no answer; false when it could not be delivered. */
  readonly notify: (type: NotificationType, payload?: unknown) => boolean;
  /** Sends a request, and waits for its answer or the timeout. Never rejects. */
  readonly request: (type: RequestType, payload?: unknown) => Promise<Reply>;
}

/** Opens the channel. @param eventHandlers called for the host's events */
export function openChannel(
  page: HostWindow,
  eventHandlers: Readonly<Record<'back' | 'resume', () => void>>,
): Channel {
  const openRequests = new Map<string, (reply: Reply) => void>();
  let sentCount = 0;

  /** @param isTrusted false for `onLoanHostMessage`, which any script of the page could call: answers are ignored there */
  function receive(json: unknown, isTrusted: boolean): void {
    const message = parseOrNull(hostMessage, parseJson(json));
    if (message === null) return;
    const isSupportedVersion = (message.version ?? MESSAGE_VERSION) === MESSAGE_VERSION;
    // An answer of another protocol version ends the wait as unanswered. A late or second answer is ignored.
    if (message.type === 'answer') {
      if (isTrusted)
        openRequests.get(message.id)?.(isSupportedVersion ? replyOf(message) : { kind: 'unanswered' });
    } else if (isSupportedVersion) eventHandlers[message.type]();
  }

  page.onLoanHostMessage = (json) => receive(json, false);

  function send(type: RequestType | NotificationType, payload: unknown, id: string): boolean {
    const message: AppMessage = { version: MESSAGE_VERSION, id, type, payload };
    return sendToHost(page, JSON.stringify(message), (json) => receive(json, true));
  }

  function nextId(): string {
    sentCount += 1;
    return String(sentCount);
  }

  return {
    notify: (type, payload) => send(type, payload, nextId()),
    request: (type, payload) =>
      new Promise((resolve) => {
        const id = nextId();
        const finish = (reply: Reply) => {
          clearTimeout(timer);
          openRequests.delete(id);
          resolve(reply);
        };
        const timer = setTimeout(() => finish({ kind: 'unanswered' }), TIME_LIMIT_MS[type]);
        // Registered before sending: a host may answer synchronously.
        openRequests.set(id, finish);
        if (!send(type, payload, id)) finish({ kind: 'unanswered' });
      }),
  };
}

function replyOf({
  ok,
  reason,
  payload,
}: {
  ok: boolean;
  reason?: string | undefined;
  payload?: unknown;
}): Reply {
  if (ok) return { kind: 'answered', payload };
  return { kind: reason === 'unsupported' ? 'unsupported' : 'refused' };
}
