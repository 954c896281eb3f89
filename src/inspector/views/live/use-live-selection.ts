import { useEffect, useRef, useState } from 'react';

import { hashOf, type LiveRoute, type LogFilter, replaceRoute } from '../../location';
import type { ChartCopy } from '../../replay/chart-copy';

/** What is selected in a recording. */
export interface Selection {
  /** Number of the selected entry; null for now. */
  readonly cursor: number | null;
  /** The row of that entry was clicked: its actor is shown, instead of the actor in the URL. */
  readonly isRow: boolean;
  /** Key of the actor that was copied, which stays shown; null where none was. */
  readonly copiedActor: string | null;
  /** A copy of the shown actor's chart, with its replayed and chosen steps; null while no copy is shown. */
  readonly copy: ChartCopy | null;
}

export const NOTHING_SELECTED: Selection = { cursor: null, isRow: false, copiedActor: null, copy: null };

/** The address follows what is selected after this time: browsers limit how often it may change. */
const ADDRESS_DELAY_MS = 300;

/**
 * The selected moment and the filter of the log. They are read from the address, and the address follows them: a link leads to the same
 * moment of the same recording.
 * @param openedFile name of the file that is shown; null for what is followed live
 */
export function useLiveSelection(route: LiveRoute, openedFile: string | null) {
  const [selection, setSelection] = useState<Selection>(selectionIn(route));
  const [filter, setFilter] = useState<LogFilter>(route.filter);
  const writtenHash = useRef(hashOf(route));
  /** The link is about a file that is not open: its moment is none of what is shown. */
  const isOfOtherFile = route.file !== null && route.file !== openedFile;
  const shownRoute: LiveRoute = {
    kind: 'live',
    actor: route.actor,
    at: selection.cursor,
    isRow: selection.isRow,
    filter,
    file: openedFile ?? route.file,
  };
  const hash = hashOf(shownRoute);

  const routeHash = hashOf(route);
  // biome-ignore lint/correctness/useExhaustiveDependencies: the hash is all of the route.
  useEffect(() => {
    if (routeHash === writtenHash.current) return;
    writtenHash.current = routeHash;
    setSelection(selectionIn(route));
    setFilter(route.filter);
  }, [routeHash]);

  // biome-ignore lint/correctness/useExhaustiveDependencies: the hash is all of the route.
  useEffect(() => {
    if (hash === routeHash) return;
    const timer = setTimeout(() => {
      writtenHash.current = hash;
      replaceRoute(shownRoute);
    }, ADDRESS_DELAY_MS);
    return () => clearTimeout(timer);
  }, [hash, routeHash]);

  return {
    selection: isOfOtherFile ? NOTHING_SELECTED : selection,
    setSelection,
    filter,
    setFilter,
    isOfOtherFile,
    /** Address of an actor at the shown moment; null: of the journey of that moment. */
    hrefOf: (actor: string | null) => hashOf({ ...shownRoute, actor, isRow: false }),
  };
}

function selectionIn({ at, isRow }: LiveRoute): Selection {
  return { cursor: at, isRow: isRow && at !== null, copiedActor: null, copy: null };
}
