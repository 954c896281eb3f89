/** A line of the specification, in the project's own words. */
export interface Requirement {
  /** Section of the specification; charts name it in `meta.requirements`. */
  readonly id: `spec ${string}`;
  readonly text: string;
  /**
   * Test files for what a chart cannot show: a rule, an exact message, wire data. A line without test files must be named by a
   * chart.
   */
  readonly verifiedBy?: readonly string[];
  /** Operation of the contract: every state that runs its port serves the line. */
  readonly operation?: string;
}
