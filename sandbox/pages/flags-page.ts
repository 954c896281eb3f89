import { choicesOf, type Flags } from '../base/flags';
import type { MerchantContext } from '../control/merchant-context';
import { flagsOf } from '../database/merchant';
import { type Html, html, htmlPage } from './html';
import { noMerchantNotice, pageLayout } from './page-layout';

/** The page with the flags of the merchant: features, experiments, behaviour of lender and bank. */
export function flagsPage(context: MerchantContext | null): Response {
  const content =
    context === null ? html`<h1>Flags</h1>${noMerchantNotice}` : form(flagsOf(context.merchant));
  return htmlPage({ title: 'Flags', style: 'sandbox', body: pageLayout('/sandbox/flags', context, content) });
}

function form(flags: Flags): Html {
  const { features, experiments, ...behaviour } = flags;
  return html`<h1>Flags</h1><form method="post" action="/sandbox/flags" class="fields">
<fieldset><legend>Features of the profile</legend>${Object.entries(features).map(
    ([name, on]) =>
      html`<label class="check"><input type="checkbox" name="features.${name}" ${on ? html`checked` : ''}> ${name}</label>`,
  )}</fieldset>
<fieldset><legend>Experiments (1 is on)</legend>${Object.entries(experiments).map(
    ([name, status]) =>
      html`<label>${name} <input type="number" name="experiments.${name}" value="${status}" inputmode="numeric"></label>`,
  )}</fieldset>
<fieldset><legend>How lender and bank behave</legend>${Object.entries(behaviour).map(([name, value]) =>
    field(name, value),
  )}</fieldset>
<button class="primary">Keep</button></form>`;
}

function field(name: string, value: string | number | boolean | null): Html {
  if (typeof value === 'boolean')
    return html`<label class="check"><input type="checkbox" name="${name}" ${value ? html`checked` : ''}> ${name}</label>`;
  const choices = choicesOf(name);
  if (choices !== undefined)
    return html`<label>${name} <select name="${name}">${choices.map(
      (choice) => html`<option ${choice === value ? html`selected` : ''}>${choice}</option>`,
    )}</select></label>`;
  const type = typeof value === 'number' ? 'number' : 'text';
  return html`<label>${name} <input type="${type}" name="${name}" value="${value ?? ''}"></label>`;
}
