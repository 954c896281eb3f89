import { type Features, switches } from '../base/features';

/** Whether a lender workflow that is on includes this lender. FINTREE stands for each `FINTREE_{product}` too. */
export function isLenderEnabled(features: Features, nbfc: string): boolean {
  const enabled = enabledLenders(features);
  return enabled.has(nbfc) || (enabled.has('FINTREE') && nbfc.startsWith('FINTREE_'));
}

/** Codes of all lenders whose workflow is on (spec 6). */
export function enabledLenders({ flags }: Features): ReadonlySet<string> {
  return new Set(workflows.flatMap(([name, lenders]) => (flags[name] === true ? lenders : [])));
}

/**
 * Whether a lender's approved offers are listed. All are listed while no lender workflow is on, so that a service which does not
 * use these flags loses no offers. Lead-generation workflows enable their lender, but do not exclude others. Offers without a
 * lender, and offers of a lender in no workflow, are always listed.
 */
export function mayLenderOffer(features: Features, nbfc: string | null): boolean {
  const isAnyOn = workflows.some(
    ([name, lenders]) => lenders.length > 0 && !name.startsWith('LEADGEN_') && features.flags[name] === true,
  );
  if (nbfc === null || !isAnyOn) return true;
  return isLenderEnabled(features, nbfc) || !isLenderEnabled(allWorkflowsOn, nbfc);
}

const workflows = Object.entries(switches).map(
  ([name, { lenders }]): readonly [string, readonly string[]] => [name, lenders],
);

const allWorkflowsOn: Features = {
  flags: Object.fromEntries(workflows.map(([name]) => [name, true])),
  experiments: {},
};
