/** A line of the specification, in the project's own words. */
export interface Requirement {
  /** Where it stands in the specification; charts name it in `meta.requirements`. */
  readonly id: `spec ${string}`;
  readonly text: string;
  /**
   * Test files that hold what no chart could show: a rule, a message letter for letter, the wire. A line without one must
   * be named by a chart.
   */
  readonly heldBy?: readonly string[];
  /** The call that it is about: every state that makes this call serves it. */
  readonly operation?: string;
}
