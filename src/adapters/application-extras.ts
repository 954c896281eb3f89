import type { ApplicationRead } from '../../machines/application/context';
import type { Ekyc } from '../../machines/domain/ekyc';
import { failure, type Outcome } from '../../machines/domain/failure';
import type { LoanProfile, LoanProfileChange } from '../../machines/domain/loan-profile';
import { shownQuote } from '../../machines/domain/offer-list';
import type { ShopImage } from '../../machines/domain/shop-image';
import type { PlaceAnswer } from '../../machines/domain/shop-place';
import { getBusinessDetails } from '../api/operations/business-details';
import { getEkyc } from '../api/operations/ekyc';
import { getLoanEligibility } from '../api/operations/eligibility';
import { getNbfcFeatureConfig } from '../api/operations/loan-config';
import { getPanName } from '../api/operations/pan-name';
import { saveUserLoanProfile } from '../api/operations/save-loan-profile';
import { uploadShopImage } from '../api/operations/uploads';
import type { Bridge } from '../bridge/port';
import type { App } from './app';
import { readDrafts, readReopened } from './application-drafts';
import { inTime } from './patience';
import { sendFile } from './uploads';

type Helps = Pick<ApplicationRead, 'business' | 'quotes' | 'panName' | 'reopened' | 'drafts'>;

/** What helps beside the forms: the way goes on without it. */
export async function loadHelps(app: App, signal: AbortSignal): Promise<Helps> {
  const { termloan, kept } = app;
  const [business, eligibility, features, panName] = await Promise.all([
    getBusinessDetails(termloan, signal),
    getLoanEligibility(termloan, signal),
    getNbfcFeatureConfig(termloan, signal),
    inTime(app, getPanName(termloan, signal), signal),
  ]);
  return {
    business: business.ok ? business.data : null,
    // Without the features nobody knows whether a fee is in them.
    quotes:
      eligibility.ok && features.ok
        ? eligibility.data.quotes.map((quote) => shownQuote(quote, features.data))
        : [],
    panName,
    reopened: readReopened(kept),
    drafts: readDrafts(kept),
  };
}

/** How the newest Aadhaar check stands; null where there is none, or it can't be read: its own page asks again. */
export async function readEkyc(
  { termloan }: App,
  id: string | null,
  signal: AbortSignal,
): Promise<Ekyc | null> {
  if (id === null) return null;
  const read = await getEkyc(termloan, id, signal);
  return read.ok ? read.data : null;
}

/** Saves what was told on a page. */
export function saveProfile(
  { termloan }: App,
  change: LoanProfileChange | null,
  key: string,
  signal: AbortSignal,
): Promise<Outcome<LoanProfile>> {
  return change === null
    ? Promise.resolve({ ok: false, failure: failure('refused') })
    : saveUserLoanProfile(termloan, change, key, signal);
}

/** Asks for the permission, then for the place; the merchant has read why on the page. */
export async function locate(bridge: Bridge): Promise<PlaceAnswer> {
  const abilities = await bridge.abilities();
  const allowed = await abilities.requestLocationPermission();
  if (allowed.outcome !== 'done') return { place: null, failure: allowed.failure };
  const found = await abilities.getLocation();
  if (found.outcome !== 'done') return { place: null, failure: found.failure };
  const { latitude, longitude } = found.value;
  return { place: { latitude, longitude }, failure: null };
}

/** Opens the settings; opened, the old complaint is gone, and the merchant asks again. */
export async function openSettings(bridge: Bridge): Promise<PlaceAnswer> {
  const opened = await (await bridge.abilities()).openSettings();
  return { place: null, failure: opened.outcome === 'done' ? null : opened.failure };
}

/** Sends the picture of the shop, under a name that says nothing of the phone. */
export async function sendShopPhoto(
  { termloan, files }: App,
  { url, onProgress }: { readonly url: string; readonly onProgress: (fraction: number) => void },
  key: string,
  signal: AbortSignal,
): Promise<Outcome<ShopImage>> {
  return sendFile(await files(), url, (file) =>
    uploadShopImage(termloan, { file, name: 'shop.jpg', onProgress }, key, signal),
  );
}
