/** Why a path failed, as plain text: what was expected and what was found. */

interface Reading {
  readonly of: RegExp;
  readonly says: (...parts: readonly string[]) => string;
}

/** Known messages of the checks; the first match is used. */
const readings: readonly Reading[] = [
  {
    of: /^The journey is in (.+) \((\w+)\), the model in (.+) \((\w+)\)(.*)\.$/,
    says: (is, how, should, _, why) =>
      how === 'error'
        ? `the chart was expected in ${bare(should)}, and broke down in ${bare(is)}${why}`
        : `the chart was expected in ${bare(should)}, and is in ${bare(is)}`,
  },
  {
    of: /^The model takes (.+); the journey did not\.$/,
    says: (branches) => `the branch ${branches} was expected to be taken, and was not`,
  },
  {
    of: /^the screen shows (.+): expected 0 to be greater than 0/,
    says: (text) => `the screen was expected to show ${text}, and does not`,
  },
  {
    of: /^the screen does not show (.+): expected/,
    says: (text) => `the screen was expected not to show ${text}, and shows it`,
  },
  {
    of: /^Unable to find an? (?:accessible )?element with the role "(\w+)" and name [`"]?(.+?)[`"]?$/,
    says: (role, name) => `the screen was expected to have the ${role} ${quoted(name)}, and has none`,
  },
  {
    of: /^Unable to find an? (?:accessible )?element with the role "(\w+)"/,
    says: (role) => `the screen was expected to have a ${role}, and has none`,
  },
  {
    of: /^Unable to find an element with the text: (.+?)\. This could/,
    says: (text) => `the screen was expected to say ${quoted(text)}, and does not`,
  },
  {
    of: /^Found multiple elements with (?:the )?(\w+):? (.+)$/,
    says: (_, what) => `the screen was expected to have ${quoted(what)} once, and has it several times`,
  },
  {
    of: /^(?:.+: )?expected .+? not to (?:be|(?:deeply |strictly )?equal) (.+?)(?: \/\/ .*)?$/,
    says: (is) => `${bare(is)} was found and not expected`,
  },
  {
    of: /^(?:(.+): )?expected (.+?) to (?:be|(?:deeply |strictly )?equal) (.+?)(?: \/\/ .*)?$/,
    says: (about, is, should) => `${about === '' ? '' : `${about}: `}${expected(bare(should), bare(is))}`,
  },
];

/**
 * The first line of a reason as plain text, with the state in which it failed; the line itself when its message is unknown.
 * @param state the current state of the chart
 */
export function plainReason(reason: string, state: string): string {
  const line = firstLine(reason);
  for (const { of, says } of readings) {
    const parts = of.exec(line);
    if (parts !== null) return `in ${state}, ${says(...parts.slice(1).map((part) => part ?? ''))}`;
  }
  return `in ${state}: ${line}`;
}

/** The technical message, shown next to the plain one. */
export function firstLine(reason: string): string {
  return reason.split('\n')[0] ?? reason;
}

function expected(should: string, is: string): string {
  if (/^(true|false)$/.test(should)) return `"${should}" was expected of a check, and it is "${is}"`;
  return `${should} was expected, but ${is} was found`;
}

/** A value without its quotes. */
function bare(text = ''): string {
  return text.replace(/^['"`](.*)['"`]$/, '$1');
}

function quoted(text = ''): string {
  return /^[/"]/.test(text) ? text : `"${text}"`;
}
