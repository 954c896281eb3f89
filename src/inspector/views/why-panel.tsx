import { dueHeading } from '../../copy/due';
import { whyCopy as copy } from '../../copy/inspector-live';
import { ANY_STATE } from '../chart/chart';
import { eventName } from '../chart/read-chart';
import type { ActorChart } from '../live/charts-of-actors';
import { type Decision, decisionsOf, type Macrostep } from '../live/decisions';
import { dueKinds, dueRuleOf } from '../live/due-rule';
import type { Moment } from '../live/moment';
import { chartHash, hashOf } from '../location';
import { EdgeText, stateName } from './edge-text';
import { inputText } from './input-text';
import { PlainAndCode } from './plain-and-code';

interface WhyPanelProps {
  readonly macrostep: Macrostep | null;
  readonly actorChart: ActorChart;
  readonly moment: Moment;
}

/** The guards that led an actor to its state: their results, and what they read. */
export function WhyPanel({ macrostep, actorChart, moment }: WhyPanelProps) {
  const decisions = macrostep === null ? [] : decisionsOf(actorChart.chart, macrostep);
  const lastDecision = decisions.at(-1);
  return (
    <section className="why" aria-label={copy.title}>
      <h2>{copy.title}</h2>
      {macrostep === null && <p className="quiet-text">{copy.unknown}</p>}
      {macrostep !== null && lastDecision === undefined && (
        <TransitionWithoutChoice macrostep={macrostep} actorChart={actorChart} />
      )}
      {lastDecision !== undefined && <DecisionView decision={lastDecision} actorChart={actorChart} isLast />}
      {decisions
        .slice(0, -1)
        .reverse()
        .map((decision) => (
          <DecisionView key={decision.taken.id} decision={decision} actorChart={actorChart} isLast={false} />
        ))}
      <DueBannerReason chartId={actorChart.chart.id} moment={moment} />
    </section>
  );
}

function TransitionWithoutChoice({
  macrostep,
  actorChart,
}: {
  readonly macrostep: Macrostep;
  readonly actorChart: ActorChart;
}) {
  const edge = actorChart.chart.edges.find(({ id }) => id === macrostep.transitions.at(-1));
  const state = edge === undefined ? '' : stateName(edge.source, actorChart);
  return <p>{copy.noChoice(edge?.event ?? eventName(macrostep.event), state)}</p>;
}

interface DecisionViewProps {
  readonly decision: Decision;
  readonly actorChart: ActorChart;
  readonly isLast: boolean;
}

function DecisionView({
  decision: { taken, ruleNumber, ruleCount, guardResults },
  actorChart,
  isLast,
}: DecisionViewProps) {
  const state = taken.source === ANY_STATE ? actorChart.title : stateName(taken.source, actorChart);
  const placeText = taken.eventType === '' ? copy.decided(state) : copy.onEvent(taken.event, state);
  const summary = (
    <>
      {isLast && `${copy.because} `}
      <b>{taken.guard === null ? copy.noEarlierRule : <PlainAndCode name={taken.guard} />}</b> (
      {copy.rule(ruleNumber, ruleCount)})<small>{placeText}</small>
    </>
  );
  const rules = (
    <>
      {guardResults.length > MAX_EXPANDED ? (
        <>
          <details className="refused-rules">
            <summary>{copy.notApplied(guardResults.length - 1)}</summary>
            <Rules evaluated={guardResults.slice(0, -1)} actorChart={actorChart} />
          </details>
          <Rules
            evaluated={guardResults.slice(-1)}
            firstNumber={guardResults.length}
            actorChart={actorChart}
          />
        </>
      ) : (
        <Rules evaluated={guardResults} actorChart={actorChart} />
      )}
      {ruleCount > ruleNumber && <p className="quiet-text">{copy.notEvaluated(ruleCount - ruleNumber)}</p>}
      <RulesLink chart={actorChart.chart.id} state={state} />
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
  readonly evaluated: Decision['guardResults'];
  /** Number of the first guard in the list. */
  readonly firstNumber?: number;
  readonly actorChart: ActorChart;
}

function Rules({ evaluated, firstNumber = 1, actorChart }: RulesProps) {
  return (
    <ol className="rules-asked" start={firstNumber}>
      {evaluated.map(({ edge, result }) => (
        <li key={edge.id} className={result.holds ? 'is-accepts' : 'is-refuses'}>
          <span>
            {edge.guard === null ? (
              <EdgeText edge={edge} actorChart={actorChart} />
            ) : (
              <PlainAndCode name={edge.guard} />
            )}
          </span>
          <small>{result.holds ? copy.yes : copy.no}</small>
          <Inputs reads={result.reads} />
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

/** For the two decisions that analysts look for most often: a link to the table of the lender rules, or to the decision in its chart. */
function RulesLink({ chart, state }: { readonly chart: string; readonly state: string }) {
  const link =
    chart === 'offer-confirmation' && state === 'routingLender'
      ? { label: copy.lenderRules, hash: hashOf({ kind: 'rules' }) }
      : chart === 'loan-entry' && state === 'routingEntry'
        ? { label: copy.resumeRule, hash: chartHash(chart, state) }
        : null;
  if (link === null) return null;
  return (
    <p>
      <a href={link.hash}>{link.label}</a>
    </p>
  );
}

/** Why the due banner says so. This is no transition of the chart: its rule is evaluated here, for the recorded loan. */
function DueBannerReason({ chartId, moment }: { readonly chartId: string; readonly moment: Moment }) {
  const dueRule = dueRuleOf(chartId, moment.context);
  if (dueRule === null) return null;
  return (
    <>
      <h2>{copy.dueTitle}</h2>
      <div className="decision">
        <p>
          {copy.dueSays(dueHeading(dueRule.due))} <b>{copy.dueRules[dueRule.due.kind]}</b> (
          {copy.rule(dueRule.ruleNumber, dueKinds.length)})
          <small>{copy.dueFacts(dueRule.due.daysLeft, dueRule.hasAmountDue)}</small>
          {dueRule.due.kind === 'overdue' && <small>{copy.dueSince}</small>}
        </p>
      </div>
    </>
  );
}
