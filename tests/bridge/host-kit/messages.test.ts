/** docs/host: the JSON Schema and the types of the messages are those that the app reads and writes. */
import { describe, expect, it } from 'vitest';

import type { NativeCapabilities } from '../../../src/bridge/bridge';
import { createBrowserBridge } from '../../../src/bridge/browser';
import { openChannel, type Reply } from '../../../src/bridge/channel';
import type { AndroidHost } from '../../../src/bridge/host-channels';
import type { RequestType } from '../../../src/bridge/messages';
import { createNativeBridge } from '../../../src/bridge/native';
import { fc } from '../../support/random/property';
import { corruptedText } from '../../support/random/random-answers';
import { fakePage, ORIGIN } from '../fake-page';
import { isValid } from './host-schema';
import { messageTypes } from './message-types';
import { answerName, messageName, messagesSchema } from './messages-schema';

const RUNS = Number(process.env.PROPERTY_RUNS ?? 400);

const byToken = { mode: 'token', token: 'first', expiresIn: 300 };
const byBusinessId = { mode: 'business-id', businessId: 'biz_1' };
const device = { app: 'shop', id: 'device-9', address: '203.0.113.9', brand: 'Moto G' };
const hello = { device, credentials: byToken };

it('are current', async () => {
  const schema = messagesSchema();
  const json = `${JSON.stringify(schema, null, 2)}\n`;
  await expect(json).toMatchFileSnapshot('../../../docs/host/messages.schema.json');
  await expect(await messageTypes(schema)).toMatchFileSnapshot('../../../docs/host/messages.d.ts');
});

/** The bridge in a host that answers hello, and any other request with this JSON text as payload. */
function bridgeOf(helloText: string, payloadText = 'null') {
  const sent: { readonly type: RequestType }[] = [];
  const { page } = fakePage();
  const host: AndroidHost = {
    onmessage: null,
    postMessage(json) {
      const message = JSON.parse(json);
      sent.push(message);
      const payload = message.type === 'hello' ? helloText : payloadText;
      host.onmessage?.({ data: `{"type":"answer","id":"${message.id}","ok":true,"payload":${payload}}` });
    },
  };
  page.LoanHost = host;
  const bridge = createNativeBridge(page, createBrowserBridge('device-1', 'test'));
  return { bridge, sent };
}

/** The app's reading of a payload, and whether the schema allows it, agree; both kinds of payloads were tried. */
async function expectAgreement(
  type: RequestType,
  seeds: readonly unknown[],
  isTaken: (payloadText: string) => Promise<boolean>,
) {
  const tried = { valid: 0, invalid: 0 };
  const texts = fc.constantFrom(...seeds).chain(corruptedText);
  await fc.assert(
    fc.asyncProperty(texts, async (text) => {
      const answer = { type: 'answer', id: '1', ok: true, payload: JSON.parse(text) };
      const isAllowed = isValid(answerName(type), answer);
      tried[isAllowed ? 'valid' : 'invalid'] += 1;
      expect(await isTaken(text)).toBe(isAllowed);
    }),
    { numRuns: RUNS },
  );
  expect(Math.min(tried.valid, tried.invalid)).toBeGreaterThan(RUNS / 20);
}

describe('an answer is taken exactly if the schema allows its payload', () => {
  it('to hello', () =>
    expectAgreement('hello', [hello, { device, credentials: byBusinessId }], async (text) => {
      const { bridge } = bridgeOf(text);
      return (await bridge.connect()).kind === 'native';
    }));

  it('to refreshToken', () =>
    expectAgreement('refreshToken', [{ token: 'second', expiresIn: 60 }], async (text) => {
      const { bridge } = bridgeOf(JSON.stringify(hello), text);
      await bridge.connect();
      return (await bridge.refreshToken(() => Promise.resolve(true))) === 'done';
    }));

  it('to getLocation', () =>
    expectAgreement('getLocation', [{ latitude: 19.07, longitude: 72.87, accuracy: 40 }], async (text) => {
      const { bridge } = bridgeOf(JSON.stringify(hello), text);
      return (await (await bridge.capabilities()).getLocation()).outcome === 'done';
    }));

  it('to openUpiIntent; without a status that is known, nothing is known', async () => {
    const statuses = ['success', 'submitted', 'failure', 'cancelled'];
    const seeds = statuses.map((status) => ({ status }));
    await expectAgreement('openUpiIntent', seeds, async (text) => {
      const { bridge } = bridgeOf(JSON.stringify(hello), text);
      const result = await (await bridge.capabilities()).openUpiIntent('upi://pay?pa=a@b');
      expect(result.outcome).toBe('done');
      const value = result.outcome === 'done' ? result.value : null;
      return value !== null || JSON.parse(text)?.status === null;
    });
  });
});

describe('what the host sends', () => {
  /** What becomes of a request whose answer is this text; `ignored` when a second answer is taken instead. */
  async function outcomeOf(text: string): Promise<Reply['kind'] | 'ignored'> {
    const { page } = fakePage();
    const host: AndroidHost = { onmessage: null, postMessage: () => {} };
    page.LoanHost = host;
    const channel = openChannel(page, { back: () => {}, resume: () => {} });
    const reply = channel.request({ type: 'back' });
    host.onmessage?.({ data: text });
    host.onmessage?.({ data: JSON.stringify({ type: 'answer', id: '1', ok: true, payload: 'second' }) });
    const received = await reply;
    return received.kind === 'answered' && received.payload === 'second' ? 'ignored' : received.kind;
  }

  it('as an answer is taken for what it says if the schema allows it, and never as done if not', async () => {
    const answer = { version: 1, type: 'answer', id: '1' };
    const seeds = [
      { ...answer, ok: true },
      { ...answer, ok: false, reason: 'refused' },
      { ...answer, ok: false, reason: 'unsupported' },
    ];
    const seen = new Set<string>();
    await fc.assert(
      fc.asyncProperty(fc.constantFrom(...seeds).chain(corruptedText), async (text) => {
        const message = JSON.parse(text);
        const isAllowed = isValid('Answer', message) && message.id === '1';
        const outcome = await outcomeOf(text);
        seen.add(`${isAllowed}: ${outcome}`);
        if (isAllowed) expect(outcome).toBe(message.ok ? 'answered' : message.reason);
        // An unknown reason is a refusal; an answer of another version is none.
        else expect(['ignored', 'refused', 'unanswered']).toContain(outcome);
      }),
      { numRuns: RUNS },
    );
    expect([...seen].sort()).toEqual([
      'false: ignored',
      'false: refused',
      'false: unanswered',
      'true: answered',
      'true: refused',
      'true: unsupported',
    ]);
  });

  it('as an event is heard exactly if the schema allows it', async () => {
    const definitions = { back: 'BackEvent', resume: 'ResumeEvent' } as const;
    const seeds = [{ type: 'back' }, { version: 1, type: 'back' }, { version: 1, type: 'resume' }];
    const seen = new Set<string>();
    await fc.assert(
      fc.property(fc.constantFrom(...seeds).chain(corruptedText), (text) => {
        const { page } = fakePage();
        const heard: string[] = [];
        openChannel(page, { back: () => heard.push('back'), resume: () => heard.push('resume') });
        page.onLoanHostMessage?.(text);
        const allowed = (['back', 'resume'] as const).filter((type) =>
          isValid(definitions[type], JSON.parse(text)),
        );
        seen.add(allowed.join());
        expect(heard).toEqual(allowed);
      }),
      { numRuns: RUNS },
    );
    expect([...seen].sort()).toEqual(['', 'back', 'resume']);
  });
});

const uses: readonly (readonly [
  type: RequestType,
  use: (can: NativeCapabilities, text: string) => Promise<unknown>,
  /** Texts that are not refused by the app itself. */
  texts: fc.Arbitrary<string>,
])[] = [
  ['back', (can) => can.back(), fc.constant('')],
  ['requestLocationPermission', (can) => can.requestLocationPermission(), fc.constant('')],
  ['getLocation', (can) => can.getLocation(), fc.constant('')],
  ['openSettings', (can) => can.openSettings(), fc.constant('')],
  [
    'shareOnWhatsApp',
    (can, phone) => can.shareOnWhatsApp({ text: 'Hello', ...(phone === '' ? {} : { phone }) }),
    fc.constantFrom('', '9876543210', '+91 98765-43210', '(022) 12345'),
  ],
  ['call', (can, phone) => can.call(phone), fc.constantFrom('9876543210', '+91 98765-43210', '1930')],
  [
    'openUpiIntent',
    (can, url) => can.openUpiIntent(url),
    fc.constantFrom('upi://pay?pa=a@b', 'UPI://mandate?pa=a@b&am=1.00'),
  ],
  ['navigate', (can, screen) => can.navigate({ screen }), fc.constantFrom('home', 'orders/recent_1')],
  [
    'navigate',
    (can, url) => can.navigate({ url }),
    fc.constantFrom(
      'https://bank.example/x?a=1',
      '/termloan',
      'tel:1930',
      'upi://pay?pa=a@b',
      `${ORIGIN}/terms`,
    ),
  ],
  ['openDocument', (can, url) => can.openDocument(url), fc.constant(`${ORIGIN}/kfs.pdf`)],
];

describe('what the app sends is a message of the schema', () => {
  it.each(uses)('%s', async (type, use, texts) => {
    const sentTypes = new Set<string>();
    await fc.assert(
      fc.asyncProperty(fc.oneof(texts, fc.string()), async (text) => {
        const { bridge, sent } = bridgeOf(
          JSON.stringify(hello),
          '{"status":null,"latitude":1,"longitude":1,"accuracy":1}',
        );
        await use(await bridge.capabilities(), text);
        for (const message of sent) {
          expect(isValid(messageName(message.type), message)).toBe(true);
          sentTypes.add(message.type);
        }
      }),
      { numRuns: 60 },
    );
    expect([...sentTypes].sort()).toEqual(['hello', type].sort());
  });

  it('toast, speak, stopSpeaking, close and refreshToken', async () => {
    const { bridge, sent } = bridgeOf(JSON.stringify({ ...hello, speaks: ['hi'] }), '{"token":"second"}');
    await bridge.connect();
    bridge.toast('Copied!');
    await bridge.speak({ text: 'नमस्ते', language: 'hi-IN' });
    bridge.stopSpeaking();
    bridge.close();
    await bridge.refreshToken(() => Promise.resolve(true));
    expect(sent.map(({ type }) => type)).toEqual([
      'hello',
      'toast',
      'speak',
      'stopSpeaking',
      'close',
      'refreshToken',
    ]);
    expect(sent.filter((message) => !isValid('AppMessage', message))).toEqual([]);
  });

  it('with an absolute URL, which the host can open', async () => {
    const { bridge, sent } = bridgeOf(JSON.stringify(hello));
    await (await bridge.capabilities()).navigate({ url: '/termloan' });
    expect(sent.at(-1)).toMatchObject({ payload: { url: `${ORIGIN}/termloan` } });
  });
});
