import type { Flags } from './flags';

/** The lenders that each lender workflow (spec 6) enables to make offers. */
const WORKFLOWS: Readonly<Record<string, readonly string[]>> = {
  AM_WORKFLOW: ['ARTHMATE'],
  FNT_WORKFLOW: ['FINTREE'],
  APFL_WORKFLOW: ['APOLLO_FINVEST'],
  AM_FNT_APFL_WORKFLOW: ['ARTHMATE', 'FINTREE', 'APOLLO_FINVEST'],
  USFB_WORKFLOW: ['USFB'],
  USFB_AM_WORKFLOW: ['USFB', 'ARTHMATE'],
  USFB_APFL_WORKFLOW: ['USFB', 'APOLLO_FINVEST'],
  USFB_HML_WORKFLOW: ['USFB', 'HINDON_MERCANTILE_LIMITED'],
  USFB_AM_FNT_APFL_WORKFLOW: ['USFB', 'ARTHMATE', 'FINTREE', 'APOLLO_FINVEST'],
  VCPL_WORKFLOW: ['VIVRITI_CAPITAL_LIMITED'],
  HML_WORKFLOW: ['HINDON_MERCANTILE_LIMITED'],
  HRC_WORKFLOW: ['HINDON_RUPEECIRCLE'],
  NFL_WORKFLOW: ['NIYOGIN_FINTECH_LIMITED'],
  QC_WORKFLOW: ['QUID_CASH'],
  LENDBOX_WORKFLOW: ['LENDBOX'],
  STASHFIN_WORKFLOW: ['STASHFIN'],
  LEADGEN_LENDBOX_WORKFLOW: ['LENDBOX'],
  LEADGEN_STASHFIN_WORKFLOW: ['STASHFIN'],
};

/** Names of all lender workflows, and of the general lead generation, which enables no lender to make offers here. */
export const LENDER_WORKFLOWS = [...Object.keys(WORKFLOWS), 'LEADGEN_WORKFLOW'];

/** Codes of the lenders that a workflow enables; empty for the general lead generation. */
export const lendersOfWorkflow = (name: string): readonly string[] => WORKFLOWS[name] ?? [];

/**
 * Whether a lender may make offers: every lender while no lender workflow is on, otherwise those that a workflow enables. A
 * LEADGEN_ workflow does not exclude other lenders. The code FINTREE stands for every FINTREE_{product}. Every lender with
 * `offers_as_written`.
 */
export function isLenderEnabled(
  { features, offers_as_written: isLeftToApp }: Pick<Flags, 'features' | 'offers_as_written'>,
  lender: string | null,
): boolean {
  if (isLeftToApp) return true;
  const enabled = Object.entries(WORKFLOWS).filter(([name]) => features[name] === true);
  if (enabled.every(([name]) => name.startsWith('LEADGEN_'))) return true;
  const codes = enabled.flatMap(([, lenders]) => lenders);
  return lender !== null && codes.some((code) => code === lender || isProductOf(code, lender));
}

const isProductOf = (code: string, lender: string): boolean =>
  code === 'FINTREE' && lender.startsWith('FINTREE_');
