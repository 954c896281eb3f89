import { choicesOf, type Flags, readFlags } from '../base/flags';

const { features, experiments, ...behaviour } = readFlags('{}');

/** The flags that the form on the flags page sends. A missing checkbox is false, an empty text resets the flag (null). */
export function flagsFromForm(form: URLSearchParams): Record<string, unknown> {
  return {
    features: Object.fromEntries(Object.keys(features).map((name) => [name, form.has(`features.${name}`)])),
    experiments: Object.fromEntries(
      Object.keys(experiments).map((name) => [name, Number(form.get(`experiments.${name}`) ?? 0)]),
    ),
    ...Object.fromEntries(
      Object.entries(behaviour).map(([name, value]) => [name, readField(name, value, form.get(name))]),
    ),
  };
}

function readField(name: string, value: Flags[keyof Flags], sent: string | null): unknown {
  if (typeof value === 'boolean') return sent !== null;
  if (sent === null || sent === '') return null;
  return typeof value === 'number' && choicesOf(name) === undefined ? Number(sent) : sent;
}
