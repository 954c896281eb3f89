import { DAY_MS } from '../../machines/domain/base/calendar-day';
import { claimEncryptedPayment, clearDecidedPayment } from './encrypted-payment';
import { createMerchantRecord, type MerchantRecord } from './merchant-record';
import type { SafeStorage } from './storage';

const OFFER_ID = 'loanOfferId';
const DEVICE_ID = 'device-id';

/** Values stored in the browser (spec 3): ids, states, figures and drafts; never personal data in the clear. */
export interface ClientStorage extends Pick<MerchantRecord, 'read' | 'write' | 'clear'> {
  /** Session storage: values of this tab. */
  readonly sessionArea: SafeStorage;
  /** Local storage: values of all tabs, also of payers who are not signed in. */
  readonly localArea: SafeStorage;
  /**
   * Ids of merchants, null where unknown. `signedIn`: the signed-in merchant. `ofPage`: the merchant that the page was opened for, also
   * after they were signed out. `inLocalStorage`: owner of the record there, which is readable before it is known who is signed in.
   */
  readonly merchantIds: () => Readonly<Record<'signedIn' | 'ofPage' | 'inLocalStorage', string | null>>;
  /** Owner of the record in session storage; null without one. When this page is restored from the back/forward cache, a later page of another merchant may have written it. */
  readonly ownerOfTab: () => string | null;
  /**
   * A value of the record in local storage, before it is known who is signed in: it may be another merchant's, and must not be shown.
   */
  readonly readOfAnyMerchant: (name: string) => unknown;
  /** The chosen offer's id: in session AND local storage (spec 2.4). */
  readonly readOfferId: () => string | null;
  readonly writeOfferId: (offerId: string) => void;
  /**
   * What the merchant has begun and not finished, such as form drafts; never personal data. In local storage, because a phone that
   * ends the app's process drops the session storage; undefined after a day.
   */
  readonly readUnfinished: (name: string) => unknown;
  readonly writeUnfinished: (name: string, value: unknown) => void;
  /** Values of this tab that survive a reload; never personal data. */
  readonly readInTab: (name: string) => unknown;
  readonly writeInTab: (name: string, value: unknown) => void;
  /** Id of this browser for the identity headers. */
  readonly deviceId: () => string;
  /** Called when the merchant is known: sets the owner, and removes another merchant's values. */
  readonly setOwner: (merchant: { readonly id: string; readonly udyamStatus: string | null }) => void;
}

/**
 * Creates the client storage; the chosen offer and the device id are also in memory, in case both storages refuse to store.
 * @param now milliseconds, by the phone's clock
 */
export function createClientStorage(
  session: SafeStorage,
  local: SafeStorage,
  newId: () => string,
  now: () => number = Date.now,
): ClientStorage {
  const [tabRecord, browserRecord] = [createMerchantRecord(session), createMerchantRecord(local)];
  const bothRecords = [tabRecord, browserRecord];
  let offerInMemory: unknown;
  let signedIn: string | null = null;
  let ofPage: string | null = null;
  const deviceInMemory = newId();
  return {
    sessionArea: session,
    localArea: local,
    merchantIds: () => ({
      signedIn,
      ofPage,
      inLocalStorage: browserRecord.storedOwner(),
    }),
    ownerOfTab: tabRecord.storedOwner,
    readOfAnyMerchant: browserRecord.storedValue,
    readOfferId() {
      // Memory first: when the storage is full, it still contains an offer that was chosen earlier.
      const id = offerInMemory ?? tabRecord.read(OFFER_ID) ?? browserRecord.read(OFFER_ID);
      return typeof id === 'string' ? id : null;
    },
    writeOfferId(offerId) {
      offerInMemory = offerId;
      for (const record of bothRecords) record.write(OFFER_ID, offerId);
    },
    readUnfinished(name) {
      const stored = browserRecord.read(name);
      if (!Array.isArray(stored)) return undefined;
      const [writtenAt, value]: readonly unknown[] = stored;
      return typeof writtenAt === 'number' && now() - writtenAt < DAY_MS ? value : undefined;
    },
    writeUnfinished: (name, value) => browserRecord.write(name, value === null ? null : [now(), value]),
    readInTab: tabRecord.read,
    writeInTab: tabRecord.write,
    deviceId() {
      const stored = local.read(DEVICE_ID);
      if (stored !== null) return stored;
      local.write(DEVICE_ID, deviceInMemory);
      return deviceInMemory;
    },
    setOwner({ id, udyamStatus }) {
      if (id !== signedIn) offerInMemory = undefined;
      signedIn = id;
      ofPage = id;
      for (const record of bothRecords) record.setOwner(id);
      for (const area of [session, local]) claimEncryptedPayment(area, id, now());
      browserRecord.write('merchant', { id, status: udyamStatus });
    },
    read: browserRecord.read,
    write: browserRecord.write,
    clear() {
      offerInMemory = undefined;
      signedIn = null;
      for (const area of [session, local]) clearDecidedPayment(area);
      for (const record of bothRecords) record.clear();
    },
  };
}
