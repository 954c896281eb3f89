import { writeKey } from '../shared/journey';
import { leadKeyOf } from './context';
import { leadsJourney } from './setup';

// The phone is the merchant's: four questions about the shop, all of it read once more, and sent with a second yes.

export const leadProfile = leadsJourney.createStateConfig({
  id: 'leadProfile',
  description: 'The merchant tells what the partner asks about the shop.',
  meta: { path: '/indialends/profile', requirements: ['spec 2.1 row 7'] },
  // What was said of another page is no news on this one.
  route: { guard: 'isVerified', actions: 'clearFailure' },
  entry: 'beginStep',
  on: {
    'profile.submitted': {
      target: 'submittingProfile',
      actions: { type: 'keepForm', params: ({ event }) => event.form },
    },
    'draft.kept': { actions: { type: 'storeDraft', params: ({ event }) => event.draft } },
    // Whoever came to change an answer goes back to where they came from.
    back: [{ guard: 'isChanging', target: 'leadReview', actions: 'leaveProfile' }, { target: 'left' }],
  },
});

export const submittingProfile = leadsJourney.createStateConfig({
  description: 'The answers are saved, once; the partner has not got them yet.',
  tags: ['pending', 'committing'],
  invoke: {
    id: 'updateLeadProfile',
    src: 'updateLeadProfile',
    input: ({ context }) => ({
      key: writeKey(context),
      args: {
        businessId: leadKeyOf(context).businessId,
        partner: context.partner,
        form: context.form,
      },
      startBy: context.startBy,
    }),
    onDone: [
      {
        guard: { type: 'isAccepted', params: ({ event }) => event.output },
        target: 'leadReview',
        actions: [
          { type: 'keepProfile', params: ({ event }) => event.output },
          { type: 'storeDraft', params: null },
          'leaveProfile',
        ],
      },
      {
        guard: { type: 'isUnanswered', params: ({ event }) => event.output },
        target: 'profileUnanswered',
      },
      {
        guard: { type: 'isOutdated', params: ({ event }) => event.output },
        target: 'loadingLead',
        actions: 'forgetForm',
      },
      {
        target: 'leadProfile',
        actions: { type: 'keepRefusal', params: ({ event }) => event.output },
      },
    ],
    onError: 'profileUnanswered',
  },
});

export const profileUnanswered = leadsJourney.createStateConfig({
  description: 'Nobody knows yet whether the answers were saved; the merchant may ask again.',
  on: {
    retry: { target: 'submittingProfile', actions: 'checkStatusFirst' },
    // What the service holds now is asked, not guessed.
    back: { target: 'loadingLead', actions: 'forgetForm' },
  },
});

export const leadReview = leadsJourney.createStateConfig({
  id: 'leadReview',
  description: 'The merchant reads all that would go to the partner, and agrees to send it, or does not.',
  meta: { path: '/indialends/review' },
  route: { guard: 'isTold', actions: 'clearFailure' },
  entry: 'beginStep',
  on: {
    'consent.given': { target: 'submittingHandover', actions: 'clearFailure' },
    'profile.opened': { target: 'leadProfile', actions: 'openProfile' },
    'contact.opened': { target: 'left', actions: 'goToContact' },
    back: { target: 'leadProfile', actions: 'clearFailure' },
  },
});

export const submittingHandover = leadsJourney.createStateConfig({
  description: 'The lead is handed to the partner, once, with the consent.',
  tags: ['pending', 'committing'],
  invoke: {
    id: 'submitLead',
    src: 'submitLead',
    input: ({ context }) => ({
      key: writeKey(context),
      args: leadKeyOf(context),
      startBy: context.startBy,
    }),
    onDone: [
      {
        guard: { type: 'isAccepted', params: ({ event }) => event.output },
        target: 'routingLead',
        actions: { type: 'keepLead', params: ({ event }) => event.output },
      },
      {
        guard: { type: 'isUnanswered', params: ({ event }) => event.output },
        target: 'handoverUnanswered',
      },
      {
        guard: { type: 'isOutdated', params: ({ event }) => event.output },
        target: 'loadingLead',
      },
      {
        target: 'leadReview',
        actions: { type: 'keepRefusal', params: ({ event }) => event.output },
      },
    ],
    onError: 'handoverUnanswered',
  },
});

export const handoverUnanswered = leadsJourney.createStateConfig({
  description: 'Nobody knows yet whether the partner got the lead; the merchant may ask again.',
  on: {
    retry: { target: 'submittingHandover', actions: 'checkStatusFirst' },
    back: 'loadingLead',
  },
});
