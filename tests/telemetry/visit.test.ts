import { describe, expect, it } from 'vitest';

import { maskPersonal } from '../../src/telemetry/mask-personal';
import { visitOf } from '../../src/telemetry/visit';

let ids = 0;
/** 32 hexadecimal digits, another number each time. */
const newId = () => {
  ids += 1;
  return (Math.imul(ids, 2_654_435_761) >>> 0).toString(16).padStart(32, '0');
};

const manyVisits = Array.from({ length: 2_000 }, () => visitOf(null, newId));

describe('the visit of a tab', () => {
  it('has the id that the tab stored, and so the same code after a reload', () => {
    const first = visitOf(null, newId);
    expect(visitOf(first.tabId, newId)).toEqual(first);
  });

  it('has an id of letters only', () => {
    expect(manyVisits.filter(({ tabId }) => !/^[a-p]{32}$/.test(tabId))).toEqual([]);
  });

  it('has a code of six letters and digits that nobody mistakes for others, and that no filter masks', () => {
    const odd = manyVisits.filter(
      ({ code }) => !/^[A-Z]\d[A-Z]\d[A-Z]{2}$/.test(code) || /[BIOSZ0158]/.test(code),
    );
    expect(odd).toEqual([]);
    expect(manyVisits.filter(({ code }) => maskPersonal(`code ${code}`) !== `code ${code}`)).toEqual([]);
  });

  it('has a code of its own: of 2,000 visits hardly two share one', () => {
    expect(new Set(manyVisits.map(({ code }) => code)).size).toBeGreaterThan(1_990);
  });
});
