import { redact, redactKey } from './redact';

interface Shown {
  readonly context: object;
  readonly copy: Readonly<Record<string, unknown>>;
}

/** What each actor showed last. */
const latest = new WeakMap<object, Shown>();

/** A copy of an actor's context that may leave the app. Most of it is what it was a step before, and is not redacted again. */
export function redactContext(actor: object, context: object): Readonly<Record<string, unknown>> {
  const before = latest.get(actor);
  if (before?.context === context) return before.copy;
  const copy: Record<string, unknown> = {};
  for (const [name, value] of Object.entries(context)) {
    const key = redactKey(name);
    const isSame = before !== undefined && Reflect.get(before.context, name) === value && key in before.copy;
    copy[key] = isSame ? before.copy[key] : redact(value, name);
  }
  latest.set(actor, { context, copy });
  return copy;
}
