/** The value of a JSON text, of a message an object; null when the text is no JSON. */
export function parseMessage(json: string): Readonly<Record<string, unknown>> | null {
  try {
    return JSON.parse(json);
  } catch {
    return null;
  }
}

/** A text of JSON for the list of messages. */
export function readable(json: string): unknown {
  return parseMessage(json) ?? { malformed: `${json.length} characters` };
}
