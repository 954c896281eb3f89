import { claimEncryptedPayment, clearDecidedPayment } from './encrypted-payment';
import { createMerchantRecord, type MerchantRecord } from './merchant-record';
import type { SafeStorage } from './storage';

const OFFER_ID = 'loanOfferId';
const DEVICE_ID = 'device-id';

/** Client-held state (spec 3): ids and states only, no personal data. */
export interface ClientStorage extends Pick<MerchantRecord, 'read' | 'write' | 'forget'> {
  /** Session storage, for payments.ts. */
  readonly tab: SafeStorage;
  /** Local storage, for payments started on this phone by anybody. */
  readonly browser: SafeStorage;
  /**
   * Ids of merchants: `now` signed in; `page`: for whom the page was opened, also after their session ended; `last`: owner of the stored
   * record, for a page that returns before the session is known.
   */
  readonly owner: () => Readonly<Record<'now' | 'page' | 'last', string | null>>;
  /** Owner of this tab's record; null without one. After back, it may be that of a newer page. */
  readonly ownerOfTab: () => string | null;
  /** The chosen offer's id: in session AND local storage (spec 2.4). */
  readonly readOfferId: () => string | null;
  readonly writeOfferId: (offerId: string) => void;
  /** Values kept in this tab while a page is left, such as a form's answers or a sent code; never personal data. */
  readonly readInTab: (name: string) => unknown;
  readonly writeInTab: (name: string, value: unknown) => void;
  /** Id of this browser for the identity headers. */
  readonly deviceId: () => string;
  /** The merchant is known: sets the owner, and removes another merchant's values. */
  readonly belongTo: (merchant: { readonly id: string; readonly udyamStatus: string | null }) => void;
}

/** Creates the typed keys over both storages; the page's memory is used where both refuse. */
export function createClientStorage(
  session: SafeStorage,
  local: SafeStorage,
  newId: () => string,
): ClientStorage {
  const [ofTab, ofBrowser] = [createMerchantRecord(session), createMerchantRecord(local)];
  const both = [ofTab, ofBrowser];
  let offer: unknown;
  let owner: string | null = null;
  let page: string | null = null;
  const deviceInMemory = newId();
  return {
    tab: session,
    browser: local,
    owner: () => ({ now: owner, page, last: ofBrowser.lastOwner() }),
    ownerOfTab: ofTab.lastOwner,
    readOfferId() {
      // Memory first: a full storage still holds the offer that was chosen before.
      const id = offer ?? ofTab.read(OFFER_ID) ?? ofBrowser.read(OFFER_ID);
      return typeof id === 'string' ? id : null;
    },
    writeOfferId(offerId) {
      offer = offerId;
      for (const area of both) area.write(OFFER_ID, offerId);
    },
    readInTab: ofTab.read,
    writeInTab: ofTab.write,
    deviceId() {
      const kept = local.read(DEVICE_ID);
      if (kept !== null) return kept;
      local.write(DEVICE_ID, deviceInMemory);
      return deviceInMemory;
    },
    belongTo({ id, udyamStatus }) {
      if (id !== owner) offer = undefined;
      owner = id;
      page = id;
      for (const area of both) area.belongTo(id);
      claimEncryptedPayment(session, id);
      ofBrowser.write('merchant', { id, status: udyamStatus });
    },
    read: ofBrowser.read,
    write: ofBrowser.write,
    forget() {
      offer = undefined;
      owner = null;
      clearDecidedPayment(session);
      for (const area of both) area.forget();
    },
  };
}
