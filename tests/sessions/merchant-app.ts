import type { InspectionEvent } from 'xstate';

import type { Sandbox } from '../../sandbox/create-sandbox';
import type { App } from '../../src/adapters/app';
import { createClientStorage } from '../../src/storage/client-storage';
import { createApp } from './app';
import { payByUpi } from './external-pages';
import { createLenderConnection, type LenderConnection } from './lender-connection';
import type { Merchant } from './merchants';
import { createPhone, memoryStorage, nativeCapabilities } from './phone';
import type { Random } from './random';
import type { InputSource } from './typing';
import { fillUrlTemplate } from './url-template';
import type { VirtualTime } from './virtual-time';

/** The app on the phone of one simulated merchant, and the data that this merchant enters. */
export interface MerchantApp {
  readonly app: App;
  readonly lender: LenderConnection;
  readonly inputs: InputSource;
  /** The URL that this merchant opens first. */
  readonly entryUrl: string;
  /** URL of the external page that the app opened since the last call; null when there is none. */
  readonly takeExternalUrl: () => string | null;
  /** Pays the QR code of a payment with another phone. */
  readonly scan: (paymentId: string) => void;
  /** Whether another app is in the foreground. */
  readonly isAway: () => boolean;
  /** Ends the visit: deletes the merchant from the sandbox. */
  readonly leave: () => Promise<void>;
}

interface MerchantAppOptions {
  readonly sandbox: Sandbox;
  readonly time: VirtualTime;
  readonly random: Random;
  readonly merchant: Merchant;
  /** Receives the inspection events of charts that a journey starts outside its own actor tree. */
  readonly watch: (step: InspectionEvent) => void;
}

/** Creates a merchant in the sandbox and opens the app for them. */
export async function createMerchantApp({
  sandbox,
  time,
  random,
  merchant,
  watch,
}: MerchantAppOptions): Promise<MerchantApp> {
  const lender = createLenderConnection(sandbox, time, random, merchant.medianLatencyMs);
  const control = async (method: string, path: string, body?: object) => {
    const answer = await lender.ask(method, `/sandbox/api/merchants${path}`, body && JSON.stringify(body));
    if (!answer.ok) throw new Error(`The sandbox answers ${answer.status} to ${method} ${path}.`);
    const json: Record<string, unknown> = await answer.json();
    return json;
  };
  const created = await control('POST', '', { persona: merchant.persona });
  const merchantPath = `/${String(created.merchant_id)}`;
  if (merchant.fault !== null)
    await control('PUT', `${merchantPath}/faults/*`, {
      ...merchant.fault,
      times: 0,
      seed: random.wholeNumber(1, 1e6),
    });

  const phone = createPhone();
  phone.activate();
  let openedPage: string | null = null;
  let idCount = 0;
  const newId = () => {
    idCount += 1;
    return `${merchantPath.slice(1)}-${idCount}`;
  };

  /** The merchant goes to the UPI app, decides there, and returns. */
  const openUpi = (link: string) => {
    if (!merchant.hasUpiApp) return false;
    phone.hide();
    void time.wait(1_000 * random.logNormal(28, 0.5)).then(async () => {
      await payByUpi(lender, random, link);
      phone.show();
    });
    return true;
  };
  const storage = createClientStorage(memoryStorage(), memoryStorage(), newId);
  storage.setOwner({ id: merchantPath.slice(1), udyamStatus: null });
  const app = createApp({
    lender,
    time,
    storage,
    newId,
    watch,
    token: () => String(created.token),
    capabilities: nativeCapabilities(openUpi, merchant.allowsLocation),
    leaveFor(url) {
      openedPage = url;
    },
  });
  const inputs: InputSource = {
    random,
    mistakeChance: merchant.mistakeChance,
    async newestCode() {
      const { otps } = await control('GET', `${merchantPath}/otps`);
      const [newest]: readonly { readonly otp?: string }[] = Array.isArray(otps) ? otps : [];
      return newest?.otp ?? '000000';
    },
    ownPan: async () => String((await control('GET', merchantPath)).pan_number),
    now: time.now,
  };
  const entryUrl = merchant.entryUrl.includes('{')
    ? fillUrlTemplate(merchant.entryUrl, await control('GET', `${merchantPath}/books`))
    : merchant.entryUrl;
  return {
    app,
    lender,
    inputs,
    entryUrl,
    takeExternalUrl() {
      const page = openedPage;
      openedPage = null;
      return page;
    },
    scan(paymentId) {
      const link = `upi://pay?tr=${paymentId}`;
      void time.wait(1_000 * random.logNormal(24, 0.5)).then(() => payByUpi(lender, random, link));
    },
    isAway: phone.isHidden,
    leave: async () => {
      await control('DELETE', merchantPath);
    },
  };
}
