/** A message that answers a request of the app, as JSON text, and when it is sent. */
export interface DelayedAnswer {
  readonly json: string;
  readonly delayMs: number;
}

interface Request {
  readonly id: string;
  /** The kind of answer that is selected in the control panel: one of `ANSWER_KINDS`. */
  readonly answerKind: string;
  /** Delay of a late answer, ms. */
  readonly lateMs: number;
  readonly payload: unknown;
}

/** The answers to a request: one, two for `twice`, none for `never`. */
export function delayedAnswers({ id, answerKind, lateMs, payload }: Request): readonly DelayedAnswer[] {
  const answer = (message: object, delayMs = 0): DelayedAnswer => ({
    json: JSON.stringify({ version: 1, type: 'answer', id, ...message }),
    delayMs,
  });
  const success = answer({ ok: true, payload });
  switch (answerKind) {
    case 'never':
      return [];
    case 'late':
      return [{ ...success, delayMs: lateMs }];
    case 'refused':
      return [answer({ ok: false, reason: 'refused' })];
    case 'unsupported':
      return [answer({ ok: false, reason: 'unsupported' })];
    case 'malformed':
      return [{ json: success.json.slice(0, -9), delayMs: 0 }];
    case 'newer':
      return [answer({ version: 2, ok: true, payload })];
    case 'other-id':
      return [answer({ id: 'another', ok: true, payload })];
    case 'twice':
      return [success, success];
    default:
      return [success];
  }
}
