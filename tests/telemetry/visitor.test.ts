import { expect, it } from 'vitest';

import { visitorId } from '../../src/telemetry/visitor';

const ID = '5f0c1d2e3a4b5c6d7e8f90a1b2c3d4e5';
const newId = () => ID;

it('stores a random id for 365 days, on https as a secure cookie', () => {
  const page = { cookie: '' };
  expect(visitorId(page, true, newId)).toBe(ID);
  expect(page.cookie).toBe(`visitor=${ID}; Max-Age=31536000; Path=/; SameSite=Lax; Secure`);
});

it('stores it on plain http too', () => {
  const page = { cookie: '' };
  visitorId(page, false, newId);
  expect(page.cookie).not.toContain('Secure');
});

it.each([`visitor=${'b'.repeat(32)}`, `act=x; visitor=${'b'.repeat(32)}; theme=dark`])(
  'reads the id of an earlier visit and leaves the cookie alone: %s',
  (cookie) => {
    const page = { cookie };
    expect([visitorId(page, true, newId), page.cookie]).toEqual(['b'.repeat(32), cookie]);
  },
);

it.each(['visitor=', 'visitor=9876543210', `myvisitor=${'b'.repeat(32)}`, `visitor=${'b'.repeat(33)}`])(
  'does not take %j for an id',
  (cookie) => {
    expect(visitorId({ cookie }, true, newId)).toBe(ID);
  },
);
