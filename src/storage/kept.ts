import type { SafeStorage } from './storage';

const OFFER_ID = 'loan-offer-id';
const DEVICE_ID = 'device-id';

/** What the app keeps in the browser: ids only, no personal data. */
export interface Kept {
  /** The chosen offer's id: in session AND local storage (spec 2.4). */
  readonly readOfferId: () => string | null;
  readonly keepOfferId: (offerId: string) => void;
  /** Id of this browser for the identity headers. */
  readonly deviceId: () => string;
}

/** Makes the typed keys over both storages. Where both refuse, the page's own memory serves. */
export function createKept(session: SafeStorage, local: SafeStorage, newId: () => string): Kept {
  let offerInMemory: string | null = null;
  const deviceInMemory = newId();
  return {
    // Memory first: a storage that is full keeps the offer that was chosen before.
    readOfferId: () => offerInMemory ?? session.read(OFFER_ID) ?? local.read(OFFER_ID),
    keepOfferId(offerId) {
      offerInMemory = offerId;
      session.write(OFFER_ID, offerId);
      local.write(OFFER_ID, offerId);
    },
    deviceId() {
      const kept = local.read(DEVICE_ID);
      if (kept !== null) return kept;
      local.write(DEVICE_ID, deviceInMemory);
      return deviceInMemory;
    },
  };
}
