import { type FormEvent, useId, useRef, useState } from 'react';

import { pathsCopy as copy } from '../../../copy/inspector-paths';

interface PageFieldProps {
  readonly label: string;
  readonly pages: readonly string[];
  readonly value: string;
  /** Called with a name of `pages`, or with nothing where `emptyText` says what that means. */
  readonly onChoose: (page: string) => void;
  /** Label of a button that chooses what was typed; without it, a page is chosen as soon as its whole name is there. */
  readonly button?: string;
  /** What an empty field means; with it, a page can be taken out. */
  readonly emptyText?: string;
}

/** A field with a list of pages to choose from, which shrinks to those that fit what is typed. */
export function PageField({ label, pages, value, onChoose, button, emptyText }: PageFieldProps) {
  const [typed, setTyped] = useState<string | null>(null);
  const [isRefused, setRefused] = useState(false);
  const listId = useId();
  const field = useRef<HTMLInputElement>(null);
  const text = typed ?? value;
  const isAnswer = (name: string) => pages.includes(name) || (name === '' && emptyText !== undefined);
  const choose = (event: FormEvent) => {
    event.preventDefault();
    if (!isAnswer(text)) return setRefused(text !== '');
    setTyped(null);
    onChoose(text);
    // For the next page, also after a press of the button.
    field.current?.focus();
  };
  const type = (next: string) => {
    setTyped(next);
    setRefused(false);
    if (button !== undefined || !isAnswer(next)) return;
    setTyped(null);
    onChoose(next);
  };
  return (
    <form className="paths-field" onSubmit={choose}>
      <label>
        {label}{' '}
        <input
          ref={field}
          list={listId}
          value={text}
          placeholder={emptyText}
          spellCheck={false}
          autoComplete="off"
          onChange={({ target }) => type(target.value)}
        />
      </label>
      <datalist id={listId}>
        {pages.map((page) => (
          <option key={page} value={page} />
        ))}
      </datalist>
      {button !== undefined && (
        <button type="submit" className="quiet">
          {button}
        </button>
      )}
      <span role="status">{isRefused ? copy.unknownState(text) : ''}</span>
    </form>
  );
}
