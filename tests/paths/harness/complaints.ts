/** Console messages and errors of the page while a path is walked, reported as problems of the current step. */

const heard: string[] = [];
const { error: say } = console;

/** Collects console messages and page errors; from now on they do not reach the console. */
export function collectComplaints(): void {
  for (const level of ['error', 'warn'] as const)
    console[level] = (...words: unknown[]) => {
      heard.push(`the console: ${words.map(String).join(' ')}`);
    };
  window.addEventListener('error', (event) => {
    if (event.error === undefined) return;
    heard.push(`the page: ${event.message}`);
    event.preventDefault();
  });
  window.addEventListener('unhandledrejection', (event) => {
    heard.push(`the page: ${String(event.reason)}`);
    event.preventDefault();
  });
}

/** Messages since the last call, without duplicates. */
export function takePageComplaints(): readonly string[] {
  return [...new Set(heard.splice(0))];
}

/** Prints the messages that came after the last step to the console. */
export function printRemaining(): void {
  for (const complaint of takePageComplaints()) say(complaint);
}
