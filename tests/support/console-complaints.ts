/** What the console was made to say since somebody asked last: a path's step is blamed for it at once, any other test at its end. */

const complaints: string[] = [];

export function complain(text: string): void {
  complaints.push(text);
}

/** Each thing once; they are forgotten with it. */
export function takeComplaints(): readonly string[] {
  return [...new Set(complaints.splice(0))];
}
