/** A JSON answer that is not cached. */
export function jsonAnswer(status: number, body: unknown, headers: Record<string, string> = {}): Response {
  return new Response(JSON.stringify(body), {
    status,
    headers: { 'content-type': 'application/json; charset=utf-8', 'cache-control': 'no-store', ...headers },
  });
}

/** The `Date` header of a virtual time in ms. */
export const dateHeader = (nowMs: number): Record<string, string> => ({
  date: new Date(nowMs).toUTCString(),
});
