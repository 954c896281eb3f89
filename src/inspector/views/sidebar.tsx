import { inspectorCopy as copy } from '../../copy/inspector';
import type { Journey } from '../catalogue';
import { chartHash } from '../location';

interface SidebarProps {
  readonly journeys: readonly Journey[];
  readonly current: string | null;
}

/** Links to all charts: those with entry URLs, then those that are only invoked. */
export function Sidebar({ journeys, current }: SidebarProps) {
  const groups = [
    { title: copy.journeys, journeysOfGroup: journeys.filter(({ entryUrls }) => entryUrls.length > 0) },
    { title: copy.others, journeysOfGroup: journeys.filter(({ entryUrls }) => entryUrls.length === 0) },
  ];
  return (
    <nav className="sidebar" aria-label={copy.journeys}>
      {groups.map(({ title, journeysOfGroup }) => (
        <section key={title}>
          <h2>{title}</h2>
          <ul>
            {journeysOfGroup.map(({ id, title: name, chart }) => (
              <li key={id}>
                <a href={chartHash(id)} aria-current={id === current ? 'page' : undefined}>
                  <span>{name}</span>
                  <small>{chart.states.filter(({ kind }) => kind !== 'any').length}</small>
                </a>
              </li>
            ))}
          </ul>
        </section>
      ))}
    </nav>
  );
}
