/** Kind of input field for a parameter. */
export type ParameterKind = 'choice' | 'number' | 'list' | 'text'

/** A parameter of an operation, from the API description. */
export interface ParameterEntry {
  readonly name: string
  readonly in: 'path' | 'query' | 'header'
  readonly required: boolean
  readonly description: string
  readonly kind: ParameterKind
  /** Allowed values. For a list, the allowed values of its items. */
  readonly options: readonly string[]
  /** Value that the API uses if the parameter is missing. */
  readonly fallback: string | undefined
  readonly example: string | undefined
  readonly minimum: number | undefined
  readonly maximum: number | undefined
  /** Unit of a number. */
  readonly unit: string | undefined
}

/** A failure response of an operation. */
export interface FailureEntry {
  readonly status: number
  readonly meaning: string
}

/** An operation of the API. */
export interface OperationEntry {
  /** `operationId`, which is also the operation's fragment on the page (`#listDcaOrders`). */
  readonly id: string
  readonly path: string
  readonly summary: string
  /** Details that a client must know beyond the summary. */
  readonly description: string
  readonly parameters: readonly ParameterEntry[]
  /**
   * Interval at which the data changes, seconds. More frequent polling returns nothing new. `undefined`: not
   * chain data.
   */
  readonly refreshSeconds: number | undefined
  /** Stream topic that reports changes of the data. */
  readonly topic: string | undefined
  readonly needsKey: boolean
  /** Whether the response is a stream that ends only when the client disconnects. */
  readonly streams: boolean
  readonly failures: readonly FailureEntry[]
  /** Example response from the simulated world, as JSON. */
  readonly example: string | undefined
}

/** API description in the form that the page shows. */
export interface Catalogue {
  readonly version: string
  readonly operations: readonly OperationEntry[]
}
