import { forwardTo } from 'xstate';
import { crashed } from '../domain/base/failure';
import { codeFailure, coolOffOf } from '../domain/identity/one-time-code';
import { codeOfLead } from '../domain/trade/lead';
import { writeKey } from '../shared/journey';
import { leadKeyOf, leadOf } from './context';
import { leadsJourney } from './setup';

// Before the partner hears anything: what goes to whom and why, the tick, and the code that shows whose phone it is.

export const leadStart = leadsJourney.createStateConfig({
  id: 'leadStart',
  description: 'The merchant reads what would go to which partner and why, and agrees, or does not.',
  meta: { path: '/indialends', requirements: ['spec 2.1 row 7'] },
  route: { guard: 'mayOpen' },
  entry: 'beginStep',
  on: {
    'consent.given': { target: 'submittingLead', actions: 'clearFailure' },
    'contact.opened': { target: 'left', actions: 'goToContact' },
    back: 'left',
  },
});

export const submittingLead = leadsJourney.createStateConfig({
  description: 'The lead is opened, once; the service sends its code.',
  tags: ['pending', 'committing'],
  invoke: {
    id: 'createLead',
    src: 'createLead',
    input: ({ context }) => ({
      key: writeKey(context),
      args: { businessId: leadKeyOf(context).businessId, partner: context.partner },
      startBy: context.startBy,
    }),
    onDone: [
      {
        guard: { type: 'isAccepted', params: ({ event }) => event.output },
        target: 'routingLead',
        actions: [{ type: 'keepLead', params: ({ event }) => event.output }, 'noteCodeAsked'],
      },
      { guard: { type: 'isUnanswered', params: ({ event }) => event.output }, target: 'leadUnanswered' },
      {
        guard: { type: 'isBlocked', params: ({ event }) => event.output },
        target: 'leadBlocked',
        actions: { type: 'keepRefusal', params: ({ event }) => event.output },
      },
      {
        target: 'leadStart',
        actions: { type: 'keepRefusal', params: ({ event }) => event.output },
      },
    ],
    onError: 'leadUnanswered',
  },
});

export const leadUnanswered = leadsJourney.createStateConfig({
  description: 'Nobody knows yet whether the lead was opened; the merchant may ask again.',
  on: {
    retry: { target: 'submittingLead', actions: 'checkStatusFirst' },
    back: 'loadingLead',
  },
});

export const leadBlocked = leadsJourney.createStateConfig({
  description: 'Too many codes or tries: the merchant waits until the service sends another code.',
  invoke: {
    id: 'coolOff',
    src: 'coolOff',
    input: ({ context }) => ({
      ms: coolOffOf(context.failure === null ? null : codeFailure(context.failure)),
      of: `cool-off ${context.requestSeed} ${context.settledWrites}`,
    }),
    onDone: { target: 'leadStart', actions: 'clearFailure' },
    onError: { target: 'leadStart', actions: 'clearFailure' },
  },
  on: { back: { target: 'leadStart', actions: 'clearFailure' } },
});

export const leadCode = leadsJourney.createStateConfig({
  description: 'The code is typed and checked, by its own chart.',
  meta: { path: '/indialends/otp', requirements: ['spec 2.1 row 7'] },
  exit: 'closeCode',
  invoke: {
    id: 'otp',
    src: 'otp',
    input: ({ context }) => {
      const lead = leadOf(context);
      return {
        args: leadKeyOf(context),
        codeOut: { sent: lead === null ? null : codeOfLead(lead) },
        fatalCodes: ['lead_not_found', 'business_not_found'],
        requestSeed: `${context.requestSeed}-code-${context.codes}`,
      };
    },
    onDone: [
      {
        guard: { type: 'isCodeTaken', params: ({ event }) => event.output },
        target: 'routingLead',
        actions: { type: 'keepLead', params: ({ event }) => event.output },
      },
      {
        target: 'leadStart',
        actions: { type: 'keepCodeRefusal', params: ({ event }) => event.output },
      },
    ],
    onError: { target: 'leadStart', actions: { type: 'keepFailure', params: crashed } },
  },
  // The code's own chart knows whether it may be left now.
  on: { back: { actions: forwardTo('otp') } },
});
