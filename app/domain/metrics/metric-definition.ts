/** Explanation of one number, for users. */
export interface MetricDefinition {
  readonly title: string
  readonly unit: string
  /** Formula of the number, and the meaning of a missing number. */
  readonly formula: string
  /** Source of the number's inputs. */
  readonly source: string
}
