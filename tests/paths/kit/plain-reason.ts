/** Why a path failed, in words that need no knowledge of the code: what was expected, and what stood there. */

interface Reading {
  readonly of: RegExp;
  readonly says: (...parts: readonly string[]) => string;
}

/** The reasons that the checks give, as they word them; the first that fits is taken. */
const readings: readonly Reading[] = [
  {
    of: /^The journey is in (.+) \((\w+)\), the model in (.+) \((\w+)\)(.*)\.$/,
    says: (is, how, should, _, why) =>
      how === 'error'
        ? `the chart was expected in ${bare(should)}, and broke down in ${bare(is)}${why}`
        : `the chart was expected in ${bare(should)}, and stands in ${bare(is)}`,
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
    says: (is) => `${bare(is)} was not expected, and there it stood`,
  },
  {
    of: /^(?:(.+): )?expected (.+?) to (?:be|(?:deeply |strictly )?equal) (.+?)(?: \/\/ .*)?$/,
    says: (about, is, should) => `${about === '' ? '' : `${about}: `}${expected(bare(should), bare(is))}`,
  },
];

/**
 * The first line of a reason in plain words, with the place where it failed; the line itself where its wording is unknown.
 * @param place the state that the chart stands in
 */
export function plainReason(reason: string, place: string): string {
  const line = firstLine(reason);
  for (const { of, says } of readings) {
    const parts = of.exec(line);
    if (parts !== null) return `in ${place}, ${says(...parts.slice(1).map((part) => part ?? ''))}`;
  }
  return `in ${place}: ${line}`;
}

/** What is told beside it for whoever knows the code. */
export function firstLine(reason: string): string {
  return reason.split('\n')[0] ?? reason;
}

function expected(should: string, is: string): string {
  if (/^(true|false)$/.test(should)) return `"${should}" was expected of a check, and it is "${is}"`;
  return `${should} was expected, and there stood ${is}`;
}

/** A value without the quotes of the code. */
function bare(text = ''): string {
  return text.replace(/^['"`](.*)['"`]$/, '$1');
}

function quoted(text = ''): string {
  return /^[/"]/.test(text) ? text : `"${text}"`;
}
