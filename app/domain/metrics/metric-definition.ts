/** Explanation of one number, for users. */
export interface MetricDefinition {
  /** Name of the number on pages. */
  readonly title: string
  /** Unit of the number. */
  readonly unit: string
  /** Formula of the number, and the meaning of a missing value. */
  readonly formula: string
  /** Source of the number's inputs. */
  readonly source: string
}
