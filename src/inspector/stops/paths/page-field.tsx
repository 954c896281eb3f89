import { type FormEvent, useId, useState } from 'react';

import { pathsCopy as copy } from '../../../copy/inspector-paths';

interface PageFieldProps {
  readonly label: string;
  readonly pages: readonly string[];
  readonly value: string;
  /** Called with a name of `pages`, or with nothing where `emptyText` says what that means. */
  readonly onChoose: (page: string) => void;
  /** What an empty field means; with it, a page can be taken out. */
  readonly emptyText?: string;
}

/** A field with a list of pages to choose from, which shrinks to those that fit what is typed; a page is chosen as soon as its whole name is there. */
export function PageField({ label, pages, value, onChoose, emptyText }: PageFieldProps) {
  const [typed, setTyped] = useState<string | null>(null);
  const [isRefused, setRefused] = useState(false);
  const listId = useId();
  const text = typed ?? value;
  const isAnswer = (name: string) => pages.includes(name) || (name === '' && emptyText !== undefined);
  // Whoever follows a link typed nothing, and gets the message all the same.
  const isUnknown = text !== '' && !isAnswer(text) && (isRefused || typed === null);
  const choose = (event: FormEvent) => {
    event.preventDefault();
    if (!isAnswer(text)) return setRefused(true);
    setTyped(null);
    onChoose(text);
  };
  const type = (next: string) => {
    setTyped(next);
    setRefused(false);
    if (!isAnswer(next)) return;
    setTyped(null);
    onChoose(next);
  };
  return (
    <form className="paths-field" onSubmit={choose}>
      <label>
        {label}{' '}
        <input
          list={listId}
          value={text}
          placeholder={emptyText}
          spellCheck={false}
          autoComplete="off"
          onChange={({ target }) => type(target.value)}
          onBlur={() => setRefused(true)}
        />
      </label>
      <datalist id={listId}>
        {pages.map((page) => (
          <option key={page} value={page} />
        ))}
      </datalist>
      <span role="status">{isUnknown ? copy.unknownState(text) : ''}</span>
    </form>
  );
}
