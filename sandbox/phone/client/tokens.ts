/** The tokens that the phone gives to the app, made by the sandbox lender. */
export interface Tokens {
  /** The token that `hello` gives. */
  readonly current: () => string;
  /** The token that a refresh gives. @param isOfAnother of another merchant, which no host may give */
  readonly fresh: (isOfAnother: boolean) => string;
  /** Loads the merchant's token. */
  readonly load: () => Promise<void>;
  /** Creates another merchant; once. */
  readonly createOther: () => Promise<void>;
  /** Expires the merchant's token; `fresh` then gives its successor. */
  readonly expire: () => Promise<void>;
  /** The app has taken the fresh token. */
  readonly adopt: (isOfAnother: boolean) => void;
}

export function createTokens(merchantId: string): Tokens {
  let token = '';
  let freshToken = '';
  let tokenOfAnother = '';

  async function callControlApi(path: string, body?: object): Promise<string> {
    const answer = await fetch(`/sandbox/api/merchants${path}`, {
      method: body === undefined ? 'GET' : 'POST',
      ...(body === undefined
        ? {}
        : { headers: { 'content-type': 'application/json' }, body: JSON.stringify(body) }),
    });
    return answer.ok ? String((await answer.json()).token) : '';
  }

  const fresh = (isOfAnother: boolean) => (isOfAnother ? tokenOfAnother : freshToken);
  return {
    current: () => token,
    fresh,
    async load() {
      token = await callControlApi(`/${merchantId}`);
      freshToken = token;
    },
    async createOther() {
      if (tokenOfAnother === '') tokenOfAnother = await callControlApi('', { persona: 'overdue' });
    },
    async expire() {
      freshToken = await callControlApi(`/${merchantId}/token`, { action: 'expire' });
    },
    adopt(isOfAnother) {
      token = fresh(isOfAnother);
    },
  };
}
