/** The merchant is identified: the journeys take over, the session shows nothing. */
export function ReadyScreen() {
  return null;
}
