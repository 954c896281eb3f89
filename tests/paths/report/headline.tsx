import { sum, type Tally } from '../kit/coverage/report';
import { count, share } from './figures';
import { tallyOfChartMutants, tallyOfMutants } from './mutants';
import type { Report } from './report';

/** Overall verdict and the main figures. */
export function Headline({ report }: { readonly report: Report }) {
  const { journeys, requirements, failures, shortfalls, mutants, chartMutants, scope, at } = report;
  const held = (name: 'states' | 'transitions' | 'guards' | 'pairs') =>
    sum(journeys.map((journey) => journey.held[name]));
  const unwalked = journeys.filter(({ isWalked }) => !isWalked).length;
  const inChromium = journeys.flatMap(({ chromium }) => (chromium === null ? [] : [chromium.transitions]));
  const lines: Tally = {
    total: requirements.length,
    covered: requirements.filter(({ fate }) => fate === 'held').length,
  };
  const notRun = requirements.filter(({ fate }) => fate === 'not run').length;
  const hasNoProblem = shortfalls.length === 0 && failures.length === 0;
  return (
    <header className={hasNoProblem ? 'top is-well' : 'top is-short'}>
      <p className="kicker">
        Path report <span aria-hidden="true">·</span> {dateOf(at)}
      </p>
      <h1>{verdictText(report)}</h1>
      <p className="lead">
        {count(journeys.length)} charts describe what can happen to a merchant. Tests walked them on the real
        screens, with stubbed answers of the service, and then in a browser against the sandbox lender.
      </p>
      <dl className="tiles">
        <Tile name="States entered" tally={held('states')} />
        <Tile name="Transitions taken" tally={held('transitions')} />
        <Tile name="Guards, true and false" tally={held('guards')} unknown={unwalked} />
        {inChromium.length === 0 ? (
          <div className="tile">
            <dt>Taken in Chromium</dt>
            <dd className="figure">–</dd>
            <dd className="detail">not walked this time</dd>
          </div>
        ) : (
          <Tile
            name={scope === 'day' ? 'Taken in Chromium by day' : 'Taken in Chromium'}
            tally={sum(inChromium)}
            isOptional={scope === 'day'}
          />
        )}
        <Tile
          name="Specification verified"
          tally={lines}
          note={notRun === 0 ? '' : `; ${count(notRun)} not run`}
        />
        {chartMutants.length > 0 && (
          <Tile name="Chart mutants detected" tally={tallyOfChartMutants(chartMutants)} isOptional />
        )}
        {mutants === null ? (
          <Tile name="Consecutive pairs" tally={held('pairs')} unknown={unwalked} isOptional />
        ) : (
          <Tile name="Mutants found" tally={tallyOfMutants(mutants)} isOptional />
        )}
      </dl>
    </header>
  );
}

interface TileProps {
  readonly name: string;
  readonly tally: Tally;
  /** Reported, but not required to be complete. */
  readonly isOptional?: boolean;
  /** Number of journeys without this figure. */
  readonly unknown?: number;
  readonly note?: string;
}

function Tile({ name, tally, isOptional = false, unknown = 0, note = '' }: TileProps) {
  const { covered, total } = tally;
  const isComplete = (covered === total && unknown === 0) || isOptional;
  return (
    <div className={isComplete ? 'tile' : 'tile is-short'}>
      <dt>{name}</dt>
      <dd className="figure">{unknown > 0 ? '–' : share(tally)}</dd>
      <dd className="detail">
        {count(covered)} of {count(total)}
        {unknown > 0 && `; ${count(unknown)} ${unknown === 1 ? 'journey' : 'journeys'} not walked`}
        {note}
      </dd>
    </div>
  );
}

function verdictText({ shortfalls, failures, journeys }: Report): string {
  if (failures.length > 0)
    return failures.length === 1 ? 'One path failed.' : `${count(failures.length)} paths failed.`;
  if (shortfalls.length > 0)
    return shortfalls.length === 1 ? 'One shortfall.' : `${count(shortfalls.length)} shortfalls.`;
  return journeys.every(({ chromium }) => chromium === null)
    ? 'Every journey is walked, with stubbed ports.'
    : 'Every transition of every journey is walked.';
}

function dateOf(at: string): string {
  const format = new Intl.DateTimeFormat('en-IN', {
    dateStyle: 'long',
    timeStyle: 'short',
    timeZone: 'Asia/Kolkata',
  });
  return `${format.format(new Date(at))} in India`;
}
