import { pathsCopy as copy } from '../../../copy/inspector-paths';

interface OnlyPagesProps {
  /** Title of the journey. */
  readonly title: string;
  /** Address of the question about the journeys that came after it. */
  readonly nextHref: string;
}

/** Says that a question is about the pages of one journey, and where to ask about the others. */
export function OnlyPages({ title, nextHref }: OnlyPagesProps) {
  return (
    <p className="quiet-text">
      {copy.onlyPages(title)} <a href={nextHref}>{copy.views.next}</a>
    </p>
  );
}
