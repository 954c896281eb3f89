import { CHANNEL, type FromApp, type FromInspector, isFromInspector } from './protocol';

/** The way of a page's messages to its inspectors, and back. */
export interface Line {
  readonly post: (message: FromApp) => void;
  /** Tells at once, and not by way of a worker that goes with the page. */
  readonly postLast: (messages: readonly FromApp[]) => void;
  readonly close: () => void;
}

interface Ends {
  readonly hear: (message: FromInspector) => void;
  /** What was told until now may be lost. */
  readonly lost: () => void;
}

/** Opens a line by a worker, which is cheap for the page; where there is none, straight to the channel. */
export function openLine({ hear, lost }: Ends): Line {
  const listen = ({ data }: MessageEvent<unknown>) => {
    if (isFromInspector(data)) hear(data);
  };
  const straight = (): Pick<Line, 'post' | 'close'> => {
    const channel = new BroadcastChannel(CHANNEL);
    channel.onmessage = listen;
    return { post: (message) => channel.postMessage(message), close: () => channel.close() };
  };
  const byWorker = (): Pick<Line, 'post' | 'close'> => {
    const worker = new Worker(new URL('./inspect-relay.ts', import.meta.url), { type: 'module' });
    worker.onmessage = listen;
    worker.onerror = () => {
      worker.terminate();
      way = straight();
      lost();
    };
    return { post: (message) => worker.postMessage(message), close: () => worker.terminate() };
  };
  const open = () => {
    try {
      return byWorker();
    } catch {
      return straight();
    }
  };
  let way = open();
  return {
    post: (message) => way.post(message),
    postLast(messages) {
      const channel = new BroadcastChannel(CHANNEL);
      for (const message of messages) channel.postMessage(message);
      channel.close();
    },
    close: () => way.close(),
  };
}
