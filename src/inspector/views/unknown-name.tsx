import { inspectorCopy } from '../../copy/inspector';

const copy = inspectorCopy.unknown;

interface UnknownNameProps {
  /** The message: no such name. */
  readonly text: string;
  /** Similar names. */
  readonly similar: readonly { readonly name: string; readonly hash: string }[];
}

/** Message for an unknown name in the URL, with similar ones. */
export function UnknownName({ text, similar }: UnknownNameProps) {
  return (
    <p className="unknown-name" role="status">
      {text}
      {similar.length > 0 && (
        <>
          {' '}
          {copy.similar}{' '}
          {similar.map(({ name, hash }, index) => (
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
