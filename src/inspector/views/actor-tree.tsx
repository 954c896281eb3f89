import { useState } from 'react';

import { liveCopy as copy } from '../../copy/inspector-live';
import type { Journey } from '../catalogue';
import type { Actor } from '../live/actors';
import { chartOf } from '../live/charts-of-actors';
import { momentOf, valueText } from '../live/moment';
import type { Recording } from '../live/recording';
import type { RunningActors } from '../live/running-at';
import type { LiveSession } from '../live/session';
import { nameTab, useTabNames } from '../live/tab-names';
import type { Tab } from '../live/tab-numbers';
import { CodeName } from './code-name';
import { Stately } from './stately';

interface ActorTreeProps {
  readonly session: LiveSession;
  readonly recording: Recording;
  /** Actors started by the selected entry, ended ones included. */
  readonly running: RunningActors;
  readonly current: string | null;
  /** Number of the last included entry; infinite for now. */
  readonly upTo: number;
  readonly journeys: readonly Journey[];
  /** An actor was chosen, instead of the journey that moved last. */
  readonly isChosen: boolean;
  /** Address of an actor at the shown moment; null: of the journey that moved last. */
  readonly hrefOf: (actor: string | null) => string;
  /** Called when an actor is selected, even the current one. */
  readonly onChoose: () => void;
}

/** The actors of all pages as a tree, each with its state. */
export function ActorTree(props: ActorTreeProps) {
  const { session, recording, running, current, upTo, journeys, isChosen, hrefOf, onChoose } = props;
  const [showsEnded, setShowsEnded] = useState(false);
  const { actors } = running;
  const isShown = (actor: Actor) => showsEnded || actor.status === 'active' || actor.key === current;
  const actorList = (siblings: readonly Actor[]) => (
    <ul>
      {siblings.filter(isShown).map((actor) => {
        const children = actors.filter(({ parent }) => parent === actor.key).filter(isShown);
        const value = valueText(momentOf(recording, actor.key, upTo).value);
        const title = chartOf(journeys, actor.definition)?.title;
        return (
          <li key={actor.key}>
            <a
              href={hrefOf(actor.key)}
              onClick={onChoose}
              aria-current={actor.key === current ? 'true' : undefined}
              className={actor.status === 'active' ? undefined : 'is-ended'}
              data-actor={actor.name}
            >
              <strong>
                <CodeName name={actor.parent === null ? (title ?? actor.name) : actor.name} />
              </strong>
              <small>
                <CodeName name={value === '' ? actor.status : value} />
              </small>
            </a>
            {children.length > 0 && actorList(children)}
          </li>
        );
      })}
    </ul>
  );
  const leftPages = new Set(running.pages.flatMap(({ id, isLive }) => (isLive ? [] : id)));
  const endedCount = actors.filter(({ status, page }) => status !== 'active' || leftPages.has(page)).length;
  return (
    <div className="actors">
      <nav aria-label={copy.actors}>
        {isChosen && (
          <p>
            <a href={hrefOf(null)} onClick={onChoose}>
              {copy.followLast}
            </a>
          </p>
        )}
        {running.pages.map(({ id, tab, path, isLive }) => {
          const rootActors = actors.filter(({ page, parent }) => page === id && parent === null);
          if (rootActors.filter(isShown).length === 0 || (!isLive && !showsEnded)) return null;
          return (
            <section key={id} className={isLive ? undefined : 'is-left'}>
              <TabName tab={tab} isFile={recording !== session.recording} />
              <h2>
                <code>{path}</code>
                {!isLive && <small>{copy.pageLeft}</small>}
              </h2>
              {actorList(rootActors)}
            </section>
          );
        })}
      </nav>
      <footer>
        {endedCount > 0 && (
          <label>
            <input
              type="checkbox"
              checked={showsEnded}
              onChange={({ target }) => setShowsEnded(target.checked)}
            />
            {copy.showEnded} ({endedCount})
          </label>
        )}
        {recording === session.recording && <Stately session={session} journeys={journeys} />}
      </footer>
    </div>
  );
}

/** The number and name of a tab; the name can be typed, where the tab is one of this browser. */
function TabName({ tab, isFile }: { readonly tab: Tab; readonly isFile: boolean }) {
  const names = useTabNames();
  if (isFile) return <p className="tab-name">{copy.tab(tab.number)}</p>;
  return (
    <p className="tab-name">
      <input
        aria-label={copy.nameTab(tab.number)}
        placeholder={copy.tab(tab.number)}
        title={copy.nameTabHint}
        value={names[tab.id] ?? ''}
        onChange={({ target }) => nameTab(tab, target.value)}
      />
      {names[tab.id] !== undefined && <small>{copy.tab(tab.number)}</small>}
    </p>
  );
}
