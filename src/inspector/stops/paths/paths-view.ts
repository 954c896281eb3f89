import type { JourneyPaths } from './journey-paths';
import type { PathQuestion } from './path-question';

/** What the view of each question is given. */
export interface PathsViewProps {
  readonly paths: JourneyPaths;
  /** Names of the states that a person sees, in the order of the chart. */
  readonly pages: readonly string[];
  readonly question: PathQuestion;
  readonly onAsk: (question: PathQuestion) => void;
  /** Names of the states of the path that is drawn on the chart; empty for none. */
  readonly path: readonly string[];
  readonly onPath: (path: readonly string[]) => void;
}
