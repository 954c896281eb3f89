import { type Call, type Operation, ok, type Schemas } from '../base/operation';
import { changeMerchant, recordEvent } from '../database/merchant';
import { latestAgreement } from './agreement';
import { identityVerification } from './identity/identity-verification';
import { phoneCode } from './identity/mandate-phone';
import { panLimit } from './identity/pan-details';
import { codeLimit } from './one-time-code';

/** Order of the process states. Agreement and mandate are equal, because they come in either order. */
const RANK: Record<string, number> = {
  ENTRY: 0,
  KYC: 1,
  APPLICATION: 2,
  OFFER: 3,
  BANK: 4,
  MANDATE: 5,
  AGREEMENT: 5,
  DISBURSAL: 6,
  REPAYMENT: 7,
  CLOSED: 8,
  BLOCKED: 9,
};
/** From this rank on, only the lender sets the process state. */
const FIRST_LENDER_RANK = 6;

export const getUserState: Operation<'getUserState'> = async (call) => ok(await userState(call));

/**
 * Stores the process state that the client reports, unless it comes before the current one, or only the lender sets it. Of
 * the KYC state, the client can only report that KYC was started.
 */
export const setUserState: Operation<'setUserState'> = async (call, { body }) => {
  const { tx, merchant, now } = call;
  if (merchant.kycState === 'NOT_STARTED' && body.kyc_state === 'IN_PROGRESS')
    await changeMerchant(tx, merchant, { kycState: 'IN_PROGRESS' });
  const currentRank = RANK[merchant.processState] ?? 0;
  const newRank = RANK[body.process_state] ?? -1;
  const isSameState = body.process_state === merchant.processState;
  if (newRank >= currentRank && (newRank < FIRST_LENDER_RANK || isSameState)) {
    await changeMerchant(tx, merchant, {
      processState: body.process_state,
      processSubstate: body.process_substate,
    });
    await recordEvent(tx, merchant.id, now, 'step.reached', {
      process_state: body.process_state,
      process_substate: body.process_substate,
    });
  }
  return ok(await userState(call));
};

async function userState(call: Call): Promise<Schemas['UserState']> {
  const { merchant } = call;
  return {
    process_state: merchant.processState,
    process_substate: merchant.processSubstate,
    kyc_state: merchant.kycState,
    is_eligible: merchant.isEligible,
    primary_nbfc: merchant.primaryNbfc,
    approval_status: approvalOf(merchant.approvalStatus),
    rate_limit: await rateLimit(call),
    identity_verification: await identityVerification(call),
  };
}

const approvalOf = (status: string | null) =>
  status === 'PENDING' || status === 'APPROVED' || status === 'REJECTED' ? status : null;

/** Attempts left and retry wait (seconds) of the limit with the longest retry wait; empty before any attempt. */
async function rateLimit(call: Call): Promise<NonNullable<Schemas['UserState']['rate_limit']>> {
  const row = await latestAgreement(call);
  const limits = [
    row && (await codeLimit(call, { purpose: 'agreement', subject: row.id })),
    await codeLimit(call, phoneCode(call.merchant.id)),
    await panLimit(call),
  ];
  const [strictest] = limits
    .flatMap((limit) => limit ?? [])
    .sort((first, second) => second.retryWait - first.retryWait);
  if (strictest === undefined) return {};
  return { no_of_attempts_left: strictest.attemptsLeft, cool_off_period: strictest.retryWait };
}
