import { whyCopy as copy } from '../../copy/inspector-live';
import { ANY_STATE } from '../chart/chart';
import { eventName } from '../chart/read-chart';
import type { ActorChart } from '../live/charts-of-actors';
import { dueKinds, dueRuleOf } from '../live/due-rule';
import type { Moment } from '../live/moment';
import { type Decision, decisionsOf, type Turn } from '../live/why';
import { chartHash } from '../location';
import { EdgeText, stateName } from './edge-text';
import { inputText } from './input-text';

interface WhyPanelProps {
  readonly turn: Turn | null;
  readonly shown: ActorChart;
  readonly moment: Moment;
}

/** The guards that led an actor to its state: their results, and what they read. */
export function WhyPanel({ turn, shown, moment }: WhyPanelProps) {
  const decisions = turn === null ? [] : decisionsOf(shown.chart, turn);
  const lastDecision = decisions.at(-1);
  return (
    <section className="why" aria-label={copy.title}>
      <h2>{copy.title}</h2>
      {turn === null && <p className="quiet-text">{copy.unknown}</p>}
      {turn !== null && lastDecision === undefined && <OnlyTransition turn={turn} shown={shown} />}
      {lastDecision !== undefined && <DecisionView decision={lastDecision} shown={shown} isLast />}
      {decisions
        .slice(0, -1)
        .reverse()
        .map((decision) => (
          <DecisionView key={decision.taken.id} decision={decision} shown={shown} isLast={false} />
        ))}
      <DueBanner chartId={shown.chart.id} moment={moment} />
    </section>
  );
}

function OnlyTransition({ turn, shown }: { readonly turn: Turn; readonly shown: ActorChart }) {
  const edge = shown.chart.edges.find(({ id }) => id === turn.transitions.at(-1));
  const state = edge === undefined ? '' : stateName(edge.source, shown);
  return <p>{copy.noChoice(edge?.event ?? eventName(turn.event), state)}</p>;
}

interface DecisionViewProps {
  readonly decision: Decision;
  readonly shown: ActorChart;
  readonly isLast: boolean;
}

function DecisionView({ decision: { taken, rule, of, asked }, shown, isLast }: DecisionViewProps) {
  const state = taken.source === ANY_STATE ? shown.title : stateName(taken.source, shown);
  const placeText = taken.eventType === '' ? copy.decided(state) : copy.onEvent(taken.event, state);
  const summary = (
    <>
      {isLast && `${copy.because} `}
      <b>{taken.guard ?? copy.noEarlierRule}</b> ({copy.rule(rule, of)})<small>{placeText}</small>
    </>
  );
  const rules = (
    <>
      {asked.length > MAX_EXPANDED ? (
        <>
          <details className="refused-rules">
            <summary>{copy.notApplied(asked.length - 1)}</summary>
            <Rules evaluated={asked.slice(0, -1)} shown={shown} />
          </details>
          <Rules evaluated={asked.slice(-1)} firstNumber={asked.length} shown={shown} />
        </>
      ) : (
        <Rules evaluated={asked} shown={shown} />
      )}
      {of > rule && <p className="quiet-text">{copy.notEvaluated(of - rule)}</p>}
      <RulesLink chart={shown.chart.id} state={state} />
    </>
  );
  if (isLast)
    return (
      <div className="decision">
        <p>{summary}</p>
        {rules}
      </div>
    );
  return (
    <details className="decision">
      <summary>
        {copy.first} {summary}
      </summary>
      {rules}
    </details>
  );
}

/** With more guards than this, all except the one that was fulfilled are collapsed. */
const MAX_EXPANDED = 6;

interface RulesProps {
  readonly evaluated: Decision['asked'];
  /** Number of the first guard in the list. */
  readonly firstNumber?: number;
  readonly shown: ActorChart;
}

function Rules({ evaluated, firstNumber = 1, shown }: RulesProps) {
  return (
    <ol className="rules-asked" start={firstNumber}>
      {evaluated.map(({ edge, answer }) => (
        <li key={edge.id} className={answer.holds ? 'is-accepts' : 'is-refuses'}>
          <span>{edge.guard ?? <EdgeText edge={edge} shown={shown} />}</span>
          <small>{answer.holds ? copy.yes : copy.no}</small>
          <Inputs reads={answer.reads} />
        </li>
      ))}
    </ol>
  );
}

function Inputs({ reads }: { readonly reads: Readonly<Record<string, unknown>> }) {
  const inputs = Object.entries(reads);
  if (inputs.length === 0) return null;
  return (
    <dl>
      {inputs.map(([path, value]) => (
        <div key={path}>
          <dt>{path}</dt>
          <dd>
            <code>{inputText(value)}</code>
          </dd>
        </div>
      ))}
    </dl>
  );
}

/** For two decisions that analysts look for most often: a link to the decision in its chart. */
function RulesLink({ chart, state }: { readonly chart: string; readonly state: string }) {
  const label =
    chart === 'offer-confirmation' && state === 'routingLender'
      ? copy.lenderRules
      : chart === 'loan-entry' && state === 'routingEntry'
        ? copy.resumeRule
        : null;
  if (label === null) return null;
  return (
    <p>
      <a href={chartHash(chart, state)}>{label}</a>
    </p>
  );
}

/** Why the due banner says so. This is no transition of the chart: its rule is evaluated here, for the recorded loan. */
function DueBanner({ chartId, moment }: { readonly chartId: string; readonly moment: Moment }) {
  const dueRule = dueRuleOf(chartId, moment.context);
  if (dueRule === null) return null;
  return (
    <>
      <h2>{copy.dueTitle}</h2>
      <div className="decision">
        <p>
          {copy.dueSays(dueRule.due.heading)} <b>{copy.dueRules[dueRule.due.kind]}</b> (
          {copy.rule(dueRule.rule, dueKinds.length)})
          <small>{copy.dueFacts(dueRule.due.daysLeft, dueRule.isOwing)}</small>
          {dueRule.due.kind === 'overdue' && <small>{copy.dueSince}</small>}
        </p>
      </div>
    </>
  );
}
