import type { ReactNode } from 'react';

import { inspectorCopy } from '../../copy/inspector';
import { type Journey, parentsOf } from '../catalogue';
import { type ChartState, pathText } from '../chart/chart';
import { chartHash, hashOf } from '../location';
import { ChartNotes } from '../notes/chart-notes';
import { NoteField } from '../notes/note-field';
import { plainName } from '../plain-name';
import { StopsLink } from '../stops/stops-link';
import { LenderRules, PathLink } from './overview';
import { ScreenPicture } from './screen-picture';
import { ActionNames, StateLink, Transition } from './transition';

const copy = inspectorCopy.details;

interface DetailsProps {
  readonly journey: Journey;
  readonly journeys: readonly Journey[];
  readonly state: ChartState | null;
  readonly onClose: () => void;
}

/** All about the selected state; about the journey, when no state is selected. */
export function Details({ journey, journeys, state, onClose }: DetailsProps) {
  return (
    <aside className="details" aria-label={copy.label}>
      {state === null ? (
        <JourneyDetails journey={journey} journeys={journeys} />
      ) : (
        <StateDetails key={state.id} journey={journey} journeys={journeys} state={state} onClose={onClose} />
      )}
    </aside>
  );
}

function JourneyDetails({ journey, journeys }: Omit<DetailsProps, 'state' | 'onClose'>) {
  const { id, title, purpose, entryUrls, chart } = journey;
  const parents = parentsOf(journeys, id);
  return (
    <>
      <h2>{title}</h2>
      <p>{purpose}</p>
      <p className="quiet-text">
        {inspectorCopy.counts(
          chart.states.filter(({ kind }) => kind !== 'any').length,
          chart.edges.filter(({ isInert }) => !isInert).length,
        )}
      </p>
      {entryUrls.length > 0 && (
        <Section title={copy.entryUrls}>
          <ul className="plain">
            {entryUrls.map((entryUrl) => (
              <li key={entryUrl}>
                <PathLink path={entryUrl} journeys={journeys} />
              </li>
            ))}
          </ul>
        </Section>
      )}
      {parents.length > 0 && (
        <Section title={copy.runBy}>
          <ul className="plain">
            {parents.map(({ journey: parent, state }) => (
              <li key={`${parent.id} ${state}`}>
                <a href={chartHash(parent.id, state)}>
                  {parent.title} · {state}
                </a>
              </li>
            ))}
          </ul>
        </Section>
      )}
      <p className="url">
        <a href={hashOf({ kind: 'catalogue', journey: id, state: null, look: 'light', query: '' })}>
          {copy.gallery}
        </a>
      </p>
      <ChartNotes journey={journey} />
    </>
  );
}

function StateDetails({ journey, journeys, state, onClose }: DetailsProps & { readonly state: ChartState }) {
  const { chart, id } = journey;
  const outgoing = chart.edges.filter(({ source, isDeepLink }) => source === state.id && !isDeepLink);
  const ignored = outgoing.filter(({ isInert }) => isInert);
  const transitions = outgoing.filter(({ isInert }) => !isInert);
  const incoming = chart.edges.filter(
    ({ targets, source, isDeepLink }) => targets.includes(state.id) && source !== state.id && !isDeepLink,
  );
  const deepLinks = chart.edges.filter(({ isDeepLink, targets }) => isDeepLink && targets.includes(state.id));
  const tags = state.tags.filter((tag) => tag !== 'pending');
  return (
    <>
      <button type="button" className="close" aria-label={copy.close} onClick={onClose}>
        ×
      </button>
      <p className={`kind-of is-${state.kind}`}>{inspectorCopy.chart.kinds[state.kind]}</p>
      <h2>{pathText(state)}</h2>
      {plainName(pathText(state)) !== null && <p className="quiet-text">{plainName(pathText(state))}</p>}
      <p>{state.description}</p>
      {state.url !== null && (
        <p className="url">
          <code>{state.url}</code>
          {deepLinks.map(({ id: edgeId, guard }) => (
            <small key={edgeId}>{guard === null ? copy.deepLink : copy.deepLinkIf(guard)}</small>
          ))}
        </p>
      )}
      {state.kind !== 'any' && (
        <>
          <ScreenPicture journey={id} state={state} />
          <p className="url">
            <StopsLink journey={id} state={pathText(state)}>
              {copy.counts}
            </StopsLink>
          </p>
        </>
      )}
      <NoteField journey={id} state={pathText(state)} />
      {state.invokes.length > 0 && (
        <Section title={copy.runs}>
          <ul className="plain">
            {state.invokes.map(({ id: actorId, source, effect, chart: childChart, waits }) => (
              <li key={actorId}>
                {copy.effect[effect]}{' '}
                {childChart === null ? <code>{source}</code> : <a href={chartHash(childChart)}>{source}</a>}
                {waits !== null && ` (${waits.text})`}
              </li>
            ))}
          </ul>
        </Section>
      )}
      <Section title={copy.transitions}>
        {transitions.length === 0 ? (
          <p className="quiet-text">{state.kind === 'end' ? copy.isEnd : copy.noTransitions}</p>
        ) : (
          <ul className="transitions">
            {transitions.map((edge) => (
              <Transition key={edge.id} edge={edge} journey={journey} journeys={journeys} />
            ))}
          </ul>
        )}
      </Section>
      {(incoming.length > 0 || state.isInitial) && (
        <Section title={copy.comesFrom}>
          <ul className="plain">
            {state.isInitial && <li>{copy.first}</li>}
            {incoming.map(({ id: edgeId, source, event, guard, cause }) => (
              <li key={edgeId}>
                <StateLink journey={journey} id={source} />{' '}
                <small className={`cause is-${cause}`}>
                  {event}
                  {guard !== null && ` [${guard}]`}
                </small>
              </li>
            ))}
          </ul>
        </Section>
      )}
      <Actions title={copy.entry} all={state.entry} journeys={journeys} />
      <Actions title={copy.exit} all={state.exit} journeys={journeys} />
      {ignored.length > 0 && (
        <Section title={copy.ignored}>
          <p>
            {ignored.map(({ id: edgeId, event }) => (
              <code key={edgeId}>{event} </code>
            ))}
          </p>
        </Section>
      )}
      {tags.length > 0 && (
        <Section title={copy.tags}>
          <p>
            <code>{tags.join(' ')}</code>
          </p>
        </Section>
      )}
      {id === 'offer-confirmation' && state.name === 'routingLender' && <LenderRules journeys={journeys} />}
    </>
  );
}

interface ActionsProps {
  readonly title: string;
  readonly all: readonly string[];
  readonly journeys: readonly Journey[];
}

function Actions({ title, all, journeys }: ActionsProps) {
  if (all.length === 0) return null;
  return (
    <Section title={title}>
      <p>
        <ActionNames all={all} journeys={journeys} />
      </p>
    </Section>
  );
}

function Section({ title, children }: { readonly title: string; readonly children: ReactNode }) {
  return (
    <section>
      <h3>{title}</h3>
      {children}
    </section>
  );
}
