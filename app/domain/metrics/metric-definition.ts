/** Explanation of one number, for users. */
export interface MetricDefinition {
  /** Name of the number on pages. */
  readonly title: string
  /** Unit of the number. */
  readonly unit: string
  /** How it is computed, and what a missing value means. */
  readonly formula: string
  /** Where its inputs come from. */
  readonly source: string
}
