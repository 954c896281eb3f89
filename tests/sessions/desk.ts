import type { InspectionEvent } from 'xstate';

import type { Sandbox } from '../../sandbox/create-sandbox';
import type { App } from '../../src/adapters/app';
import { createKept } from '../../src/storage/kept';
import { addressIn } from './addresses';
import { createApp } from './app';
import { createLenderLine, type LenderLine } from './lender-line';
import type { Merchant } from './merchants';
import { payByUpi } from './outside';
import { abilitiesOf, createPhone, memoryStorage } from './phone';
import type { Random } from './random';
import type { Hand } from './typing';
import type { VirtualTime } from './virtual-time';

/** The app on one merchant's phone, and what that merchant knows. */
export interface Desk {
  readonly app: App;
  readonly line: LenderLine;
  readonly hand: Hand;
  /** The address that this merchant opens first. */
  readonly entryUrl: string;
  /** The page of another that the app left for, told once; null when it did not. */
  readonly leftFor: () => string | null;
  /** Somebody scans the code of a payment with another phone. */
  readonly scan: (paymentId: string) => void;
  /** Another app stands before the page. */
  readonly isAway: () => boolean;
  /** The visit is over: the lender forgets this merchant. */
  readonly leave: () => Promise<void>;
}

interface Seat {
  readonly sandbox: Sandbox;
  readonly time: VirtualTime;
  readonly random: Random;
  readonly merchant: Merchant;
  /** Sees what charts do that a journey starts apart from its own. */
  readonly watch: (step: InspectionEvent) => void;
}

/** Seats a merchant. */
export async function createDesk({ sandbox, time, random, merchant, watch }: Seat): Promise<Desk> {
  const line = createLenderLine(sandbox, time, random, merchant.slowness);
  const control = async (method: string, path: string, body?: object) => {
    const answer = await line.ask(method, `/sandbox/api/merchants${path}`, body && JSON.stringify(body));
    if (!answer.ok) throw new Error(`The sandbox answers ${answer.status} to ${method} ${path}.`);
    const read: Record<string, unknown> = await answer.json();
    return read;
  };
  const made = await control('POST', '', { persona: merchant.persona });
  const mine = `/${String(made.merchant_id)}`;
  if (merchant.fault !== null)
    await control('PUT', `${mine}/faults/*`, { ...merchant.fault, times: 0, seed: random.whole(1, 1e6) });

  const phone = createPhone();
  phone.takeInHand();
  let left: string | null = null;
  let ids = 0;
  const newId = () => {
    ids += 1;
    return `${mine.slice(1)}-${ids}`;
  };

  /** The merchant goes to the UPI app, decides there, and comes back. */
  const openUpi = (link: string) => {
    if (!merchant.hasUpiApp) return false;
    phone.hide();
    void time.wait(1_000 * random.around(28, 0.5)).then(async () => {
      await payByUpi(line, random, link);
      phone.show();
    });
    return true;
  };
  const kept = createKept(memoryStorage(), memoryStorage(), newId);
  kept.belongTo({ id: mine.slice(1), udyamStatus: null });
  const app = createApp({
    line,
    time,
    kept,
    newId,
    watch,
    token: () => String(made.token),
    abilities: abilitiesOf(openUpi, merchant.mayLocate),
    leaveFor(url) {
      left = url;
    },
  });
  const hand: Hand = {
    random,
    slips: merchant.slips,
    async newestCode() {
      const { otps } = await control('GET', `${mine}/otps`);
      const [newest]: readonly { readonly otp?: string }[] = Array.isArray(otps) ? otps : [];
      return newest?.otp ?? '000000';
    },
    ownPan: async () => String((await control('GET', mine)).pan_number),
    now: time.now,
  };
  const entryUrl = merchant.entryUrl.includes('{')
    ? addressIn(merchant.entryUrl, await control('GET', `${mine}/books`))
    : merchant.entryUrl;
  return {
    app,
    line,
    hand,
    entryUrl,
    leftFor() {
      const page = left;
      left = null;
      return page;
    },
    scan(paymentId) {
      const link = `upi://pay?tr=${paymentId}`;
      void time.wait(1_000 * random.around(24, 0.5)).then(() => payByUpi(line, random, link));
    },
    isAway: phone.isHidden,
    leave: async () => {
      await control('DELETE', mine);
    },
  };
}
