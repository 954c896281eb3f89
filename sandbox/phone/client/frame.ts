/**
 * Script of pages that must get no token: frames of the host check, and another page in its web view. Asks for one, and tells
 * whether an answer with a token or a business id came, by a message to the page around it, or by going back to the host check. No module: a page of
 * another origin could not load one.
 */
{
  // SAFETY: what a native app injects; each part may be missing.
  const host = window as Window & {
    LoanHost?: { postMessage(json: string): void; onmessage?: unknown };
    webkit?: {
      messageHandlers?: { loanHost?: { postMessage(json: string): PromiseLike<unknown> | undefined } };
    };
    onLoanHostMessage?: (json: string) => void;
  };
  const android = host.LoanHost;
  const apple = host.webkit?.messageHandlers?.loanHost;
  /** Time limit of `hello`, and some more, ms. */
  const GIVEN_MS = 4_500;

  const tell = (isAnswered: boolean): void => {
    clearTimeout(timer);
    if (window.parent !== window && document.documentElement.dataset.returns === undefined)
      window.parent.postMessage({ hasListener: android !== undefined, isAnswered }, '*');
    else window.location.replace(`/sandbox/host-check?other-page=${isAnswered ? 'answered' : 'silent'}`);
  };
  const receive = (json: unknown): void => {
    if (/"token"|"businessId"/.test(String(json))) tell(true);
  };
  const timer = setTimeout(() => tell(false), GIVEN_MS);
  const hello = '{"version":1,"id":"elsewhere","type":"hello"}';
  // Also an answer to the page that was here before, and one that comes as an event.
  host.onLoanHostMessage = receive;
  if (android !== undefined) {
    android.onmessage = ({ data }: { data: unknown }) => receive(data);
    android.postMessage(hello);
  } else {
    apple?.postMessage(hello)?.then(receive, () => {});
  }
}
