/** Why a path failed, as plain text: what was expected and what was found. */

/** How a message of a check is said plainly. */
interface MessageRule {
  readonly pattern: RegExp;
  /** @param parts the groups of the pattern */
  readonly plainText: (...parts: readonly string[]) => string;
}

/** Known messages of the checks; the first match is used. */
const messageRules: readonly MessageRule[] = [
  {
    pattern: /^The journey is in (.+) \((\w+)\), the model in (.+) \((\w+)\)(.*)\.$/,
    plainText: (actual, status, wanted, _, why) =>
      status === 'error'
        ? `the chart was expected in ${unquoted(wanted)}, and broke down in ${unquoted(actual)}${why}`
        : `the chart was expected in ${unquoted(wanted)}, and is in ${unquoted(actual)}`,
  },
  {
    pattern: /^The model takes (.+); the journey did not\.$/,
    plainText: (branches) => `the branch ${branches} was expected to be taken, and was not`,
  },
  {
    pattern: /^the screen shows (.+): expected/,
    plainText: (text) => `the screen was expected to show ${text}, and does not`,
  },
  {
    pattern: /^the screen does not show (.+): expected/,
    plainText: (text) => `the screen was expected not to show ${text}, and shows it`,
  },
  {
    pattern: /^Unable to find an? (?:accessible )?element with the role "(\w+)" and name [`"]?(.+?)[`"]?$/,
    plainText: (role, name) => `the screen was expected to have the ${role} ${quoted(name)}, and has none`,
  },
  {
    pattern: /^Unable to find an? (?:accessible )?element with the role "(\w+)"/,
    plainText: (role) => `the screen was expected to have a ${role}, and has none`,
  },
  {
    pattern: /^Unable to find an element with the text: (.+?)\. This could/,
    plainText: (text) => `the screen was expected to say ${quoted(text)}, and does not`,
  },
  {
    pattern: /^Found multiple elements with (?:the )?(\w+):? (.+)$/,
    plainText: (_, what) => `the screen was expected to have ${quoted(what)} once, and has it several times`,
  },
  {
    pattern: /^(?:.+: )?expected .+? not to (?:be|(?:deeply |strictly )?equal) (.+?)(?: \/\/ .*)?$/,
    plainText: (actual) => `${unquoted(actual)} was found and not expected`,
  },
  {
    pattern: /^(?:(.+): )?expected (.+?) to (?:be|(?:deeply |strictly )?equal) (.+?)(?: \/\/ .*)?$/,
    plainText: (about, actual, wanted) =>
      `${about === '' ? '' : `${about}: `}${expectedText(unquoted(wanted), unquoted(actual))}`,
  },
];

/**
 * The first line of a reason as plain text, with the state in which it failed; the line itself when its message is unknown.
 * @param state the current state of the chart
 */
export function plainReason(reason: string, state: string): string {
  const line = firstLine(reason);
  for (const { pattern, plainText } of messageRules) {
    const parts = pattern.exec(line);
    if (parts !== null) return `in ${state}, ${plainText(...parts.slice(1).map((part) => part ?? ''))}`;
  }
  return `in ${state}: ${line}`;
}

/** The first line of a message: the technical one, shown next to the plain one. */
export function firstLine(reason: string): string {
  return reason.split('\n')[0] ?? reason;
}

function expectedText(wanted: string, actual: string): string {
  if (/^(true|false)$/.test(wanted)) return `"${wanted}" was expected of a check, and it is "${actual}"`;
  return `${wanted} was expected, but ${actual} was found`;
}

/** A value without its quotes. */
function unquoted(text = ''): string {
  return text.replace(/^['"`](.*)['"`]$/, '$1');
}

function quoted(text = ''): string {
  return /^[/"]/.test(text) ? text : `"${text}"`;
}
