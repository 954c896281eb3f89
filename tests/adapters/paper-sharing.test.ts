/** Sending a paper on: the file itself where the browser can, else a text; never the link behind the merchant's session. */
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { createActor, toPromise } from 'xstate';
import type { PaperToShare } from '../../machines/domain/files/paper-sharing';
import type { App } from '../../src/adapters/app';
import { sharePaperWith } from '../../src/adapters/paper-sharing';
import type { CapabilityResult, SharedFile } from '../../src/bridge/bridge';

const ORIGIN = 'https://loans.example';
const paper: PaperToShare = {
  text: 'Agreement. My loan ••6789 with Arthmate.',
  file: {
    link: '/api/termloan/documents/agreement/agr_1.pdf',
    name: 'agreement',
    inApp: { text: 'It opens only in my loan app:', path: '/termloan/loan-details' },
  },
};

beforeEach(() => vi.stubGlobal('window', { location: { origin: ORIGIN } }));
afterEach(() => vi.unstubAllGlobals());

interface Phone {
  readonly canShareFiles?: boolean;
  /** Outcomes of the attempts to share the file, one after the other. */
  readonly outcomes?: CapabilityResult['outcome'][];
  readonly isWhatsAppOpened?: boolean;
  readonly isReadable?: boolean;
}

function phoneThat({
  canShareFiles = true,
  outcomes = ['done'],
  isWhatsAppOpened = true,
  isReadable = true,
}: Phone) {
  const texts: string[] = [];
  const shared: SharedFile[] = [];
  let fetches = 0;
  const service = {
    device: () => ({ app: 'test', id: 'phone', address: 'unknown', brand: 'test' }),
    language: 'en-IN',
    newRequestId: () => 'request-1',
    fetch: async () => {
      fetches += 1;
      return isReadable
        ? new Response('paper', { headers: { 'content-type': 'application/pdf' } })
        : new Response('', { status: 503 });
    },
  };
  const resultOf = (outcome: CapabilityResult['outcome']): CapabilityResult =>
    outcome === 'done' ? { outcome, value: null } : { outcome, failure: null };
  const parts = {
    termloan: service,
    account: service,
    merchant: service,
    bridge: {
      info: () => ({ credentials: { mode: 'cookie' } }),
      capabilities: async () => ({
        canShareFiles: async () => canShareFiles,
        shareFile: async (file: SharedFile) => {
          shared.push(file);
          return resultOf(outcomes.shift() ?? 'done');
        },
        shareOnWhatsApp: async ({ text }: { text: string }) => {
          texts.push(text);
          return resultOf(isWhatsAppOpened ? 'done' : 'refused');
        },
      }),
    },
  };
  // SAFETY: `parts` has all of the app that sharing a paper reads: the services, the bridge, and nothing else.
  const sharePaper = sharePaperWith(parts as unknown as App);
  const share = (input: PaperToShare | null = paper) => {
    const actor = createActor(sharePaper, { input });
    actor.start();
    return toPromise(actor);
  };
  return { share, texts, shared, fetchCount: () => fetches };
}

it('shares the file, with a name and a text without personal data', async () => {
  const { share, shared, texts } = phoneThat({});
  expect(await share()).toBe('fileOpened');
  expect(shared.map(({ file, text }) => [file.name, file.type, text])).toEqual([
    ['agreement.pdf', 'application/pdf', paper.text],
  ]);
  expect(texts).toEqual([]);
});

it('keeps a file that came too late for its tap: the next tap shares it without a call', async () => {
  const { share, fetchCount } = phoneThat({ outcomes: ['unanswered', 'done'] });
  expect([await share(), await share()]).toEqual(['ready', 'fileOpened']);
  expect(fetchCount()).toBe(1);
});

it('is silent when the merchant closes the list of apps, and says when the file could not be fetched', async () => {
  expect(await phoneThat({ outcomes: ['refused'] }).share()).toBe('dismissed');
  const unread = phoneThat({ isReadable: false });
  expect(await unread.share()).toBe('unreadable');
  expect([unread.shared, unread.texts]).toEqual([[], []]);
});

it.each([
  ['files', { canShareFiles: false }, 0],
  ['this file', { outcomes: ['unavailable'] } satisfies Phone, 1],
])(
  'without an ability to share %s, sends where it can be read: never the link itself',
  async (_, phone, fetches) => {
    const { share, texts, fetchCount } = phoneThat(phone);
    expect(await share()).toBe('linkOpened');
    expect(texts).toEqual([`${paper.text}\nIt opens only in my loan app: ${ORIGIN}/termloan/loan-details`]);
    expect(fetchCount()).toBe(fetches);
  },
);

it('shares a text alone, and says when nothing opened', async () => {
  const { share, texts } = phoneThat({});
  expect(await share({ text: 'Paid ₹100', file: null })).toBe('textOpened');
  expect(texts).toEqual(['Paid ₹100']);
  expect(await phoneThat({ canShareFiles: false, isWhatsAppOpened: false }).share()).toBe('notOpened');
  expect(await phoneThat({}).share(null)).toBe('notOpened');
});
