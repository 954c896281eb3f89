/** What the page complains of while a path is walked: told with the step that made it complain, like anything else that is wrong there. */

const heard: string[] = [];
const { error: say } = console;

/** From now on nothing reaches the console, or the browser, but what no step was blamed for. */
export function listen(): void {
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

/** What was heard since it was asked for last, each thing once. */
export function takeHeard(): readonly string[] {
  return [...new Set(heard.splice(0))];
}

/** Says aloud what came after the last step: whoever opened the page hears it. */
export function sayTheRest(): void {
  for (const complaint of takeHeard()) say(complaint);
}
