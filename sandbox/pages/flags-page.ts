import { choicesOf, type Flags } from '../base/flags';
import { LENDER_WORKFLOWS } from '../base/lender-workflows';
import type { MerchantContext } from '../control/merchant-context';
import { flagsOf } from '../database/merchant';
import { flagName } from './flag-names';
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
  const isWorkflow = ([name]: readonly [string, boolean]) => LENDER_WORKFLOWS.includes(name);
  const all = Object.entries(features);
  return html`<h1>Flags</h1><p class="lead">How lender, bank and registries treat this person. The app has no part in it.</p>
<form method="post" action="/sandbox/flags" class="fields">
<fieldset><legend>How lender and bank behave</legend>${Object.entries(behaviour).map(([name, value]) =>
    field(name, value),
  )}</fieldset>
<fieldset><legend>Features of the profile</legend>${all.filter((one) => !isWorkflow(one)).map(feature)}</fieldset>
<fieldset><legend>Experiments (1 is on)</legend>${Object.entries(experiments).map(
    ([name, status]) =>
      html`<label><span>${flagName(name)} <code>${name}</code></span> <input type="number" name="experiments.${name}" value="${status}" inputmode="numeric"></label>`,
  )}</fieldset>
<fieldset><legend>Only these lenders make offers</legend>${all.filter(isWorkflow).map(feature)}</fieldset>
<button class="primary">Keep</button></form>`;
}

const feature = ([name, isOn]: readonly [string, boolean]): Html =>
  html`<label class="check"><input type="checkbox" name="features.${name}" ${isOn ? html`checked` : ''}> <span>${flagName(name)} <code>${name}</code></span></label>`;

function field(name: string, value: string | number | boolean | null): Html {
  const label = html`<span>${flagName(name)} <code>${name}</code></span>`;
  if (typeof value === 'boolean')
    return html`<label class="check"><input type="checkbox" name="${name}" ${value ? html`checked` : ''}> ${label}</label>`;
  const choices = choicesOf(name);
  if (choices !== undefined)
    return html`<label>${label} <select name="${name}">${choices.map(
      (choice) => html`<option ${choice === value ? html`selected` : ''}>${choice}</option>`,
    )}</select></label>`;
  const type = typeof value === 'number' ? 'number' : 'text';
  return html`<label>${label} <input type="${type}" name="${name}" value="${value ?? ''}"></label>`;
}
