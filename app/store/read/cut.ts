export interface Cut {
  readonly limit: number
  readonly offset: number
}
