import type { components } from '../../../openapi/generated/termloan';
import { createSandbox, type Sandbox } from '../../../sandbox/create-sandbox';

export type Schemas = components['schemas'];

/** Friday 6 March 2026, 10:00 in India. ms. */
export const MARCH_6 = Date.parse('2026-03-06T10:00:00+05:30');

const ORIGIN = 'http://lender.test';
let count = 0;

/** A new request id. */
export const freshId = (): string => {
  count += 1;
  return `request-${count}`;
};

interface Reply<T> {
  status: number;
  body: T;
  headers: Headers;
}

/** @param now real time in ms, as the sandbox sees it */
export function openSandbox(databaseUrl = ':memory:', now = () => MARCH_6): Sandbox {
  return createSandbox({ databaseUrl, now });
}

/** A merchant who calls the lender as the app does, and its control API as a tester does. */
export class SandboxMerchant {
  constructor(
    readonly sandbox: Sandbox,
    readonly id: string,
    readonly token: string,
    private readonly language: string | null = null,
  ) {}

  /** The same merchant, whose app asks for this language (a value of `accept-language`). */
  in(language: string): SandboxMerchant {
    return new SandboxMerchant(this.sandbox, this.id, this.token, language);
  }

  static async as(sandbox: Sandbox, persona: string, now = MARCH_6): Promise<SandboxMerchant> {
    const created = await post<{ merchant_id: string; token: string }>(sandbox, '/sandbox/api/merchants', {
      persona,
      now,
    });
    return new SandboxMerchant(sandbox, created.body.merchant_id, created.body.token);
  }

  get = <T>(path: string, requestId?: string) => this.call<T>('GET', path, undefined, requestId);
  post = <T>(path: string, body: unknown, requestId?: string) => this.call<T>('POST', path, body, requestId);

  async call<T>(method: string, path: string, body?: unknown, requestId = freshId()): Promise<Reply<T>> {
    const response = await this.sandbox.fetch(
      new Request(`${ORIGIN}${path.startsWith('/api') ? path : `/api/termloan${path}`}`, {
        method,
        headers: {
          ...identity(requestId),
          authorization: `Bearer ${this.token}`,
          ...(this.language === null ? {} : { 'accept-language': this.language }),
        },
        ...(body === undefined ? {} : { body: JSON.stringify(body) }),
      }),
    );
    return read(response);
  }

  /** Sends a form with files, as a browser does. */
  async upload<T>(path: string, form: FormData, requestId = freshId()): Promise<Reply<T>> {
    const { 'content-type': _json, ...headers } = identity(requestId);
    return read(
      await this.sandbox.fetch(
        new Request(`${ORIGIN}${path.startsWith('/api') ? path : `/api/termloan${path}`}`, {
          method: 'POST',
          headers: { ...headers, authorization: `Bearer ${this.token}` },
          body: form,
        }),
      ),
    );
  }

  control = <T>(method: string, path = '', body?: unknown) =>
    send<T>(this.sandbox, method, `/sandbox/api/merchants/${this.id}${path}`, body);
  advance = (seconds: number) => this.control('PATCH', '', { advance_ms: seconds * 1000 });
  flags = (flags: object) => this.control('PATCH', '', { flags });
  fault = (operationId: string, fault: object) => this.control('PUT', `/faults/${operationId}`, fault);

  async newestOtp(): Promise<string> {
    const { body } = await this.control<{ otps: { otp: string }[] }>('GET', '/otps');
    return body.otps[0]?.otp ?? '';
  }

  async offers(status = 'APPROVED'): Promise<Schemas['LoanOffer'][]> {
    return (await this.get<Schemas['LoanOffers']>(`/loanOffers/${status}`)).body.loan_offers;
  }

  async state(): Promise<Schemas['UserState']> {
    return (await this.get<Schemas['UserState']>('/getUserState')).body;
  }

  async loan(): Promise<Schemas['LoanAccount'] | null> {
    return (await this.get<Schemas['LatestLoan']>('/loan')).body.loan;
  }
}

export const identity = (requestId: string): Record<string, string> => ({
  'content-type': 'application/json',
  'x-request-id': requestId,
  'x-app': 'merchant-web',
  'x-device-id': 'device-1',
  'x-device-address': '203.0.113.7',
  'x-device-brand': 'test',
});

const post = <T>(sandbox: Sandbox, path: string, body: unknown) => send<T>(sandbox, 'POST', path, body);

export async function send<T>(
  sandbox: Sandbox,
  method: string,
  path: string,
  body?: unknown,
): Promise<Reply<T>> {
  return read(
    await sandbox.fetch(
      new Request(`${ORIGIN}${path}`, {
        method,
        headers: { 'content-type': 'application/json' },
        ...(body === undefined ? {} : { body: JSON.stringify(body) }),
      }),
    ),
  );
}

async function read<T>(response: Response): Promise<Reply<T>> {
  const text = await response.text();
  const body = text === '' ? undefined : JSON.parse(text);
  if (response.status === 500) throw new Error(`the sandbox broke: ${text}`);
  return { status: response.status, body, headers: response.headers };
}
