import { type Features, switches } from './features';

/** Whether a workflow that is on enables this lender; FINTREE stands for each of its products. */
export function isLenderEnabled(all: Features, nbfc: string): boolean {
  const enabled = enabledLenders(all);
  return enabled.has(nbfc) || (enabled.has('FINTREE') && nbfc.startsWith('FINTREE_'));
}

/**
 * Lenders that the workflows which are on enable in the offer flow (spec 6), each once. The offers themselves are the
 * server's: a lender that is missing here is explained by this list, never hidden because of it.
 */
export function enabledLenders({ flags }: Features): ReadonlySet<string> {
  return new Set(
    Object.entries(switches).flatMap(([name, { lenders }]): readonly string[] =>
      flags[name] === true ? lenders : [],
    ),
  );
}
