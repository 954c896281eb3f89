/**
 * Complaints: console errors and warnings since the last `takeComplaints()`. A path test fails at the step that caused one,
 * any other test at its end.
 */

const complaints: string[] = [];

/** Records a complaint. */
export function recordComplaint(text: string): void {
  complaints.push(text);
}

/** Returns the complaints without duplicates, and clears them. */
export function takeComplaints(): readonly string[] {
  return [...new Set(complaints.splice(0))];
}
