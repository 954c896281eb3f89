/** A page opened in a new window must not reach back into ours. */
export function relFor(target: string | undefined, rel: string | undefined) {
  return {
    ...(target === undefined ? {} : { target }),
    ...(rel === undefined ? (target === '_blank' ? { rel: 'noopener noreferrer' } : {}) : { rel }),
  };
}
