/** The merchant is known: the journeys take over, the session shows nothing. */
export function ReadyScreen() {
  return null;
}
