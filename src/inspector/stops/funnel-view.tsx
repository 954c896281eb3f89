import { Fragment, type ReactNode } from 'react';

import { stopsCopy } from '../../copy/inspector-stops';
import { OTHER } from './folding/folded-group';
import type { CountedState, Funnel, FunnelStage } from './funnel';
import { formatCount } from './numbers';
import { CountAndShare } from './shares/share-text';
import { sum } from './sum';

const copy = stopsCopy.funnel;
const ends = ['stopped', 'back', 'left', 'finished', 'open'] as const;
const runsOf = (states: readonly CountedState[]) => sum(states, ({ runs }) => runs);

interface FunnelViewProps {
  readonly funnel: Funnel | null;
  /** Address of a state's counts. */
  readonly hrefOf: (state: string) => string;
}

/** The most common path as bars, each a share of all runs; then the runs that reached no page of the path. */
export function FunnelView({ funnel, hrefOf }: FunnelViewProps) {
  const isEmpty = funnel === null || funnel.stages.length === 0;
  return (
    <>
      <h2>{copy.title}</h2>
      <p className="quiet-text">{isEmpty ? copy.none : `${stopsCopy.words.path} ${copy.lead}`}</p>
      {funnel !== null && !isEmpty && (
        <>
          <p className="funnel-sum" title={stopsCopy.words.run}>
            {copy.sum(formatCount(funnel.runs))}
          </p>
          <p className="quiet-text">{copy.lostHint}</p>
          <ol className="funnel">
            {funnel.stages.map((stage) => (
              <Stage key={stage.state} stage={stage} total={funnel.runs} hrefOf={hrefOf} />
            ))}
            {funnel.offPath.length > 0 && <OffPath funnel={funnel} hrefOf={hrefOf} />}
          </ol>
        </>
      )}
    </>
  );
}

interface StageProps {
  readonly stage: FunnelStage;
  /** All runs. */
  readonly total: number;
  readonly hrefOf: (state: string) => string;
}

function Stage({ stage: { state, reached, otherPages, lost }, total, hrefOf }: StageProps) {
  return (
    <li>
      <Bar name={<a href={hrefOf(state)}>{state}</a>} runs={reached} total={total} />
      {otherPages.length > 0 && (
        <p className="funnel-lost">
          {copy.otherPath(formatCount(runsOf(otherPages)))}
          <CountedStates states={otherPages} none={copy.fromStart} hrefOf={hrefOf} />
        </p>
      )}
      <LostRuns lost={lost} />
    </li>
  );
}

interface OffPathProps extends Pick<StageProps, 'hrefOf'> {
  readonly funnel: Funnel;
}

/** The runs that reached no page of the common path. */
function OffPath({ funnel: { runs, offPath, offPathEnds }, hrefOf }: OffPathProps) {
  return (
    <li className="is-beside">
      <Bar name={copy.offPath} runs={runsOf(offPath)} total={runs} />
      <p className="funnel-lost">
        <CountedStates states={offPath} none={copy.noPage} hrefOf={hrefOf} />
      </p>
      <LostRuns lost={offPathEnds} />
      {offPath.some(({ state }) => state === OTHER) && <p className="funnel-lost">{stopsCopy.words.other}</p>}
    </li>
  );
}

interface BarProps {
  readonly name: ReactNode;
  readonly runs: number;
  /** All runs. */
  readonly total: number;
}

function Bar({ name, runs, total }: BarProps) {
  return (
    <>
      <p>
        <strong>{name}</strong>{' '}
        <span>
          <CountAndShare count={runs} total={total} />
        </span>
      </p>
      <div className="funnel-bar" style={{ inlineSize: `${Math.max(1, (runs / total) * 100)}%` }} />
    </>
  );
}

function LostRuns({ lost }: { readonly lost: FunnelStage['lost'] }) {
  const lostEnds = ends.filter((end) => lost[end] > 0);
  if (lostEnds.length === 0) return null;
  return (
    <p className="funnel-lost">
      {copy.lostOf(lostEnds.map((end) => copy.lost[end](formatCount(lost[end]))).join(', '))}
    </p>
  );
}

interface CountedStatesProps {
  readonly states: readonly CountedState[];
  /** What those without a page are called. */
  readonly none: string;
  readonly hrefOf: (state: string) => string;
}

/** `91 by shop, 21 by basket`: each state is a link to its counts, but for what is merged. */
function CountedStates({ states, none, hrefOf }: CountedStatesProps) {
  return states.map(({ state, runs }, index) => (
    <Fragment key={state}>
      {index > 0 && ', '}
      {formatCount(runs)} {state === null ? none : `${copy.by} `}
      {state === OTHER ? state : state !== null && <a href={hrefOf(state)}>{state}</a>}
    </Fragment>
  ));
}
