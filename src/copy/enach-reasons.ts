import { enachReasons, unknownEnachReason } from '#messages/enach-reasons';

/** Why the bank refused a mandate; a general sentence for null or an unknown code. */
export function whyMandateFailed(reason: string | null): string {
  const texts: Readonly<Record<string, string | undefined>> = enachReasons;
  const known = reason !== null && Object.keys(enachReasons).includes(reason) ? texts[reason] : undefined;
  return known ?? unknownEnachReason;
}
