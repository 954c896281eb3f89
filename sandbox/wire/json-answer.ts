/** A JSON response that must not be cached. */
export function jsonAnswer(status: number, body: unknown, headers: Record<string, string> = {}): Response {
  return new Response(JSON.stringify(body), {
    status,
    headers: { 'content-type': 'application/json; charset=utf-8', 'cache-control': 'no-store', ...headers },
  });
}

/** The `Date` header for a virtual time in ms. */
export const dateHeader = (nowMs: number): Record<string, string> => ({
  date: new Date(nowMs).toUTCString(),
});
