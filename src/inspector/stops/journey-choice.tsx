import { stopsCopy as copy } from '../../copy/inspector-stops';
import { navigateTo } from '../location';
import type { StopsRoute } from '../stops-route';
import { NO_QUESTION } from './paths/path-question';

interface JourneyChoiceProps {
  /** Ids of the journeys to choose from. */
  readonly counted: readonly string[];
  readonly route: StopsRoute;
  readonly titleOf: (journey: string) => string;
}

/** Opens another journey, in the same form and with the same kind of question about its paths, of which nothing is chosen yet. */
export function JourneyChoice({ counted, route, titleOf }: JourneyChoiceProps) {
  const { journey, question } = route;
  const open = (chosen: string) =>
    navigateTo({
      ...route,
      journey: chosen,
      state: null,
      question: question === null ? null : { ...NO_QUESTION, view: question.view },
    });
  const choices = [...counted]
    .map((id) => ({ id, title: titleOf(id) }))
    .sort((a, b) => (a.title < b.title ? -1 : 1));
  return (
    <label>
      {copy.journey}{' '}
      <select value={journey ?? ''} onChange={({ target }) => open(target.value)}>
        {choices.every(({ id }) => id !== journey) && journey !== null && (
          <option value={journey}>{titleOf(journey)}</option>
        )}
        {choices.map(({ id, title }) => (
          <option key={id} value={id}>
            {title}
          </option>
        ))}
      </select>
    </label>
  );
}
