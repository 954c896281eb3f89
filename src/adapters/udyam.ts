import { fromPromise } from 'xstate';

import { failure, type Outcome } from '../../machines/domain/failure';
import type { OtpSent } from '../../machines/domain/otp-sent';
import {
  type NicCode,
  type UdyamDetails,
  type UdyamOtpType,
  type UdyamRegistration,
  udyamDetails,
  udyamOtpTypes,
  verifiedUdyamOtp,
} from '../../machines/domain/udyam';
import { createLoad } from '../../machines/shared/load';
import type { UdyamDoor, UdyamRead, UdyamSave } from '../../machines/udyam/context';
import { udyamMachine } from '../../machines/udyam/machine';
import type { CodeWish } from '../../machines/udyam/setup';
import { getPanName } from '../api/operations/pan-name';
import { getUdyamDetails, listNicCodes, updateUdyamDetails } from '../api/operations/udyam';
import { getUdyamOtp, verifyUdyamOtp } from '../api/operations/udyam-otp';
import type { AdaptedJourney, App } from './app';
import { codeOut } from './codes-out';
import { otp } from './otp';
import { keepUdyamDraft, readUdyamDrafts } from './udyam-drafts';
import { write } from './writes';

/** Under this word the tab remembers that a code of this kind is out. */
const subjectOf = (type: UdyamOtpType | undefined) => `udyam-${type?.toLowerCase() ?? 'unknown'}`;

/** Fills the registration of the business. */
export function adapt(app: App): AdaptedJourney<typeof udyamMachine, UdyamDoor> {
  const { termloan, kept } = app;
  let known: Outcome<readonly NicCode[]> | null = null;
  return {
    machine: udyamMachine.provide({
      actors: {
        loadUdyam: createLoad<UdyamRead>((_, signal) => loadUdyam(app, signal)),
        getUdyamDetails: createLoad<UdyamDetails>((_, signal) => getUdyamDetails(termloan, signal)),
        // The list is long and does not change while somebody tells a registration.
        listNicCodes: createLoad<readonly NicCode[]>(async (_, signal) => {
          if (known?.ok !== true) known = await listNicCodes(termloan, signal);
          return known;
        }),
        updateUdyamDetails: write(app, udyamDetails, (save: UdyamSave | null, key, signal) =>
          save === null ? notGiven() : updateUdyamDetails(termloan, save, key, signal),
        ),
        otp: otp(app, {
          subject: (wish: CodeWish | null) => subjectOf(wish?.type),
          schema: verifiedUdyamOtp,
          send: (wish, key, signal) =>
            wish === null ? notGiven() : getUdyamOtp(termloan, wish.type, key, signal),
          check: ({ args, code }, key, signal) =>
            args === null ? notGiven() : verifyUdyamOtp(termloan, { type: args.type, code }, key, signal),
        }),
        waitToAsk: fromPromise<void, { readonly wait: number | null }>(async ({ input, signal }) => {
          const { waitToAsk } = await import('./bank-pages');
          return waitToAsk(app, input.wait, signal);
        }),
        pageReturns: fromPromise<void, undefined>(async ({ signal }) => {
          const { untilTheyReturn } = await import('./bank-pages');
          return untilTheyReturn(signal);
        }),
      },
      actions: {
        storeDraft: (_, { page, draft }) => keepUdyamDraft(kept, page, draft),
      },
    }),
    input: ({ door, params, search }) => ({
      door,
      verificationType: params.verificationType ?? null,
      query: new URLSearchParams(search).toString(),
      requestSeed: app.newRequestSeed(),
    }),
  };
}

async function loadUdyam(app: App, signal: AbortSignal): Promise<Outcome<UdyamRead>> {
  const [details, panName] = await Promise.all([
    getUdyamDetails(app.termloan, signal),
    getPanName(app.termloan, signal),
  ]);
  if (!details.ok) return details;
  return {
    ok: true,
    data: {
      details: details.data,
      // It helps to type the name as the register compares it: the way goes on without it.
      panName: panName.ok ? panName.data : null,
      drafts: readUdyamDrafts(app.kept),
      codesOut: codesOut(app, details.data.registration),
      asOf: app.clock.now(),
    },
  };
}

/** Codes that this tab had sent, with whom they went to by the service's word. */
function codesOut(app: App, told: UdyamRegistration): Readonly<Partial<Record<UdyamOtpType, OtpSent>>> {
  const found = udyamOtpTypes.flatMap((type) => {
    const out = codeOut(app, subjectOf(type));
    // The phone of an Aadhaar is the register's own knowledge.
    const sentTo = type === 'AADHAAR' || type === 'EMAIL' ? null : told.maskedMobile;
    return out === null ? [] : [[type, { ...out, sentTo }] as const];
  });
  return Object.fromEntries(found);
}

function notGiven(): Promise<Outcome<never>> {
  return Promise.resolve({ ok: false, failure: failure('refused') });
}
