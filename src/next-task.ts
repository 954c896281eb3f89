/** Lets the browser react and paint before a long start goes on. A message comes sooner than a timer, which nests at 4 ms at least. */
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
