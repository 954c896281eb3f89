import * as v from 'valibot';
import { flag, textOrNull, waitingTime } from '../base/wire';
import { identityVerification } from '../identity/identity-verification';

/** The merchant's progress (assumed; the spec does not show the values). */
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

/** A response of another shape must not read as "not eligible": one of the two fields that decide must be present. */
const hasDecidingField = v.pipe(
  v.record(v.string(), v.unknown()),
  v.check((wire) => 'process_state' in wire || 'is_eligible' in wire, 'neither where nor whether'),
);

/** User state (spec 3). `retryAfter` in milliseconds; defaults of the rate limit are -1 and 0. */
export const userState = v.pipe(
  hasDecidingField,
  v.object({
    /** Null for a newcomer: the entry screen. */
    process_state: textOrNull,
    process_substate: textOrNull,
    kyc_state: textOrNull,
    is_eligible: flag,
    primary_nbfc: textOrNull,
    approval_status: textOrNull,
    rate_limit: v.nullish(
      v.object({
        no_of_attempts_left: v.nullish(v.pipe(v.number(), v.finite()), -1),
        cool_off_period: waitingTime,
      }),
      {},
    ),
    identity_verification: identityVerification,
  }),
  v.transform((wire) => ({
    /** The value on the wire, for the log; `processState` is null when it is unknown. */
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

export type UserState = v.InferOutput<typeof userState>;
