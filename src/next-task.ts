/** Lets the browser react and paint before a long start goes on. */
export function nextTask(): Promise<unknown> {
  return new Promise((resolve) => setTimeout(resolve));
}
