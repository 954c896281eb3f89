import { useEffect } from 'react';

import { catalogueCopy } from '../../copy/inspector-catalogue';
import { type CatalogueRoute, replaceRoute } from '../location';
import { isPageKey } from '../page-key';
import { useAddressField } from '../use-address-field';

const copy = catalogueCopy.search;

/** Searches the screens while somebody types. What is searched for is in the URL, so that it can be sent to others. */
export function CatalogueSearch({ route }: { readonly route: CatalogueRoute }) {
  const field = useAddressField(route.query);

  useEffect(() => {
    const onSlash = (event: KeyboardEvent) => {
      if (event.key !== '/' || !isPageKey(event)) return;
      event.preventDefault();
      field.current?.select();
    };
    window.addEventListener('keydown', onSlash);
    return () => window.removeEventListener('keydown', onSlash);
  }, [field]);

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
