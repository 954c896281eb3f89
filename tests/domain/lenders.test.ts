import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';

import { switches } from '../../machines/domain/base/features';
import { lenderRoute } from '../../machines/domain/lender/lender-route';
import { lenderMark, lenderName, lendsInApp, partnerLenders } from '../../machines/domain/lender/lenders';
import { lendersOfWorkflow } from '../../sandbox/base/lender-workflows';
import { findLender } from '../../sandbox/base/lenders';
import { lenderName as shownName } from '../../src/copy/lender';

it.each([
  ['USFB', 'Unity Small Finance Bank'],
  ['ARTHMATE', 'Arthmate'],
  ['APOLLO_FINVEST', 'Apollo Finvest'],
  ['HINDON_MERCANTILE_LIMITED', 'Hindon Mercantile Limited'],
  ['HINDON_RUPEECIRCLE', 'RupeeCircle (Hindon Mercantile)'],
  ['FINTREE', 'Fintree Finance'],
  ['FINTREE_GOLD', 'Fintree Finance'],
  ['LENDBOX', 'Lendbox'],
  ['STASHFIN', 'Stashfin'],
  ['VIVRITI_CAPITAL_LIMITED', 'Vivriti Capital Limited'],
  ['NIYOGIN_FINTECH_LIMITED', 'Niyogin Fintech Limited'],
  ['QUID_CASH', 'Quid Cash'],
])('%s, of the allow-list, is %s, with a mark of its own', (nbfc, name) => {
  expect([lendsInApp(nbfc), lenderName(nbfc)]).toEqual([true, name]);
  expect(lenderMark(nbfc)).toHaveProperty('path');
});

it.each([null, '', 'FINTREES', 'XFINTREE_GOLD', 'arthmate', 'HINDON', 'constructor'])(
  'does not lend on this app: %j',
  (nbfc) => {
    expect(lendsInApp(nbfc)).toBe(false);
  },
);

it.each([
  ['NEW_LENDER', 'NEW_LENDER', 'NE'],
  [null, 'Lending partner', '—'],
])('%s, not of the allow-list, is %s, drawn as %s', (nbfc, name, letters) => {
  expect([shownName(nbfc), lenderMark(nbfc)]).toEqual([name, { letters }]);
});

it.each(['constructor', 'toString', '__proto__'])('%s is its own name', (word) => {
  expect(lenderName(word)).toBe(word);
});

it('lists the partners in the alphabetical order of their names', () => {
  const shown = partnerLenders.map(lenderName);
  expect(shown).toEqual(shown.toSorted((one, other) => one.localeCompare(other)));
});

// README, "Add a lender".
const contract = readFileSync('openapi/termloan.yaml', 'utf8');
const APPROVALS: Readonly<Record<string, string | undefined>> = {
  loanApprovalStatus: 'loan-approval-status',
  approvedLoanDetails: 'approved-loan-details',
  agreement: undefined,
};

it.each(partnerLenders)(
  '%s is a lender of the sandbox with the same approval, and of the contract',
  (nbfc) => {
    const route = lenderRoute(nbfc, false);
    expect(findLender(nbfc)).toMatchObject({ code: nbfc });
    expect(findLender(nbfc)?.approval).toBe(route in APPROVALS ? APPROVALS[route] : null);
    const isInContract = new RegExp(`A lending partner: [^\\n]*\\b${nbfc}\\b`).test(contract);
    expect(isInContract, `${nbfc} in openapi/termloan.yaml, description of Lender`).toBe(true);
  },
);

const workflows = Object.entries(switches).filter(([name]) => name.endsWith('WORKFLOW'));

it.each(workflows)('%s enables the same lenders in the app and in the sandbox', (name, { lenders }) => {
  expect(lendersOfWorkflow(name)).toEqual(lenders);
});
