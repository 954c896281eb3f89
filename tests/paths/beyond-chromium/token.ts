/** Transitions of `token` that neither a person, nor the sandbox, nor one of its faults can cause in a browser. */
export const token: Readonly<Record<string, string>> = {
  'refreshing -- refreshToken fails --> held':
    'the bridge gives a word for whatever the host does; only a crash of our own code ends it with an error',
  'refreshing -- after refreshTimeout --> held':
    'the bridge gives the host 4 seconds and answers then, before this second limit of 5 seconds',
};
