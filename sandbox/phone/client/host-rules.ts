/** What docs/bridge.md requires of a host's messages. Without the browser, so that it is tested alone. */
import type { RequestType } from '../message-types';

/** Time limit of each request, ms. */
export const TIME_LIMIT_MS: Readonly<Record<RequestType, number>> = {
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
  speak: 180_000,
};

export interface ReceivedAnswer {
  readonly json: string;
  /** Time since the request, ms. */
  readonly afterMs: number;
}

/**
 * What a request should come to: any answer, also `unsupported` of an old host; `done`, for what each host must do; `unsupported`, for
 * a message that no host may know; or a refusal, for what no host may do.
 */
export type Expected = 'answer' | 'done' | 'unsupported' | 'refusal';

type Fields = Readonly<Record<string, unknown>>;

/** Time limit of a message of any type, ms. */
export function timeLimitMs(type: string): number {
  return isRequest(type) ? TIME_LIMIT_MS[type] : 4_000;
}

/** What is wrong with the answers to a request; empty when it was answered once, in time, in the right shape. */
export function problemsOf(
  type: string,
  id: string,
  answers: readonly ReceivedAnswer[],
  expected: Expected = 'answer',
): readonly string[] {
  const [first, second] = answers;
  const limit = timeLimitMs(type);
  if (first === undefined) return [`no answer within ${limit} ms`];
  const answer = parse(first.json);
  if (answer === null) return ['the answer is not JSON of an object'];
  return [
    ...(second === undefined ? [] : ['answered twice']),
    ...(first.afterMs > limit
      ? [`answered after ${Math.round(first.afterMs)} ms; the limit is ${limit} ms`]
      : []),
    ...versionProblems(answer),
    ...(answer.type === 'answer' ? [] : [`type “${String(answer.type)}”, not “answer”`]),
    ...(answer.id === id ? [] : [`id “${String(answer.id)}”, not “${id}”`]),
    ...(answer.ok === true || answer.ok === false ? [] : ['ok is neither true nor false']),
    ...reasonProblems(answer),
    ...outcomeProblems(type, answer, expected),
  ];
}

/** What is wrong with an event of the host, `back` or `resume`. */
export function eventProblems(json: string): readonly string[] {
  const event = parse(json);
  return event === null ? ['the event is not JSON of an object'] : versionProblems(event);
}

/** Why the host did not do it: `refused`, `unsupported`; empty where it did. */
export function reasonIn(answers: readonly ReceivedAnswer[]): string {
  const answer = parse(answers[0]?.json ?? '');
  return answer?.ok === false ? String(answer.reason) : '';
}

/** The token in the answer to `hello` or `refreshToken`; null when there is none. */
export function tokenIn(answers: readonly ReceivedAnswer[]): string | null {
  const payload = fieldsOf(parse(answers[0]?.json ?? '')?.payload);
  const token = payload.token ?? fieldsOf(payload.credentials).token;
  return typeof token === 'string' ? token : null;
}

function versionProblems({ version }: Fields): readonly string[] {
  return version === 1 || version === undefined ? [] : [`version ${String(version)}, not 1`];
}

function reasonProblems({ ok, reason }: Fields): readonly string[] {
  return ok !== false || reason === 'refused' || reason === 'unsupported'
    ? []
    : [`reason “${String(reason)}”, neither “refused” nor “unsupported”`];
}

function outcomeProblems(type: string, answer: Fields, expected: Expected): readonly string[] {
  if (expected === 'refusal') return answer.ok === true ? ['done, and not refused'] : [];
  if (expected === 'unsupported')
    return answer.ok === false && answer.reason === 'unsupported' ? [] : ['not refused as “unsupported”'];
  if (answer.ok === true) return payloadProblems(type, fieldsOf(answer.payload));
  return expected === 'done' && answer.ok === false ? ['not done: the app goes on as a plain page'] : [];
}

function payloadProblems(type: string, payload: Fields): readonly string[] {
  if (type === 'hello') return helloProblems(payload);
  if (type === 'refreshToken') return tokenProblems(payload);
  if (type === 'getLocation')
    return [
      ...rangeProblems(payload, 'latitude', -90, 90),
      ...rangeProblems(payload, 'longitude', -180, 180),
      ...rangeProblems(payload, 'accuracy', 0, Number.MAX_VALUE),
    ];
  if (type === 'openUpiIntent') {
    const { status } = payload;
    const isKnown =
      status === null ||
      (typeof status === 'string' && ['success', 'submitted', 'failure', 'cancelled'].includes(status));
    return isKnown ? [] : [`status “${String(status)}” is unknown`];
  }
  return [];
}

function helloProblems({ device, credentials, speaks }: Fields): readonly string[] {
  const deviceFields = fieldsOf(device);
  const { mode, businessId } = fieldsOf(credentials);
  return [
    ...['app', 'id', 'address', 'brand'].flatMap((name) =>
      typeof deviceFields[name] === 'string' ? [] : [`device.${name} is missing`],
    ),
    ...(speaks === undefined || (Array.isArray(speaks) && speaks.every((tag) => typeof tag === 'string'))
      ? []
      : ['speaks is not a list of languages']),
    ...(mode === 'token' ? tokenProblems(fieldsOf(credentials)) : []),
    ...(mode === 'business-id' && !isHeaderText(businessId) ? ['businessId is not visible ASCII'] : []),
    ...(mode === 'token' || mode === 'business-id'
      ? []
      : ['credentials.mode is neither token nor business-id']),
  ];
}

function tokenProblems({ token, expiresIn }: Fields): readonly string[] {
  return [
    ...(isHeaderText(token) ? [] : ['token is not visible ASCII without blanks']),
    ...(expiresIn === undefined || isBetween(expiresIn, 0, Number.MAX_VALUE)
      ? []
      : ['expiresIn is not a number of seconds']),
  ];
}

function rangeProblems(fields: Fields, name: string, least: number, most: number): readonly string[] {
  const value = fields[name];
  if (typeof value !== 'number') return [`${name} is no number`];
  return isBetween(value, least, most) ? [] : [`${name} ${value} is out of range`];
}

function isBetween(value: unknown, least: number, most: number): boolean {
  return typeof value === 'number' && value >= least && value <= most;
}

const isHeaderText = (value: unknown) => typeof value === 'string' && /^[!-~]+$/.test(value);

function isRequest(type: string): type is RequestType {
  return Object.keys(TIME_LIMIT_MS).includes(type);
}

function fieldsOf(value: unknown): Fields {
  return typeof value === 'object' && value !== null ? { ...value } : {};
}

function parse(json: string): Fields | null {
  try {
    const value: unknown = JSON.parse(json);
    return typeof value === 'object' && value !== null ? fieldsOf(value) : null;
  } catch {
    return null;
  }
}
