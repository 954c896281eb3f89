import { useEffect, useRef } from 'react';

import { catalogueCopy } from '../../copy/inspector-catalogue';
import { type CatalogueRoute, replaceRoute } from '../location';

const copy = catalogueCopy.search;

/** Searches the screens while somebody types. What is searched for is in the URL, so that it can be sent to others. */
export function CatalogueSearch({ route }: { readonly route: CatalogueRoute }) {
  const field = useRef<HTMLInputElement>(null);

  // Changed by a link, or by going back.
  useEffect(() => {
    if (field.current !== null && field.current !== document.activeElement) field.current.value = route.query;
  }, [route.query]);

  useEffect(() => {
    const onSlash = (event: KeyboardEvent) => {
      if (event.key !== '/' || event.target instanceof HTMLInputElement) return;
      event.preventDefault();
      field.current?.select();
    };
    window.addEventListener('keydown', onSlash);
    return () => window.removeEventListener('keydown', onSlash);
  }, []);

  return (
    <search className="search">
      <input
        ref={field}
        type="search"
        aria-label={copy.label}
        placeholder={copy.hint}
        defaultValue={route.query}
        autoComplete="off"
        spellCheck={false}
        onChange={({ target }) => replaceRoute({ ...route, state: null, query: target.value })}
        onKeyDown={({ key }) => key === 'Escape' && field.current?.blur()}
      />
      <span className="hint">/</span>
    </search>
  );
}
