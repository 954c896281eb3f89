/** Console errors and warnings since the last read: a path test fails at the step that caused them, any other test at its end. */

const complaints: string[] = [];

export function complain(text: string): void {
  complaints.push(text);
}

/** Returns each message once, and clears the list. */
export function takeComplaints(): readonly string[] {
  return [...new Set(complaints.splice(0))];
}
