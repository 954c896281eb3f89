import { type Html, html } from '../pages/html';
import type { TourProgress } from './tour-progress';

/** The steps of a story beside the phone: what is done, what to do now, and how it ended. */
export function tourSteps({ name, tour: { title, steps, end }, done }: TourProgress): Html {
  const isOver = done === steps.length;
  return html`<section class="tour" data-panel="tour" aria-label="Story">
<p class="tour-head"><b>${title}</b><span class="quiet">${isOver ? 'The end' : `Step ${done + 1} of ${steps.length}`}</span></p>
<ol class="steps" role="status">${steps.map(
    ({ text }, index) =>
      html`<li data-step="${index + 1}" ${index < done ? html`class="done"` : ''} ${index === done ? html`aria-current="step"` : ''}>${index < done ? html`<span class="unseen">Done: </span>` : null}${text}</li>`,
  )}</ol>
${isOver ? html`<p class="tour-end">${end}</p>` : null}
<form method="post" action="/sandbox/tour" class="tour-links" data-reloads><button class="link" name="tour" value="${name}">Start this story again</button><a href="/sandbox">${isOver ? 'Choose the next story' : 'All stories'}</a></form></section>`;
}
