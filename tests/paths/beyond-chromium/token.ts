/** Transitions of `token` that cannot be caused in a browser, neither by a person nor by the sandbox and its faults. */
export const token: Readonly<Record<string, string>> = {
  'refreshing -- refreshToken fails --> held':
    'the bridge returns a result whatever the host does; only a bug in our own code ends it with an error',
  'refreshing -- after refreshTimeout --> held':
    'the bridge returns a result after 4 seconds at the latest, before this limit of 5 seconds',
};
