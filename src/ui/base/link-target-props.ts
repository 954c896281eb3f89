/**
 * `target` and `rel` attributes of a link: by default, a page in a new window gets no access to ours (`noopener noreferrer`).
 */
export function linkTargetProps(target: string | undefined, rel: string | undefined) {
  return {
    ...(target === undefined ? {} : { target }),
    ...(rel === undefined ? (target === '_blank' ? { rel: 'noopener noreferrer' } : {}) : { rel }),
  };
}
