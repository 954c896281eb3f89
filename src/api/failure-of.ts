import { type Failure, failure } from '../../machines/domain/failure';

/**
 * Reads an answer that is not ok as a failure (spec 7.3: HTTP status plus `error`, or `code` plus `message`).
 * @param status HTTP status; it goes no further than here
 * @param body what the service sent: JSON, a string such as an HTML page, or nothing
 */
export function failureOfAnswer(status: number, body: unknown): Failure {
  const said = typeof body === 'object' && body !== null ? body : {};
  const code = text(said, 'error') ?? text(said, 'code');
  const message = text(said, 'message');
  const attemptsLeft = number(said, 'attempts_left');
  const retryAfter = number(said, 'retry_after');
  return failure(reasonOf(status), {
    code,
    message,
    ...(attemptsLeft === null ? {} : { attemptsLeft }),
    ...(isWait(retryAfter) ? { retryAfter: retryAfter * 1000 } : {}),
  });
}

/** Reads what a call threw: a lost network, or an answer that is no JSON. */
export function failureOfThrown(thrown: unknown): Failure {
  if (thrown instanceof SyntaxError) return failure('malformed');
  if (thrown instanceof DOMException && thrown.name === 'TimeoutError') return failure('timeout');
  return failure('connection');
}

function reasonOf(status: number): Failure['reason'] {
  if (status === 401) return 'session-ended';
  return status >= 500 ? 'unavailable' : 'refused';
}

/** Seconds that can be waited for; another number is as good as none. */
function isWait(value: number | null): value is number {
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
