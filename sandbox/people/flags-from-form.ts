import { choicesOf, type Flags, readFlags } from './flags';

const { features, experiments, ...behaviour } = readFlags('{}');

/** Flags of the page's form: an unticked box is not sent, an empty text resets a flag to its default. */
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
