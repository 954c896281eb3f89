import type { Chart } from '../../chart/chart';
import { descriptionOf } from './chart-states';

interface StateDescriptionProps {
  /** Null where this build has no chart of the journey. */
  readonly chart: Chart | null;
  readonly state: string;
}

/** What the chart says of a state, in one line below its name: so that the page's search finds it by other words. */
export function StateDescription({ chart, state }: StateDescriptionProps) {
  const description = descriptionOf(chart, state);
  if (description === '') return null;
  return (
    <small className="stops-line is-cut" title={description}>
      {description}
    </small>
  );
}
