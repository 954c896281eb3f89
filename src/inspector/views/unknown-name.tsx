import { inspectorCopy } from '../../copy/inspector';

const copy = inspectorCopy.unknown;

interface UnknownNameProps {
  /** The message: no such name. */
  readonly text: string;
  /** Similar names. */
  readonly near: readonly { readonly name: string; readonly hash: string }[];
}

/** Message for an unknown name in the URL, with similar ones. */
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
