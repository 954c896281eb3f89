/** After a PAN that does not match, the facts are read again: a lapsed identity check must not count as valid by that. */
import { expect, it } from 'vitest';
import { createActor, waitFor } from 'xstate';

import type { PanStatus } from '../../machines/domain/identity/pan-status';
import type { IdentityFacts, PanToCheck } from '../../machines/identity/context';
import { identityMachine } from '../../machines/identity/machine';
import type { IdentityRequest } from '../../machines/identity/setup';
import { createLoad } from '../../machines/shared/load';
import { createSubmission } from '../../machines/shared/submission';
import { consentRecord } from '../../src/copy/consents';
import {
  dateOfBirth,
  documentWith,
  ekycWith,
  factsWith,
  panNumber,
  panWith,
  statusWith,
} from '../paths/support/fixtures/identity';

it('a PAN that does not match leaves a lapsed check lapsed', async () => {
  const lapsed = factsWith({
    status: statusWith({ kyc_state: 'EXPIRED', pan_status: 'NOT_SUBMITTED' }),
    ekyc: ekycWith({ status: 'VERIFIED' }),
    documents: [documentWith('AADHAAR_FRONT', 'VERIFIED')],
  });
  const machine = identityMachine.provide({
    actors: {
      loadIdentity: createLoad<IdentityFacts, IdentityRequest>(async () => ({ ok: true, data: lapsed })),
      savePanDetails: createSubmission<PanStatus, PanToCheck>({
        send: async () => ({ ok: true, data: panWith('MISMATCH') }),
        checkStatus: async () => ({ ok: true, data: { kind: 'unsupported' } }),
      }),
    },
    actions: { reportStep: () => {} },
  });
  const input = { entryUrl: '/termloan/application/pan' as const, ekycId: null, requestKeySeed: 'seed' };
  const actor = createActor(machine, { input }).start();
  await waitFor(actor, ({ value }) => value === 'pan');
  actor.send({
    type: 'pan.submitted',
    pan: { number: panNumber, dateOfBirth },
    consent: consentRecord('PAN_CHECK'),
  });
  await waitFor(actor, ({ value }) => value === 'loadingTries');
  const { context } = await waitFor(actor, ({ value }) => value === 'pan');
  expect(context.facts).toMatchObject({ ekyc: null, documents: [] });
});
