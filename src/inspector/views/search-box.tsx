import { type KeyboardEvent, useEffect, useMemo, useRef, useState } from 'react';

import { inspectorCopy } from '../../copy/inspector';
import { isPageKey } from '../page-key';
import { type SearchIndex, search } from '../search';

const copy = inspectorCopy.search;

interface SearchBoxProps {
  readonly index: SearchIndex;
  /** Where a result leads, by its URL hash; without it, there. */
  readonly hrefOf?: ((hash: string) => string) | undefined;
}

/** A search over all charts, with a list of results that the arrow keys move in. */
export function SearchBox({ index, hrefOf = (hash) => hash }: SearchBoxProps) {
  const [query, setQuery] = useState('');
  const [activeIndex, setActiveIndex] = useState(0);
  const [isOpen, setOpen] = useState(false);
  const fieldRef = useRef<HTMLInputElement>(null);
  const listRef = useRef<HTMLDivElement>(null);
  const results = useMemo(() => search(index, query), [index, query]);
  const hasList = isOpen && query.trim() !== '';

  useEffect(() => {
    const onSlash = (event: globalThis.KeyboardEvent) => {
      if (event.key !== '/' || !isPageKey(event)) return;
      event.preventDefault();
      fieldRef.current?.select();
      fieldRef.current?.focus();
    };
    window.addEventListener('keydown', onSlash);
    return () => window.removeEventListener('keydown', onSlash);
  }, []);

  useEffect(() => {
    if (hasList) listRef.current?.children[activeIndex]?.scrollIntoView({ block: 'nearest' });
  }, [activeIndex, hasList]);

  const open = (hash: string) => {
    window.location.hash = hrefOf(hash);
    setOpen(false);
    fieldRef.current?.blur();
  };
  const onKeyDown = (event: KeyboardEvent) => {
    const step = event.key === 'ArrowDown' ? 1 : event.key === 'ArrowUp' ? -1 : 0;
    if (step !== 0) {
      event.preventDefault();
      setActiveIndex(Math.max(0, Math.min(results.length - 1, activeIndex + step)));
    }
    const activeResult = results[activeIndex];
    if (event.key === 'Enter' && activeResult !== undefined) open(activeResult.hash);
    if (event.key === 'Escape') {
      setOpen(false);
      fieldRef.current?.blur();
    }
  };

  return (
    <search className="search">
      <input
        ref={fieldRef}
        type="search"
        role="combobox"
        aria-label={copy.label}
        aria-expanded={hasList}
        aria-controls="found"
        aria-activedescendant={hasList && results.length > 0 ? `found-${activeIndex}` : undefined}
        placeholder={copy.hint}
        value={query}
        autoComplete="off"
        spellCheck={false}
        onChange={({ target }) => {
          setQuery(target.value);
          setActiveIndex(0);
          setOpen(true);
        }}
        onFocus={() => setOpen(true)}
        onBlur={() => setOpen(false)}
        onKeyDown={onKeyDown}
      />
      <span className="hint">/</span>
      {hasList && (
        <div className="found">
          <p role="status">{results.length === 0 ? copy.none(query) : copy.results(results.length)}</p>
          <div ref={listRef} id="found" role="listbox" aria-label={copy.label}>
            {results.map(({ kind, text, where, hash }, position) => (
              // biome-ignore lint/a11y/useFocusableInteractive: in an ARIA combobox, the field keeps the focus.
              // biome-ignore lint/a11y/useKeyWithClickEvents: the field handles the keys.
              <div
                key={`${kind} ${text} ${where}`}
                id={`found-${position}`}
                role="option"
                aria-selected={position === activeIndex}
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
