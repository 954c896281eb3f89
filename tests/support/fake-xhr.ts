/** A fake XMLHttpRequest: the test decides what the network does. */
const sent: FakeXhr[] = [];

/** The requests that were sent since the last `reset()`. */
export function xhrNetwork() {
  return {
    sent: sent as readonly FakeXhr[],
    reset: () => {
      sent.length = 0;
    },
  };
}

export class FakeXhr {
  readonly headers: Record<string, string> = {};
  readonly upload: { onprogress: ((event: { loaded: number; total: number }) => void) | null } = {
    onprogress: null,
  };
  onload: (() => void) | null = null;
  onerror: (() => void) | null = null;
  method = '';
  url = '';
  responseType = '';
  withCredentials = false;
  status = 0;
  response: ArrayBuffer | null = null;
  isAborted = false;
  private body: ArrayBuffer = new ArrayBuffer(0);
  private headerLines = '';

  open(method: string, url: string): void {
    this.method = method;
    this.url = url;
  }

  setRequestHeader(name: string, value: string): void {
    this.headers[name] = value;
  }

  getAllResponseHeaders(): string {
    return this.headerLines;
  }

  send(body: ArrayBuffer): void {
    this.body = body;
    sent.push(this);
  }

  abort(): void {
    this.isAborted = true;
  }

  /** Reports upload progress, in bytes. */
  progress(loaded: number, total: number): void {
    this.upload.onprogress?.({ loaded, total });
  }

  /** Delivers an answer of the service. @param headerLines raw response headers */
  answer(status: number, body: unknown, headerLines = ''): void {
    this.status = status;
    this.headerLines = headerLines;
    const text = typeof body === 'string' ? body : JSON.stringify(body);
    this.response = body === null ? null : new TextEncoder().encode(text).buffer;
    this.onload?.();
  }

  /** Fails as without a network. */
  fail(): void {
    this.onerror?.();
  }

  bytes(): Uint8Array {
    return new Uint8Array(this.body);
  }

  /** The sent body, parsed as a form. */
  form(): Promise<FormData> {
    return new Response(this.body, {
      headers: { 'content-type': this.headers['content-type'] ?? '' },
    }).formData();
  }
}
