/** What was typed is there after the phone ended the app's process, except what may be stored nowhere: counted, field by field. */
import { cleanup, fireEvent, render, waitFor } from '@testing-library/react';
import { afterAll, afterEach, expect, it, vi } from 'vitest';
import { type AnyStateMachine, createActor } from 'xstate';

import type { PersonaName } from '../../sandbox/people/personas';
import { formDrafts } from '../../src/adapters/form-drafts';
import { DraftStoreContext } from '../../src/journey/drafts';
import { JourneyView } from '../../src/journey/journey-view';
import { loadLazyScreens, type Screens } from '../../src/journey/screen';
import { stateName } from '../../src/journey/state-name';
import { screens as accountFlow } from '../../src/screens/account-flow';
import { screens as application } from '../../src/screens/application';
import { screens as complaint } from '../../src/screens/complaint';
import { screens as prepayment } from '../../src/screens/prepayment';
import { screens as supplier } from '../../src/screens/supplier';
import { screens as udyam } from '../../src/screens/udyam';
import { createClientStorage } from '../../src/storage/client-storage';
import { MARKED, marksIn, valueFor } from '../paths/fault-injection/field-values';
import { personalIn } from '../paths/kit/judge/stored-data';
import { openSandbox, SandboxMerchant } from '../sandbox/support/sandbox-merchant';
import { adaptJourney, journeyAtUrl } from '../sessions/journeys';
import { createRandom } from '../sessions/random';
import { eventFor } from '../sessions/typing';
import { fillUrlTemplate } from '../sessions/url-template';
import { openTestAppAs } from '../support/test-app';

// Not by a comment of Vitest's: with that, modules are loaded as in a browser, and the sandbox does not find its own files.
const dom = await vi.hoisted(async () => {
  const { builtinEnvironments } = await import('vitest/runtime');
  return builtinEnvironments.jsdom.setup(globalThis, {});
});
vi.stubGlobal('scrollTo', () => {});
afterAll(() => dom.teardown(globalThis));

const sandbox = openSandbox();
afterAll(() => sandbox.close());
afterEach(cleanup);

const screensOf: Readonly<Record<string, unknown>> = {
  'account-flow': accountFlow,
  application,
  complaint,
  prepayment,
  supplier,
  udyam,
};

interface FormOnTheWay {
  readonly persona: PersonaName;
  readonly url: string;
  readonly state: string;
  /** Where it is opened again; the URL by default. */
  readonly ownUrl?: string;
  /** Types of the events that lead from the page of the URL to the form. */
  readonly events?: readonly string[];
}

const APPLICATION = '/termloan/application';
const UDYAM_BUSINESS = '/register-udyam/business-details';
const submits = (count: number) => Array.from({ length: count }, () => 'details.submitted');

const forms: readonly FormOnTheWay[] = [
  { persona: 'step-basic-information', url: `${APPLICATION}/basic-information`, state: 'basicInformation' },
  { persona: 'step-shop-information', url: `${APPLICATION}/shop-information`, state: 'shopInformation' },
  { persona: 'step-application-form', url: `${APPLICATION}/application-form`, state: 'applicationForm' },
  { persona: 'step-loan-information', url: `${APPLICATION}/loan-information`, state: 'loanInformation' },
  { persona: 'step-business-info', url: `${APPLICATION}/business-info`, state: 'businessInfo' },
  { persona: 'step-bank', url: `${APPLICATION}/bank/no`, state: 'bankAccountForm' },
  { persona: 'existing-account', url: '/termloan/bank-account/new', state: 'EDIT_FORM' },
  { persona: 'foreclosable', url: '/termloan/prepayment', state: 'ownAmount', events: ['ownAmount.chosen'] },
  { persona: 'disbursed', url: '/termloan/complaints/new', state: 'complaintForm' },
  { persona: 'credit-active', url: '/supplier/add', state: 'supplierForm' },
  { persona: 'credit-active', url: '/supplier/{supplier}/pay', state: 'payForm' },
  { persona: 'udyam-new', url: '/register-udyam/kyc', state: 'kyc' },
  { persona: 'udyam-draft', url: '/register-udyam/personal-details', state: 'personalDetails' },
  { persona: 'udyam-draft', url: UDYAM_BUSINESS, state: 'businessActivity' },
  { persona: 'udyam-draft', url: UDYAM_BUSINESS, state: 'businessFacts', events: submits(1) },
  { persona: 'udyam-draft', url: UDYAM_BUSINESS, state: 'businessSize', events: submits(2) },
  { persona: 'udyam-draft', url: UDYAM_BUSINESS, state: 'businessAddress', events: submits(3) },
  {
    persona: 'udyam-draft',
    url: UDYAM_BUSINESS,
    state: 'bankDetails',
    events: submits(4),
    ownUrl: '/register-udyam/bank-details',
  },
];

/** Fields that are stored nowhere in the browser, by the reason. */
const NOT_STORED: Readonly<Record<string, readonly string[]>> = {
  'a name, or a number of a person or a shop': [
    ...['fatherName', 'name', 'holder', 'businessName', 'email'],
    ...['mobile', 'panNumber', 'aadhaarNumber', 'gstin'],
  ],
  'an address': ['address', 'pincode', 'addressLine', 'line1', 'city', 'district', 'state', 'postcode'],
  'a bank account': ['accountNumber', 'accountNumberAgain', 'ifsc', 'type', 'bank'],
  'caste, gender, disability': ['socialCategory', 'gender', 'isSpeciallyAbled'],
  'what a merchant writes to complain': ['text'],
  'the search for a kind of business; the chosen ones are stored': ['nicSearch'],
};

/** By form and field. */
const kept: string[] = [];
const lost: string[] = [];

for (const form of forms)
  it(`${form.state} at ${form.url}`, async () => {
    const merchant = await SandboxMerchant.as(sandbox, form.persona);
    const local = new Map<string, string>();
    const first = await openForm(form, merchant, local, form.events ?? []);
    const before = fieldsOnScreen();
    fillIn();
    const typed = Object.entries(fieldsOnScreen()).filter(([name, value]) => before[name] !== value);
    expect(typed).not.toEqual([]);
    // The phone hides the page, and ends its process later, without a word.
    const hidden = vi.spyOn(document, 'hidden', 'get').mockReturnValue(true);
    fireEvent(document, new Event('visibilitychange'));
    hidden.mockRestore();
    const inStorage = JSON.stringify([...local]);
    expect([...marksIn(inStorage), ...personalIn(inStorage)]).toEqual([]);
    first.stop();
    cleanup();

    // The steps before the form are saved by now: only a form without a URL of its own is opened by a tap again.
    const again = { ...form, url: form.ownUrl ?? form.url };
    const isSavedStep = form.url === UDYAM_BUSINESS;
    const second = await openForm(again, merchant, local, isSavedStep ? [] : (form.events ?? []));
    const found = fieldsOnScreen();
    second.stop();
    for (const [name, value] of typed) (found[name] === value ? kept : lost).push(`${form.state} ${name}`);
  });

it('all other fields are there again', () => {
  const namesIn = (fields: readonly string[]) => [...new Set(fields.map((field) => field.split(' ')[1]))];
  expect(namesIn(lost).sort()).toEqual(Object.values(NOT_STORED).flat().sort());
  expect({ forms: forms.length, kept: kept.length, lost: lost.length }).toEqual({
    forms: 18,
    kept: 24,
    lost: 44,
  });
});

/** Opens the form in a process that has this local storage alone. */
async function openForm(
  { url, state }: FormOnTheWay,
  merchant: SandboxMerchant,
  local: Map<string, string>,
  events: readonly string[],
): Promise<{ readonly stop: () => void }> {
  const { app: testApp } = openTestAppAs(sandbox, merchant);
  const storage = createClientStorage(memory(new Map()), memory(local), () => 'id');
  storage.setOwner({ id: merchant.id, udyamStatus: null });
  const [offer] = url.startsWith('/termloan/bank-account') ? await merchant.offers() : [];
  if (offer !== undefined) storage.writeOfferId(String(offer.loan_offer_id));
  const app = { ...testApp, storage };
  const { body: books } = await merchant.control<Record<string, { id: string }[]>>('GET', '/books');
  const opened = journeyAtUrl(url.includes('{') ? fillUrlTemplate(url, books) : url);
  if (opened === null) throw new Error(`${url} opens no journey.`);
  const { machine, input } = adaptJourney(opened.id, app);
  const actor = createActor(machine, { input: input(opened.journeyEntry) });
  // SAFETY: the screens are of the journey that the id names.
  const screens = screensOf[opened.id] as Screens<AnyStateMachine>;
  await loadLazyScreens(screens);
  actor.start();
  render(
    <DraftStoreContext value={formDrafts(app)}>
      <JourneyView id={opened.id} actor={actor} screens={screens} back={() => {}} />
    </DraftStoreContext>,
  );
  const idle = () =>
    waitFor(() => expect(actor.getSnapshot().hasTag('pending')).toBe(false), { timeout: 10_000 });
  await idle();
  for (const type of events) {
    const event = await eventFor(opened.id, type, actor.getSnapshot(), {
      random: createRandom(1),
      mistakeChance: 0,
      newestCode: () => merchant.newestOtp(),
      ownPan: async () => MARKED.pan,
      now: app.clock.now,
    });
    actor.send(event ?? { type });
    await idle();
  }
  await waitFor(() => {
    expect(stateName(actor.getSnapshot())).toBe(state);
    expect(controls()).not.toEqual([]);
  });
  return { stop: () => actor.stop() };
}

function memory(items: Map<string, string>) {
  return {
    read: (key: string) => items.get(key) ?? null,
    write: (key: string, value: string) => items.set(key, value) === items,
    remove: (key: string) => void items.delete(key),
  };
}

type Control = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement;

function controls(): readonly Control[] {
  return [...document.querySelectorAll<Control>('form input, form select, form textarea')];
}

/** Types into each text field, and chooses another option of each choice. */
function fillIn(): void {
  for (const name of new Set(controls().map((control) => control.name))) {
    const group = controls().filter((control) => control.name === name);
    const field = group.findLast((control) => !(control instanceof HTMLInputElement && control.checked));
    // Another type of account has other fields.
    if (field === undefined || name === 'accountType') continue;
    if (field instanceof HTMLSelectElement)
      fireEvent.change(field, { target: { value: field.options[field.options.length - 1]?.value } });
    else if (field.type === 'radio' || field.type === 'checkbox') fireEvent.click(field);
    else fireEvent.change(field, { target: { value: valueFor(name, true, '') || '27AAPFU0939F1ZV' } });
  }
}

/** The values of the form, by the names of its fields; empty ones are left out. */
function fieldsOnScreen(): Readonly<Record<string, string>> {
  const values = controls().map((control) => {
    const isChoice = control instanceof HTMLInputElement && /^(radio|checkbox)$/.test(control.type);
    return [control.name, isChoice && !control.checked ? '' : control.value] as const;
  });
  return Object.fromEntries(values.filter(([, value]) => value !== ''));
}
