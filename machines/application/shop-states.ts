import { requestKeyOf } from '../shared/journey';
import { formEvents, stepEntryActions } from './form-step';
import { applicationJourney } from './setup';

// The shop: address, and optionally its location and a picture. The page stays open while the phone is asked for the location.

export const shopInformation = applicationJourney.createStateConfig({
  id: 'shopInformation',
  description:
    'The merchant fills in where the shop is and what it sells, and may share its location and a picture.',
  meta: { path: '/termloan/application/shop-information', requirements: ['spec 2.2 line 46'] },
  route: { guard: { type: 'mayOpen', params: 'shop-information' } },
  entry: stepEntryActions('shop-information', 'shop-information'),
  on: {
    ...formEvents,
    'location.requested': { guard: 'isLocationMissing', target: 'locating' },
    'photo.picked': {
      target: 'preparingPhoto',
      actions: { type: 'pickPhoto', params: ({ event }) => event.url },
    },
    'settings.opened': { guard: 'isLocationRefused', target: 'openingSettings' },
  },
});

export const locating = applicationJourney.createStateConfig({
  description: "The phone's location is requested; the merchant may refuse, and continues without it.",
  meta: { requirements: ['spec 6 line 3', 'spec 8 line 5'] },
  tags: 'pending',
  invoke: {
    id: 'locate',
    src: 'locate',
    onDone: {
      target: 'shopInformation',
      actions: { type: 'storeLocation', params: ({ event }) => event.output },
    },
    onError: {
      target: 'shopInformation',
      actions: { type: 'storeLocation', params: { location: null, failure: 'location-data' } },
    },
  },
});

export const openingSettings = applicationJourney.createStateConfig({
  description: 'The settings of the phone open, in which the location permission can be granted.',
  meta: { requirements: ['spec 6 line 3', 'spec 8 line 5'] },
  tags: 'pending',
  invoke: {
    id: 'openSettings',
    src: 'openSettings',
    onDone: {
      target: 'shopInformation',
      actions: { type: 'storeLocation', params: ({ event }) => event.output },
    },
    onError: {
      target: 'shopInformation',
      actions: { type: 'storeLocation', params: { location: null, failure: 'settings' } },
    },
  },
});

export const preparingPhoto = applicationJourney.createStateConfig({
  description: 'The picture is scaled on the phone, and its metadata is removed.',
  tags: 'pending',
  invoke: {
    id: 'preparePhoto',
    src: 'preparePhoto',
    input: ({ context }) => ({ url: context.pickedUrl }),
    onDone: [
      {
        guard: { type: 'isPhotoReady', params: ({ event }) => event.output },
        target: 'submittingPhoto',
        actions: { type: 'storePicked', params: ({ event }) => event.output },
      },
      {
        target: 'shopInformation',
        actions: { type: 'storePicked', params: ({ event }) => event.output },
      },
    ],
    onError: {
      target: 'shopInformation',
      actions: { type: 'storePicked', params: { ok: false, problem: 'unreadable' } },
    },
  },
  after: {
    prepareTimeout: {
      target: 'shopInformation',
      actions: { type: 'storePicked', params: { ok: false, problem: 'unreadable' } },
    },
  },
});

export const submittingPhoto = applicationJourney.createStateConfig({
  description: 'The picture goes to the lender, once; the page shows how far it is.',
  tags: ['pending', 'committing'],
  invoke: [
    {
      id: 'uploadShopImage',
      src: 'uploadShopImage',
      input: ({ context }) => ({
        key: requestKeyOf(context),
        args: { url: context.photo.file?.url ?? '' },
        startWith: context.startWith,
      }),
      onDone: [
        {
          guard: { type: 'isUnanswered', params: ({ event }) => event.output },
          target: 'photoUnanswered',
        },
        {
          target: 'shopInformation',
          actions: [
            { type: 'revokePhotoUrl', params: ({ context }) => context.photo.file?.url ?? '' },
            { type: 'storeUploadResult', params: ({ event }) => event.output },
            'nextRequestKey',
          ],
        },
      ],
      onError: 'photoUnanswered',
    },
    { id: 'uploadProgress', src: 'uploadProgress', onDone: {}, onError: {} },
  ],
  on: {
    'upload.progressed': { actions: { type: 'storeFraction', params: ({ event }) => event.fraction } },
  },
});

export const photoUnanswered = applicationJourney.createStateConfig({
  description:
    'It is not known yet whether the picture arrived; the merchant may check again, or go on without.',
  entry: 'startWithStatusCheck',
  on: {
    retry: 'submittingPhoto',
    back: {
      target: 'shopInformation',
      actions: [
        { type: 'revokePhotoUrl', params: ({ context }) => context.photo.file?.url ?? '' },
        'removePhoto',
        'nextRequestKey',
      ],
    },
  },
});
