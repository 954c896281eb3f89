import { type HostWindow, sendToHost } from './host-channels';
import {
  type AppMessage,
  hostMessage,
  MESSAGE_VERSION,
  type Notice,
  parseJson,
  type Question,
  readMessage,
  TIME_LIMIT_MS,
} from './messages';

/** What became of a question. `unsupported`: the host is older than the question. */
export type Reply =
  | { readonly kind: 'answered'; readonly payload: unknown }
  | { readonly kind: 'refused' | 'unsupported' | 'unanswered' };

/** The protocol between app and host, one for all platforms: ids, time limits, and a channel that trusts nobody. */
export interface Channel {
  /** Sends what is not answered; false when the host could not take it. */
  readonly tell: (type: Notice, payload?: unknown) => boolean;
  /** Sends a question; it always has an end. */
  readonly ask: (type: Question, payload?: unknown) => Promise<Reply>;
}

/** Opens the channel. @param on what the host says of its own accord */
export function openChannel(page: HostWindow, on: Readonly<Record<'back' | 'resume', () => void>>): Channel {
  const waiting = new Map<string, (reply: Reply) => void>();
  let sent = 0;

  /** @param mayAnswer an event's own entrance, which any script of the page could call, answers nothing */
  function hear(json: unknown, mayAnswer: boolean): void {
    const message = readMessage(hostMessage, parseJson(json));
    if (message === null) return;
    const isOurs = (message.version ?? MESSAGE_VERSION) === MESSAGE_VERSION;
    // An answer in words of another version is none, but it ends the wait. A late or a second one finds nobody.
    if (message.type === 'answer') {
      if (mayAnswer) waiting.get(message.id)?.(isOurs ? replyOf(message) : { kind: 'unanswered' });
    } else if (isOurs) on[message.type]();
  }

  page.onLoanHostMessage = (json) => hear(json, false);

  function send(type: Question | Notice, payload: unknown, id: string): boolean {
    const message: AppMessage = { version: MESSAGE_VERSION, id, type, payload };
    return sendToHost(page, JSON.stringify(message), (json) => hear(json, true));
  }

  function nextId(): string {
    sent += 1;
    return String(sent);
  }

  return {
    tell: (type, payload) => send(type, payload, nextId()),
    ask: (type, payload) =>
      new Promise((resolve) => {
        const id = nextId();
        const finish = (reply: Reply) => {
          clearTimeout(timer);
          waiting.delete(id);
          resolve(reply);
        };
        const timer = setTimeout(() => finish({ kind: 'unanswered' }), TIME_LIMIT_MS[type]);
        // Before it is asked: a host may answer while it is being told.
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
