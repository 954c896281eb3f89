import { useCallback, useEffect, useRef, useState } from 'react';

import { hashOf, type LiveRoute, type LogFilter, readRoute, replaceRoute } from '../../location';
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
  /** The recording is played from the selected entry. It is a part of the selection, so that any other selection ends it. */
  readonly isPlaying: boolean;
}

/** A selection, with the name of the file that its moment is of; null for what is followed live, and without a moment. */
interface FileSelection extends Selection {
  readonly file: string | null;
}

export const NOTHING_SELECTED: Selection = {
  cursor: null,
  isRow: false,
  copiedActor: null,
  copy: null,
  isPlaying: false,
};

/**
 * After so many changes of the address in 10 s (a recording is played, the time is dragged) it follows only when nothing has changed
 * for `REST_MS`: browsers limit how often it may change, Safari to 100 times in 30 s.
 */
const MAX_CHANGES = 25;
const CHANGES_WITHIN_MS = 10_000;
const REST_MS = 300;

/**
 * The selected moment and the filter of the log. They are read from the address, and the address follows them at once: a link, or a
 * reload, leads to the same moment of the same recording.
 * @param openedFile name of the file that is shown; null for what is followed live
 */
export function useLiveSelection(route: LiveRoute, openedFile: string | null) {
  const [selection, setSelectionOf] = useState<FileSelection>(selectionIn(route));
  // What is selected is about what is shown: the link to a moment of another file is given up.
  const setSelection = useCallback(
    (selected: Selection) =>
      setSelectionOf({ ...selected, file: selected.cursor === null ? null : openedFile }),
    [openedFile],
  );
  const [filter, setFilter] = useState<LogFilter>(route.filter);
  /** The last address that was read, or written here. */
  const knownHash = useRef(hashOf(route));
  const writtenAt = useRef<readonly number[]>([]);
  /** The link is about a file that is not open: its moment is none of what is shown. */
  const isOfOtherFile = selection.file !== null && selection.file !== openedFile;
  const shown = isOfOtherFile ? NOTHING_SELECTED : selection;
  const shownRoute: LiveRoute = {
    kind: 'live',
    actor: route.actor,
    at: selection.cursor,
    isRow: selection.isRow,
    filter,
    file: isOfOtherFile ? selection.file : openedFile,
  };
  const hash = hashOf(shownRoute);

  const routeHash = hashOf(route);
  // biome-ignore lint/correctness/useExhaustiveDependencies: the hashes are all of the routes.
  useEffect(() => {
    // The address has changed, and the event that informs the page is on its way.
    const isOutdated = () => currentHash() !== routeHash;
    if (isOutdated()) return;
    if (routeHash !== knownHash.current) {
      knownHash.current = routeHash;
      setSelectionOf((previous) => {
        const linked = selectionIn(route);
        // The link to another actor of the moment that is played: it is followed from there.
        const isSameMoment =
          linked.cursor === previous.cursor && linked.file === previous.file && !linked.isRow;
        return { ...linked, isPlaying: previous.isPlaying && isSameMoment };
      });
      setFilter(route.filter);
      return;
    }
    if (hash === routeHash) return;
    const write = () => {
      if (isOutdated()) return;
      knownHash.current = hash;
      writtenAt.current = [...writtenAt.current, Date.now()].slice(-MAX_CHANGES);
      replaceRoute(shownRoute);
    };
    const recent = writtenAt.current.filter((at) => Date.now() - at < CHANGES_WITHIN_MS);
    if (recent.length < MAX_CHANGES) return write();
    const timer = setTimeout(write, REST_MS);
    return () => clearTimeout(timer);
  }, [hash, routeHash]);

  return {
    selection: shown,
    setSelection,
    filter,
    setFilter,
    isOfOtherFile,
    /** Address of an actor at the shown moment; null: of the journey of that moment. */
    hrefOf: (actor: string | null) =>
      hashOf({ ...shownRoute, actor, at: shown.cursor, isRow: false, file: openedFile }),
  };
}

/** The address of the page now; the rendered route may be an earlier one. */
function currentHash(): string {
  return hashOf(readRoute(window.location.hash));
}

function selectionIn({ at, isRow, file }: LiveRoute): FileSelection {
  return { ...NOTHING_SELECTED, cursor: at, isRow: isRow && at !== null, file };
}
