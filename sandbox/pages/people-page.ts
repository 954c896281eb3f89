import type { MerchantContext } from '../control/merchant-context';
import type { Persona } from '../people/persona';
import { allPersonas, personaOf } from '../people/personas';
import { allTours, type Tour } from '../tours/tours';
import { type Html, html, htmlPage } from './html';
import { pageLayout } from './page-layout';

type Named = [name: string, persona: Persona];

/**
 * The first page of the sandbox: a story to be led through, or a persona to be. `?q=` searches names and descriptions of
 * personas, and then shows only these.
 */
export function peoplePage(context: MerchantContext | null, search: URLSearchParams): Response {
  const query = (search.get('q') ?? '').trim();
  const content = html`${query === '' ? stories() : null}${people(query)}`;
  return htmlPage({
    title: 'Sandbox lender',
    style: 'sandbox',
    body: pageLayout('/sandbox', query === '' ? null : context, content),
  });
}

function stories(): Html {
  return html`<h1>Start with a story</h1>
<p class="lead">Lender, bank and UPI app are made up, and no money moves. Each story opens the app on a phone, and says what to tap.</p>
<form method="post" action="/sandbox/tour"><ol class="stories">${allTours().map(([name, tour], index) => storyCard(name, tour, index + 1))}</ol></form>`;
}

const storyCard = (name: string, { title, about, persona, steps }: Tour, number: number): Html =>
  html`<li><button class="card story" name="tour" value="${name}"><span class="number">${number}</span>
<span class="words"><b>${title}</b><span class="quiet">${about}</span><span class="person">As ${personaOf(persona).displayName}, ${steps.length} steps</span></span></button></li>`;

function people(query: string): Html {
  const matches = allPersonas().filter((named) => isAbout(named, query.toLowerCase()));
  const groups = [...new Set(matches.map(([, persona]) => persona.group))];
  return html`<section class="people" id="people">${query === '' ? html`<h2>Or be anybody</h2>` : html`<h1>Who are you today?</h1>`}
<p class="lead">Start here: look for what you want to see, such as “overdue” or “selfie”, or open a group. A card starts afresh as that person, and opens the app.</p>
<form method="get" action="/sandbox" role="search" class="find"><label>Find <input type="search" name="q" value="${query}" placeholder="overdue, USFB, selfie ..."></label>
<button class="step">Find</button></form>
${matches.length === 0 ? html`<p class="note" role="status">Nobody is like that. <a href="/sandbox#people">Show everybody</a></p>` : null}
<form method="post" action="/sandbox/become">${groups.map((name) =>
    groupCards(
      name,
      matches.filter(([, persona]) => persona.group === name),
      query !== '',
    ),
  )}</form></section>`;
}

const isAbout = ([name, persona]: Named, query: string): boolean =>
  [name, persona.title, persona.about, persona.displayName, persona.group]
    .join(' ')
    .toLowerCase()
    .includes(query);

const groupCards = (name: string, members: Named[], isOpen: boolean): Html =>
  html`<details ${isOpen ? html`open` : ''}><summary>${name} <span class="quiet">${members.length}</span></summary><ul class="cards">${members.map(
    ([key, persona]) => html`<li><button class="card" name="persona" value="${key}"><b>${persona.title}</b>
<span class="person">${persona.displayName}</span><span class="quiet">${persona.about}</span><code class="quiet">?persona=${key}</code></button></li>`,
  )}</ul></details>`;
