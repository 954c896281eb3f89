import { failure } from '../domain/base/failure';
import type { Ekyc } from '../domain/identity/ekyc';
import { countingIdentity } from '../domain/identity/identity';
import type { KycDocument } from '../domain/identity/kyc-document';
import type { PanStanding } from '../domain/identity/pan-standing';
import type { IdentityContext, IdentityFacts } from './context';

// What is known after the service answered.

/** What was read, as it counts. */
export function factsRead(read: IdentityFacts) {
  const facts = countingIdentity(read);
  return {
    facts,
    pathParams: facts.ekyc === null ? {} : { ekycId: facts.ekyc.id },
    coolOff: facts.rateLimit?.retryAfter ?? 0,
    failure: null,
  };
}

/** The registry's word on the PAN. What does not fit is mended in the form; all else stands on the page of the PAN's state. */
export function panAnswered({ facts }: IdentityContext, pan: PanStanding) {
  const isMismatch = pan.verificationStatus === 'MISMATCH';
  return {
    facts: facts && { ...facts, pan },
    failure: isMismatch ? failure('refused', { code: pan.error }) : null,
    place: isMismatch ? ('pan' as const) : ('pan-status' as const),
    polls: 0,
  };
}

/** An Aadhaar check was opened, or is there already. */
export function ekycAnswered({ facts }: IdentityContext, ekyc: Ekyc) {
  return {
    facts: facts && { ...facts, ekyc, isEkycUnknown: false },
    pathParams: { ekycId: ekyc.id },
    place: 'ekyc' as const,
    askedEkycId: null,
    polls: 0,
    failure: null,
  };
}

/** The newest document of a kind stands in the place of the one before. */
export function documentAnswered({ facts }: IdentityContext, sent: KycDocument) {
  if (facts === null) return {};
  const others = facts.documents.filter(({ kind }) => kind !== sent.kind);
  return { facts: { ...facts, documents: [...others, sent] }, failure: null, polls: 0 };
}
