import { Fragment } from 'react';

/** An identifier that may be broken between its words where it is too long: `verifyPayment`/`Address`. */
export function CodeName({ name }: { readonly name: string }) {
  return wordsOf(name).map((word, index) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: the words of a name keep their order.
    <Fragment key={index}>
      {index > 0 && <wbr />}
      {word}
    </Fragment>
  ));
}

function wordsOf(name: string): readonly string[] {
  return name
    .replace(/([a-z])([A-Z])/g, '$1\n$2')
    .replace(/([-_./])/g, '$1\n')
    .split('\n');
}
