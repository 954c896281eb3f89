/** What docs/bridge.md requires of a host's answers. Without the browser, so that it is tested alone. */

/** Time limit of each request, ms. */
export const TIME_LIMIT_MS: Readonly<Record<string, number>> = {
  hello: 4_000,
  refreshToken: 4_000,
  back: 2_000,
  shareOnWhatsApp: 4_000,
  requestLocationPermission: 60_000,
  getLocation: 15_000,
  openSettings: 4_000,
  call: 4_000,
  openUpiIntent: 2_000,
  navigate: 4_000,
  openDocument: 15_000,
};

export interface ReceivedAnswer {
  readonly json: string;
  /** Time since the request, ms. */
  readonly afterMs: number;
}

interface Answer {
  readonly version?: unknown;
  readonly type?: unknown;
  readonly id?: unknown;
  readonly ok?: unknown;
  readonly reason?: unknown;
  readonly payload?: unknown;
}

/**
 * What is wrong with the answers to a request; empty when it was answered once, in time, in the right shape.
 * @param expected `unsupported` for a request that no host may know
 */
export function problemsOf(
  type: string,
  id: string,
  answers: readonly ReceivedAnswer[],
  expected: 'answer' | 'unsupported' = 'answer',
): readonly string[] {
  const [first, second] = answers;
  const limit = TIME_LIMIT_MS[type] ?? 4_000;
  if (first === undefined) return [`no answer within ${limit} ms`];
  const answer = parse(first.json);
  if (answer === null) return ['the answer is not JSON of an object'];
  if (answer.ok === false && answer.reason === 'unsupported' && expected === 'answer') return [];
  return [
    ...(second === undefined ? [] : ['answered twice']),
    ...(first.afterMs > limit
      ? [`answered after ${Math.round(first.afterMs)} ms; the limit is ${limit} ms`]
      : []),
    ...(answer.version === 1 || answer.version === undefined
      ? []
      : [`version ${String(answer.version)}, not 1`]),
    ...(answer.type === 'answer' ? [] : [`type “${String(answer.type)}”, not “answer”`]),
    ...(answer.id === id ? [] : [`id “${String(answer.id)}”, not “${id}”`]),
    ...(expected === 'unsupported' && !(answer.ok === false && answer.reason === 'unsupported')
      ? ['not refused as “unsupported”']
      : []),
    ...(answer.ok === true ? payloadProblems(type, answer.payload) : []),
    ...(answer.ok === true || answer.ok === false ? [] : ['ok is neither true nor false']),
  ];
}

/** Whether the host said that it does not know this request. */
export function isUnsupported(answers: readonly ReceivedAnswer[]): boolean {
  return answers[0] !== undefined && parse(answers[0].json)?.reason === 'unsupported';
}

function payloadProblems(type: string, payload: unknown): readonly string[] {
  if (type === 'hello') return helloProblems(fieldsOf(payload));
  if (type === 'refreshToken') return tokenProblems(fieldsOf(payload));
  if (type === 'getLocation')
    return ['latitude', 'longitude', 'accuracy'].flatMap((name) =>
      typeof fieldsOf(payload)[name] === 'number' ? [] : [`${name} is no number`],
    );
  if (type === 'openUpiIntent') {
    const { status } = fieldsOf(payload);
    const isKnown =
      status === null || ['success', 'submitted', 'failure', 'cancelled'].includes(String(status));
    return isKnown ? [] : [`status “${String(status)}” is unknown`];
  }
  return [];
}

function helloProblems({ device, credentials }: Readonly<Record<string, unknown>>): readonly string[] {
  const deviceFields = fieldsOf(device);
  const { mode, businessId } = fieldsOf(credentials);
  return [
    ...['app', 'id', 'address', 'brand'].flatMap((name) =>
      typeof deviceFields[name] === 'string' && deviceFields[name] !== ''
        ? []
        : [`device.${name} is missing`],
    ),
    ...(mode === 'token' ? tokenProblems(fieldsOf(credentials)) : []),
    ...(mode === 'business-id' && !isHeaderText(businessId) ? ['businessId is not visible ASCII'] : []),
    ...(mode === 'token' || mode === 'business-id'
      ? []
      : ['credentials.mode is neither token nor business-id']),
  ];
}

function tokenProblems({ token, expiresIn }: Readonly<Record<string, unknown>>): readonly string[] {
  return [
    ...(isHeaderText(token) ? [] : ['token is not visible ASCII without blanks']),
    ...(expiresIn === undefined || (typeof expiresIn === 'number' && expiresIn > 0)
      ? []
      : ['expiresIn is not a number of seconds']),
  ];
}

const isHeaderText = (value: unknown) => typeof value === 'string' && /^[!-~]+$/.test(value);

function fieldsOf(value: unknown): Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null ? { ...value } : {};
}

function parse(json: string): Answer | null {
  try {
    const value: unknown = JSON.parse(json);
    return typeof value === 'object' && value !== null ? value : null;
  } catch {
    return null;
  }
}
