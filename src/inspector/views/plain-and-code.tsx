import { plainName } from '../plain-name';

interface PlainAndCodeProps {
  readonly name: string;
}

/** A name of the code in words, with the name itself beside it: it is what the log, the addresses and the tests say. */
export function PlainAndCode({ name }: PlainAndCodeProps) {
  const plain = plainName(name);
  if (plain === null) return <code>{name}</code>;
  return (
    <>
      {plain} <code className="code-name">{name}</code>
    </>
  );
}
