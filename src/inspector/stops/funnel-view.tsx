import { useMemo } from 'react';

import { stopsCopy } from '../../copy/inspector-stops';
import { type FunnelStage, funnelOf } from './funnel';
import { countText, shareText } from './numbers';
import type { Run } from './runs';
import type { Shape } from './shapes';

const copy = stopsCopy.funnel;
const ends = ['stopped', 'left', 'finished', 'open'] as const;

/** The way that most go, as bars that grow shorter. */
export function FunnelView({ runs, shape }: { readonly runs: readonly Run[]; readonly shape: Shape | null }) {
  const stages = useMemo(() => (shape === null ? [] : funnelOf(runs, shape)), [runs, shape]);
  return (
    <>
      <h2>{copy.title}</h2>
      <p className="quiet-text">{stages.length === 0 ? copy.none : copy.lead}</p>
      <ol className="funnel">
        {stages.map((stage) => (
          <Stage key={stage.state} stage={stage} />
        ))}
      </ol>
    </>
  );
}

function Stage({ stage: { state, reached, share, lost } }: { readonly stage: FunnelStage }) {
  const gone = ends.filter((end) => lost[end] > 0);
  return (
    <li>
      <p>
        <strong>{state}</strong> <span>{copy.of(countText(reached), shareText(share))}</span>
      </p>
      <div className="funnel-bar" style={{ inlineSize: `${Math.max(1, share * 100)}%` }} />
      {gone.length > 0 && (
        <p className="funnel-lost">{gone.map((end) => copy.lost[end](countText(lost[end]))).join(', ')}</p>
      )}
    </li>
  );
}
