import { createOwned, type Owned } from './owned';
import { forgetSettled, giveSealed } from './sealed';
import type { SafeStorage } from './storage';

const OFFER_ID = 'loanOfferId';
const DEVICE_ID = 'device-id';

/** What the app keeps in the browser (spec 3, client-held state): ids and states only, no personal data. */
export interface Kept extends Pick<Owned, 'read' | 'write' | 'forget'> {
  /** The tab's storage, for what payments.ts keeps there. */
  readonly tab: SafeStorage;
  /** The browser's storage, for the payments that were started on this phone, whoever is here. */
  readonly browser: SafeStorage;
  /**
   * Who is here now; whom the page was opened for, also after their session ended; and whose this browser's record is: a page may
   * come back before it is known who is here.
   */
  readonly owner: () => Readonly<Record<'now' | 'page' | 'last', string | null>>;
  /** Whose this tab's record is; null when there is none. A page that was left and came back finds a newer page's here. */
  readonly ownerOfTab: () => string | null;
  /** The chosen offer's id: in session AND local storage (spec 2.4). */
  readonly readOfferId: () => string | null;
  readonly keepOfferId: (offerId: string) => void;
  /** What a page keeps while it is away, a form's answers or a code that is out: in this tab only, and never personal data. */
  readonly readInTab: (name: string) => unknown;
  readonly keepInTab: (name: string, value: unknown) => void;
  /** Id of this browser for the identity headers. */
  readonly deviceId: () => string;
  /** The merchant is known: from now on what is kept is theirs, and what another one left is gone. */
  readonly belongTo: (merchant: { readonly id: string; readonly udyamStatus: string | null }) => void;
}

/** Makes the typed keys over both storages. Where both refuse, the page's own memory serves. */
export function createKept(session: SafeStorage, local: SafeStorage, newId: () => string): Kept {
  const [ofTab, ofBrowser] = [createOwned(session), createOwned(local)];
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
      // Memory first: a storage that is full keeps the offer that was chosen before.
      const id = offer ?? ofTab.read(OFFER_ID) ?? ofBrowser.read(OFFER_ID);
      return typeof id === 'string' ? id : null;
    },
    keepOfferId(offerId) {
      offer = offerId;
      for (const area of both) area.write(OFFER_ID, offerId);
    },
    readInTab: ofTab.read,
    keepInTab: ofTab.write,
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
      giveSealed(session, id);
      ofBrowser.write('merchant', { id, status: udyamStatus });
    },
    read: ofBrowser.read,
    write: ofBrowser.write,
    forget() {
      offer = undefined;
      owner = null;
      forgetSettled(session);
      for (const area of both) area.forget();
    },
  };
}
