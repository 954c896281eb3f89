import { redact, redactKey } from './redact';

type Fields = Readonly<Record<string, unknown>>;

interface Shown {
  readonly context: Fields;
  readonly size: number;
  readonly copy: Fields;
}

/** What each actor showed last. */
const latest = new WeakMap<object, Shown>();

const NOTHING: Shown = { context: {}, size: 0, copy: {} };

/** A copy of an actor's context that may leave the app. Most of it is what it was a step before, and is not redacted again. */
export function redactContext(actor: object, context: Fields): Fields {
  const before = latest.get(actor) ?? NOTHING;
  if (before.context === context) return before.copy;
  const names = Object.keys(context);
  // What is gone must not stand in the copy: with as many as before, and each of those among them, nothing is.
  const isSame = names.length === before.size && names.every((name) => name in before.context);
  const known = isSame ? before : NOTHING;
  const copy: Record<string, unknown> = { ...known.copy };
  for (const name of names)
    if (!isSame || context[name] !== known.context[name]) copy[redactKey(name)] = redact(context[name], name);
  latest.set(actor, { context, size: names.length, copy });
  return copy;
}
