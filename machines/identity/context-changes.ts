import { failure } from '../domain/base/failure';
import type { Ekyc } from '../domain/identity/ekyc';
import { withoutLapsedChecks } from '../domain/identity/identity';
import type { KycDocument } from '../domain/identity/kyc-document';
import type { PanStatus } from '../domain/identity/pan-status';
import type { IdentityContext, IdentityFacts } from './context';

// Context changes after a response of the service.

/** After a read: the new facts, without checks that have lapsed. */
export function contextAfterRead(read: IdentityFacts) {
  const facts = withoutLapsedChecks(read);
  return {
    facts,
    pathParams: facts.ekyc === null ? {} : { ekycId: facts.ekyc.id },
    retryWait: facts.rateLimit?.retryAfter ?? 0,
    failure: null,
  };
}

/** After the PAN was submitted: a mismatch is corrected in the form, any other status opens the PAN's status page. */
export function contextAfterPan({ facts }: IdentityContext, pan: PanStatus) {
  const isMismatch = pan.verificationStatus === 'MISMATCH';
  return {
    facts: facts && { ...facts, pan },
    failure: isMismatch ? failure('refused', { code: pan.error }) : null,
    page: isMismatch ? ('pan' as const) : ('pan-status' as const),
    polls: 0,
  };
}

/** After the service opened an Aadhaar check, or returned the open one. */
export function contextAfterEkyc({ facts }: IdentityContext, ekyc: Ekyc) {
  return {
    facts: facts && { ...facts, ekyc, isEkycUnknown: false },
    pathParams: { ekycId: ekyc.id },
    page: 'ekyc' as const,
    urlEkycId: null,
    polls: 0,
    failure: null,
  };
}

/** After an upload: the new document replaces an older one of the same kind. */
export function contextAfterDocument({ facts }: IdentityContext, uploaded: KycDocument) {
  if (facts === null) return {};
  const others = facts.documents.filter(({ kind }) => kind !== uploaded.kind);
  return { facts: { ...facts, documents: [...others, uploaded] }, failure: null, polls: 0 };
}
