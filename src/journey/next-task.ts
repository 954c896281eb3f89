/**
 * Resolves in a new task: between two parts of long work the browser can handle input and paint. Uses a message, because a
 * nested timer takes at least 4 ms.
 */
export function nextTask(): Promise<void> {
  return new Promise((resolve) => {
    const { port1, port2 } = new MessageChannel();
    port1.onmessage = () => {
      port1.close();
      resolve();
    };
    port2.postMessage(null);
  });
}
