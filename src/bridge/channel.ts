import { type HostWindow, sendToHost } from './host-channels';
import {
  type AppMessage,
  hostMessage,
  MESSAGE_VERSION,
  type NotificationType,
  parseJson,
  type RequestType,
  readMessage,
  TIME_LIMIT_MS,
} from './messages';

/** Result of a request. `unsupported`: the host is older than the request type. */
export type Reply =
  | { readonly kind: 'answered'; readonly payload: unknown }
  | { readonly kind: 'refused' | 'unsupported' | 'unanswered' };

/** The protocol between app and host on all platforms: ids, timeouts, and untrusted input. */
export interface Channel {
  /** Sends a message without an answer; false when the host could not take it. */
  readonly notify: (type: NotificationType, payload?: unknown) => boolean;
  /** Sends a request; it always settles. */
  readonly request: (type: RequestType, payload?: unknown) => Promise<Reply>;
}

/** Opens the channel. @param on events of the host */
export function openChannel(page: HostWindow, on: Readonly<Record<'back' | 'resume', () => void>>): Channel {
  const waiting = new Map<string, (reply: Reply) => void>();
  let sent = 0;

  /** @param mayAnswer false for the event function, which any script of the page could call */
  function receive(json: unknown, mayAnswer: boolean): void {
    const message = readMessage(hostMessage, parseJson(json));
    if (message === null) return;
    const isOurs = (message.version ?? MESSAGE_VERSION) === MESSAGE_VERSION;
    // An answer of another protocol version is invalid, but ends the wait. A late or second answer is ignored.
    if (message.type === 'answer') {
      if (mayAnswer) waiting.get(message.id)?.(isOurs ? replyOf(message) : { kind: 'unanswered' });
    } else if (isOurs) on[message.type]();
  }

  page.onLoanHostMessage = (json) => receive(json, false);

  function send(type: RequestType | NotificationType, payload: unknown, id: string): boolean {
    const message: AppMessage = { version: MESSAGE_VERSION, id, type, payload };
    return sendToHost(page, JSON.stringify(message), (json) => receive(json, true));
  }

  function nextId(): string {
    sent += 1;
    return String(sent);
  }

  return {
    notify: (type, payload) => send(type, payload, nextId()),
    request: (type, payload) =>
      new Promise((resolve) => {
        const id = nextId();
        const finish = (reply: Reply) => {
          clearTimeout(timer);
          waiting.delete(id);
          resolve(reply);
        };
        const timer = setTimeout(() => finish({ kind: 'unanswered' }), TIME_LIMIT_MS[type]);
        // Before sending: a host may answer synchronously.
        waiting.set(id, finish);
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
