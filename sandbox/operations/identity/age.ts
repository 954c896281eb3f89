/** India is 5 h 30 min ahead of UTC, all year. */
const IST_OFFSET_MS = 19_800_000;

/** Full years of age on today's date in India. `dob` is YYYY-MM-DD, `now` seconds. */
export function ageInIndia(dob: string, now: number): number {
  const today = new Date(now * 1000 + IST_OFFSET_MS).toISOString().slice(0, 10);
  const years = Number(today.slice(0, 4)) - Number(dob.slice(0, 4));
  // A person born on 29 February comes of age on 1 March of a common year.
  return today.slice(5) < dob.slice(5) ? years - 1 : years;
}
