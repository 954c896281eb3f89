import * as v from 'valibot';

/** Profile feature flags and experiments, set by the server (spec 6). An experiment is on only at status 1. */
export const features = v.pipe(
  v.object({
    features: v.nullish(v.record(v.string(), v.boolean()), {}),
    experiments: v.nullish(v.record(v.string(), v.pipe(v.number(), v.finite())), {}),
  }),
  v.transform((wire) => ({ flags: wire.features, experiments: wire.experiments })),
);

export type Features = v.InferOutput<typeof features>;

/** Whether the server switched a feature on, by flag or by experiment status 1. */
export function isOn({ flags, experiments }: Features, name: string): boolean {
  return flags[name] === true || experiments[name] === 1;
}

/** The processing fee is shown as 0, with its line (spec 6, processing-fee disable). */
export const PROCESSING_FEE_DISABLE = 'PROCESSING_FEE_DISABLE';
