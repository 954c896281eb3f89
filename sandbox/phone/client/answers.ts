/** What goes back to the app for one question: texts, each with its delay. Empty: it is never answered. */
export interface Spoken {
  readonly json: string;
  readonly delayMs: number;
}

interface Asked {
  readonly id: string;
  /** How the desk says that this question is answered. */
  readonly manner: string;
  /** Milliseconds of a late answer. */
  readonly lateMs: number;
  readonly payload: unknown;
}

/** Makes the answer in the manner that was chosen. */
export function spoken({ id, manner, lateMs, payload }: Asked): readonly Spoken[] {
  const say = (message: object, delayMs = 0): Spoken => ({
    json: JSON.stringify({ version: 1, type: 'answer', id, ...message }),
    delayMs,
  });
  const good = say({ ok: true, payload });
  switch (manner) {
    case 'never':
      return [];
    case 'late':
      return [{ ...good, delayMs: lateMs }];
    case 'refused':
      return [say({ ok: false, reason: 'refused' })];
    case 'unsupported':
      return [say({ ok: false, reason: 'unsupported' })];
    case 'malformed':
      return [{ json: good.json.slice(0, -9), delayMs: 0 }];
    case 'newer':
      return [say({ version: 2, ok: true, payload })];
    case 'twice':
      return [good, good];
    default:
      return [good];
  }
}
