import { type Failure, failure } from '../../machines/domain/base/failure';

/** Error code of a write that is still being processed (contract, `x-request-id`). */
const IN_PROGRESS = 'request_in_progress';

/**
 * Reads an HTTP error as a failure (spec 7.3: HTTP status plus `error`, or `code` plus `message`).
 * @param status HTTP status; it is not part of the failure
 * @param body what the service sent: JSON, a string such as an HTML page, or nothing
 * @param listedCodes error codes that the contract lists for this write: they are a refusal with any status except 401. Null for a read,
 * and for a stored answer
 */
export function failureOfAnswer(
  status: number,
  body: unknown,
  listedCodes: readonly string[] | null = null,
): Failure {
  const fields = typeof body === 'object' && body !== null ? body : {};
  const code = codeOf(body);
  const isListed = code !== null && listedCodes?.includes(code) === true;
  const reason = isListed && status !== 401 ? 'refused' : reasonOf(status, code);
  const message = text(fields, 'message');
  const attemptsLeft = number(fields, 'attempts_left');
  const retryAfter = number(fields, 'retry_after');
  return failure(reason, {
    code,
    message,
    ...(reason === 'refused' && listedCodes !== null && !isListed ? { isUnlisted: true } : {}),
    ...(attemptsLeft === null ? {} : { attemptsLeft }),
    ...(isUsableSeconds(retryAfter) ? { retryAfter: retryAfter * 1000 } : {}),
  });
}

/** Reads an error that a call threw: no connection, a timeout, or an answer that is not JSON. */
export function failureOfThrown(thrown: unknown): Failure {
  if (thrown instanceof SyntaxError) return failure('malformed');
  if (thrown instanceof DOMException && thrown.name === 'TimeoutError') return failure('timeout');
  return failure('connection');
}

/** Whether the body of an answer has one of these error codes. The body can still be read afterwards. */
export async function hasErrorCode(codes: readonly string[], response: Response): Promise<boolean> {
  const body: unknown = await response
    .clone()
    .json()
    .catch(() => null);
  const code = codeOf(body);
  return code !== null && codes.includes(code);
}

function codeOf(body: unknown): string | null {
  if (typeof body !== 'object' || body === null) return null;
  return text(body, 'error') ?? text(body, 'code');
}

function reasonOf(status: number, code: string | null): Failure['reason'] {
  if (status === 401) return 'session-ended';
  // 408 and 425 (timeout, too early) are no refusal: the request was not processed.
  if (status >= 500 || status === 408 || status === 425) return 'unavailable';
  return status === 409 && code === IN_PROGRESS ? 'unavailable' : 'refused';
}

/** Whether the value can be converted to a valid time; other values are ignored. */
function isUsableSeconds(value: number | null): value is number {
  return value !== null && value >= 0 && value <= 8.64e12;
}

function text(body: object, key: string): string | null {
  const value = Object.entries(body).find(([name]) => name === key)?.[1];
  return typeof value === 'string' && value !== '' ? value : null;
}

function number(body: object, key: string): number | null {
  const value = Object.entries(body).find(([name]) => name === key)?.[1];
  return typeof value === 'number' && Number.isFinite(value) ? value : null;
}
