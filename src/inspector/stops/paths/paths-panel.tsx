import { pathsCopy as copy } from '../../../copy/inspector-paths';
import type { Chart } from '../../chart/chart';
import { hashOf } from '../../location';
import type { StopsRoute } from '../../stops-route';
import type { JourneyCounts } from '../stops';
import { AdjacentJourneysView } from './adjacent-journeys-view';
import { AfterEventView } from './after-event-view';
import { AfterPageView } from './after-page-view';
import { BeforeStopView } from './before-stop-view';
import { LendersView } from './lenders-view';
import { OnlyPages } from './only-pages';
import { OwnFunnelView } from './own-funnel-view';
import { inView, NO_QUESTION, PATH_VIEWS, type PathQuestion } from './path-question';
import { PathsBetweenView } from './paths-between-view';
import type { PathsViewProps } from './paths-view';
import { useJourneyPaths } from './use-journey-paths';

interface PathsPanelProps extends Pick<PathsViewProps, 'pages' | 'path' | 'onPath'> {
  readonly journey: string;
  readonly chart: Chart;
  readonly route: StopsRoute;
  /** What is answered; null for nothing. */
  readonly question: PathQuestion | null;
  /** Name of the selected state; null for none. */
  readonly selected: string | null;
  /** Null closes the panel. */
  readonly onAsk: (question: PathQuestion | null) => void;
  readonly stops: JourneyCounts;
  readonly titleOf: (journey: string) => string;
  /** Pages of the most frequent path. */
  readonly commonPath: readonly string[];
}

/** Questions about the paths of a journey's runs, with the answer to one of them. */
export function PathsPanel({ route, question, selected, onAsk, ...props }: PathsPanelProps) {
  return (
    <section className="paths" aria-label={copy.label}>
      <div className="paths-head">
        <nav className="forms" aria-label={copy.label}>
          {PATH_VIEWS.map((view) => (
            <a
              key={view}
              href={hashOf({
                ...route,
                question: inView(route.question ?? NO_QUESTION, view, selected, props.pages),
              })}
              aria-current={question?.view === view ? 'true' : undefined}
            >
              {copy.views[view]}
            </a>
          ))}
        </nav>
        {question !== null && (
          <button type="button" className="quiet" onClick={() => onAsk(null)}>
            {copy.close}
          </button>
        )}
      </div>
      {question !== null && route.selection.comparison !== null && <p className="quiet-text">{copy.ofA}</p>}
      {question !== null && (
        <Answer
          {...props}
          question={question}
          onAsk={onAsk}
          hrefOf={(journey) => hashOf({ ...route, journey, state: null })}
          nextHref={hashOf({ ...route, question: { ...question, view: 'next' } })}
        />
      )}
    </section>
  );
}

interface AnswerProps extends Omit<PathsPanelProps, 'route' | 'selected'> {
  readonly question: PathQuestion;
  /** Address of the same question about another journey. */
  readonly hrefOf: (journey: string) => string;
  /** Address of the question about the journeys that came after this one. */
  readonly nextHref: string;
}

function Answer({ stops, ...props }: AnswerProps) {
  const { journey, question, onAsk } = props;
  return (
    <div className="paths-body">
      {question.view === 'event' ? (
        <AfterEventView {...{ journey, stops, question, onAsk }} />
      ) : (
        <PathsAnswer
          {...props}
          failures={stops.states.flatMap(({ state, isFailure }) => (isFailure ? [state] : []))}
        />
      )}
    </div>
  );
}

interface PathsAnswerProps extends Omit<AnswerProps, 'stops'> {
  /** Names of the failure states that runs came to. */
  readonly failures: readonly string[];
}

function PathsAnswer(answer: PathsAnswerProps) {
  const { journey, chart, commonPath, titleOf, hrefOf, nextHref, failures, ...props } = answer;
  const paths = useJourneyPaths(journey);
  const { view } = props.question;
  return (
    <>
      {paths === undefined && <p role="status">{copy.counting}</p>}
      {paths === null && <p>{copy.nobody}</p>}
      {(view === 'funnel' || view === 'between') && (
        <OnlyPages title={titleOf(journey)} nextHref={nextHref} />
      )}
      {paths && view === 'funnel' && <OwnFunnelView {...props} paths={paths} commonPath={commonPath} />}
      {paths && view === 'between' && <PathsBetweenView {...props} paths={paths} />}
      {paths && view === 'after' && <AfterPageView {...props} paths={paths} failures={failures} />}
      {paths && view === 'next' && <AdjacentJourneysView {...{ paths, titleOf, hrefOf }} />}
      {paths && view === 'before' && <BeforeStopView {...props} paths={paths} />}
      {paths && view === 'lenders' && <LendersView {...props} paths={paths} chart={chart} />}
    </>
  );
}
