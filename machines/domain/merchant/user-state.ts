import * as v from 'valibot';
import { flag, textOrNull, waitMs } from '../base/wire';
import { identityVerificationSchema } from '../identity/identity-verification';

/** The merchant's progress. The values are assumed: the spec does not list them. */
const processStates = [
  'ENTRY',
  'KYC',
  'APPLICATION',
  'OFFER',
  'BANK',
  'MANDATE',
  'AGREEMENT',
  'DISBURSAL',
  'REPAYMENT',
  'CLOSED',
  'BLOCKED',
] as const;
export type ProcessState = (typeof processStates)[number];

function isProcessState(value: string | null): value is ProcessState {
  return processStates.some((state) => state === value);
}

/** Requires one of the two deciding fields, since a response of another shape would otherwise be read as "not eligible". */
const hasDecidingField = v.pipe(
  v.record(v.string(), v.unknown()),
  v.check(
    (wire) => 'process_state' in wire || 'is_eligible' in wire,
    'neither process_state nor is_eligible',
  ),
);

/** User state (spec 3). `retryAfter` in milliseconds; defaults of the rate limit are -1 and 0. */
export const userStateSchema = v.pipe(
  hasDecidingField,
  v.object({
    /** Null for a new merchant, who starts at the entry screen. */
    process_state: textOrNull,
    process_substate: textOrNull,
    kyc_state: textOrNull,
    is_eligible: flag,
    primary_nbfc: textOrNull,
    approval_status: textOrNull,
    rate_limit: v.nullish(
      v.object({
        no_of_attempts_left: v.nullish(v.pipe(v.number(), v.finite()), -1),
        cool_off_period: waitMs,
      }),
      {},
    ),
    identity_verification: identityVerificationSchema,
  }),
  v.transform((wire) => ({
    /** The value on the wire, for the log. When it is unknown, `processState` is null. */
    rawProcessState: wire.process_state,
    processState: isProcessState(wire.process_state) ? wire.process_state : null,
    processSubState: wire.process_substate,
    kycState: wire.kyc_state,
    isEligible: wire.is_eligible,
    primaryNbfc: wire.primary_nbfc,
    approvalStatus: wire.approval_status,
    rateLimit: {
      attemptsLeft: wire.rate_limit.no_of_attempts_left,
      retryAfter: wire.rate_limit.cool_off_period,
    },
    identityVerification: wire.identity_verification,
  })),
);

export type UserState = v.InferOutput<typeof userStateSchema>;
