/** The merchant is identified: the session renders nothing, a journey is shown instead. */
export function ReadyScreen() {
  return null;
}
