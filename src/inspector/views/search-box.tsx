import { type KeyboardEvent, useEffect, useMemo, useRef, useState } from 'react';

import { inspectorCopy } from '../../copy/inspector';
import { type SearchIndex, search } from '../search';

const copy = inspectorCopy.search;

/** One field over all charts; with a list of results for the arrow keys. */
export function SearchBox({ index }: { readonly index: SearchIndex }) {
  const [typed, setTyped] = useState('');
  const [at, setAt] = useState(0);
  const [isOpen, setOpen] = useState(false);
  const field = useRef<HTMLInputElement>(null);
  const list = useRef<HTMLDivElement>(null);
  const found = useMemo(() => search(index, typed), [index, typed]);
  const isShown = isOpen && typed.trim() !== '';

  useEffect(() => {
    const press = (event: globalThis.KeyboardEvent) => {
      if (event.key !== '/' || event.target instanceof HTMLInputElement) return;
      event.preventDefault();
      field.current?.select();
      field.current?.focus();
    };
    window.addEventListener('keydown', press);
    return () => window.removeEventListener('keydown', press);
  }, []);

  useEffect(() => {
    if (isShown) list.current?.children[at]?.scrollIntoView({ block: 'nearest' });
  }, [at, isShown]);

  const open = (hash: string) => {
    window.location.hash = hash;
    setOpen(false);
    field.current?.blur();
  };
  const press = (event: KeyboardEvent) => {
    const step = event.key === 'ArrowDown' ? 1 : event.key === 'ArrowUp' ? -1 : 0;
    if (step !== 0) {
      event.preventDefault();
      setAt(Math.max(0, Math.min(found.length - 1, at + step)));
    }
    const chosen = found[at];
    if (event.key === 'Enter' && chosen !== undefined) open(chosen.hash);
    if (event.key === 'Escape') {
      setOpen(false);
      field.current?.blur();
    }
  };

  return (
    <search className="search">
      <input
        ref={field}
        type="search"
        role="combobox"
        aria-label={copy.label}
        aria-expanded={isShown}
        aria-controls="found"
        aria-activedescendant={isShown && found.length > 0 ? `found-${at}` : undefined}
        placeholder={copy.hint}
        value={typed}
        autoComplete="off"
        spellCheck={false}
        onChange={({ target }) => {
          setTyped(target.value);
          setAt(0);
          setOpen(true);
        }}
        onFocus={() => setOpen(true)}
        onBlur={() => setOpen(false)}
        onKeyDown={press}
      />
      <span className="hint">/</span>
      {isShown && (
        <div className="found">
          <p role="status">{found.length === 0 ? copy.none(typed) : copy.results(found.length)}</p>
          <div ref={list} id="found" role="listbox" aria-label={copy.label}>
            {found.map(({ kind, text, where, hash }, position) => (
              // biome-ignore lint/a11y/useFocusableInteractive: the field keeps the focus, as ARIA's combobox wants it.
              // biome-ignore lint/a11y/useKeyWithClickEvents: the field takes the keys.
              <div
                key={`${kind} ${text} ${where}`}
                id={`found-${position}`}
                role="option"
                aria-selected={position === at}
                onMouseDown={(event) => event.preventDefault()}
                onClick={() => open(hash)}
              >
                <span className={`kind is-${kind}`}>{copy.kinds[kind]}</span>
                <strong>{text}</strong>
                <small>{where}</small>
              </div>
            ))}
          </div>
        </div>
      )}
    </search>
  );
}
