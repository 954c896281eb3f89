import {
  type ApprovalMethod,
  approvalMethodOf,
  type FallbackOptions,
  optionsAfter,
} from '../domain/mandate/mandate-fallback';
import type { Context } from './context';

/** The approval method of the current mandate, else the chosen one. */
export function triedMethod({
  mandate,
  approvalMethod,
}: Pick<Context, 'mandate' | 'approvalMethod'>): ApprovalMethod {
  return (mandate && approvalMethodOf(mandate)) ?? approvalMethod ?? 'upiApp';
}

/** Options after the current mandate failed (assumed: mandate fallback). */
export function optionsNow(
  context: Pick<Context, 'mandate' | 'approvalMethod' | 'unavailableMethods'>,
): FallbackOptions {
  return optionsAfter(
    context.mandate?.failureReason ?? null,
    triedMethod(context),
    context.unavailableMethods,
  );
}
