import { type Features, switches } from '../base/features';

/** Whether a workflow that is on enables this lender; FINTREE includes each of its products. */
export function isLenderEnabled(all: Features, nbfc: string): boolean {
  const enabled = enabledLenders(all);
  return enabled.has(nbfc) || (enabled.has('FINTREE') && nbfc.startsWith('FINTREE_'));
}

/** Lenders that the workflows which are on enable in the offer flow (spec 6), each once. */
export function enabledLenders({ flags }: Features): ReadonlySet<string> {
  return new Set(workflows.flatMap(([name, lenders]) => (flags[name] === true ? lenders : [])));
}

/**
 * Whether a lender's approved offer is listed. While no workflow is on, every offer is: a service that does not use these
 * flags must not lose all its offers. A lead-generation variant enables its lender, but excludes no other one: it is mainly
 * for leads. An offer without a lender, or of a lender that no workflow names, is always listed.
 */
export function mayLenderOffer(all: Features, nbfc: string | null): boolean {
  const isAnyOn = workflows.some(
    ([name, lenders]) => lenders.length > 0 && !name.startsWith('LEADGEN_') && all.flags[name] === true,
  );
  if (nbfc === null || !isAnyOn) return true;
  return isLenderEnabled(all, nbfc) || !isLenderEnabled(everyWorkflow, nbfc);
}

const workflows = Object.entries(switches).map(
  ([name, { lenders }]): readonly [string, readonly string[]] => [name, lenders],
);

const everyWorkflow: Features = {
  flags: Object.fromEntries(workflows.map(([name]) => [name, true])),
  experiments: {},
};
