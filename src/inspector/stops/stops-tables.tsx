import { stopsCopy as copy } from '../../copy/inspector-stops';
import { eventName } from '../chart/read-chart';
import { countText, shareText, timeText } from './numbers';
import type { JourneyStops, StateStops, WayStops } from './stops';

/** The counts of a journey in tables: for who listens, and for who wants the numbers. */
export function StopsTables({ stops }: { readonly stops: JourneyStops }) {
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: it scrolls, and nothing in it takes the focus for the keys.
    <section className="stops-scroll" aria-label={copy.table} tabIndex={0}>
      <h2>{copy.states.title}</h2>
      <table className="stops-table">
        <thead>
          <tr>
            <th scope="col">{copy.states.state}</th>
            <th scope="col">{copy.states.entered}</th>
            <th scope="col">{copy.states.reached}</th>
            <th scope="col">{copy.states.median}</th>
            <th scope="col">{copy.states.stopped}</th>
            <th scope="col">{copy.retries}</th>
            <th scope="col">{copy.states.failures}</th>
          </tr>
        </thead>
        <tbody>
          {stops.states.map((state) => (
            <StateRow key={state.state} state={state} />
          ))}
        </tbody>
      </table>
      <h2>{copy.ways.title}</h2>
      <table className="stops-table">
        <thead>
          <tr>
            <th scope="col">{copy.ways.from}</th>
            <th scope="col">{copy.ways.event}</th>
            <th scope="col">{copy.ways.to}</th>
            <th scope="col">{copy.ways.count}</th>
            <th scope="col">{copy.ways.share}</th>
            <th scope="col">{copy.ways.after}</th>
          </tr>
        </thead>
        <tbody>
          {stops.ways.map((way) => (
            <WayRow key={`${way.from} ${way.event} ${way.to}`} way={way} />
          ))}
        </tbody>
      </table>
    </section>
  );
}

function StateRow({ state }: { readonly state: StateStops }) {
  return (
    <tr>
      <th scope="row">
        {state.state}
        {state.isFailure && <small className="is-failure"> {copy.states.failure}</small>}
        {!state.isKnown && <small> {copy.states.unknown}</small>}
      </th>
      <td>{countText(state.entered)}</td>
      <td>{countText(state.reached)}</td>
      <td>{state.medianMs === null ? copy.none : timeText(state.medianMs)}</td>
      <td>
        {countText(state.stopped)}
        {state.stopped > 0 && <small> {shareText(state.stopped / Math.max(1, state.reached))}</small>}
      </td>
      <td>{countText(state.retries)}</td>
      <td>
        {countText(state.failures)}
        {state.failures > 0 && <small> {shareText(state.failures / Math.max(1, state.entered))}</small>}
      </td>
    </tr>
  );
}

function WayRow({ way }: { readonly way: WayStops }) {
  return (
    <tr>
      <th scope="row">{way.from}</th>
      <td>{eventName(way.event)}</td>
      <td className={way.isFailure ? 'is-failure' : undefined}>{way.to}</td>
      <td>{countText(way.count)}</td>
      <td>{shareText(way.share)}</td>
      <td>{way.medianMs === null ? copy.none : timeText(way.medianMs)}</td>
    </tr>
  );
}
