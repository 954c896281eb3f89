import { inspectorCopy } from '../../copy/inspector';

const copy = inspectorCopy.unknown;

interface UnknownNameProps {
  /** What was said: that there is no such thing. */
  readonly text: string;
  /** Things with a name like it. */
  readonly near: readonly { readonly name: string; readonly hash: string }[];
}

/** Says that an address names what is not there, and what is called nearly so. */
export function UnknownName({ text, near }: UnknownNameProps) {
  return (
    <p className="unknown-name" role="status">
      {text}
      {near.length > 0 && (
        <>
          {' '}
          {copy.near}{' '}
          {near.map(({ name, hash }, index) => (
            <span key={hash}>
              {index > 0 && ', '}
              <a href={hash}>{name}</a>
            </span>
          ))}
          ?
        </>
      )}
    </p>
  );
}
