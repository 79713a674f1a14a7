/** How one number of the product comes about, in words for people. */
export interface Method {
  /** What pages call the number. */
  readonly title: string
  /** What it is counted in. */
  readonly unit: string
  /** How it is computed, and what its absence means. */
  readonly formula: string
  /** Where its inputs come from. */
  readonly source: string
}
