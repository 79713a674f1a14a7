/** Kind of input field for a parameter. */
export type ParameterKind = 'choice' | 'number' | 'list' | 'text'

/** A parameter of an operation, from the API description. */
export interface ParameterEntry {
  readonly name: string
  readonly in: 'path' | 'query' | 'header'
  readonly required: boolean
  readonly description: string
  readonly kind: ParameterKind
  /** Allowed values of the parameter. For a list parameter, the allowed values of each item. */
  readonly options: readonly string[]
  /** Default value that the API uses if the request does not contain the parameter. */
  readonly fallback: string | undefined
  readonly example: string | undefined
  readonly minimum: number | undefined
  readonly maximum: number | undefined
  readonly unit: string | undefined
}

/** A failure response of an operation. */
export interface FailureEntry {
  readonly status: number
  readonly meaning: string
}

/** An operation of the API. */
export interface OperationEntry {
  /**
   * `operationId` of the API description. It is also the URL fragment of the operation (`#listDcaOrders`).
   */
  readonly id: string
  readonly path: string
  readonly summary: string
  /** Details that a client must know and that the summary does not contain. */
  readonly description: string
  readonly parameters: readonly ParameterEntry[]
  /**
   * Interval at which the response data changes, seconds. More frequent polling returns nothing new.
   * `undefined`: the response contains no chain data.
   */
  readonly refreshSeconds: number | undefined
  /** Stream topic whose events report changes of the response data. */
  readonly topic: string | undefined
  readonly needsKey: boolean
  /** Whether the response is a stream that ends only when the client disconnects. */
  readonly streams: boolean
  readonly failures: readonly FailureEntry[]
}

/** API description in the form that the documentation page shows. */
export interface Catalogue {
  readonly version: string
  readonly operations: readonly OperationEntry[]
  /**
   * Example responses as JSON, by operation id. The values come from simulated data. They are as large as all other
   * parts together, so a page has only those that it shows.
   */
  readonly examples: ReadonlyMap<string, string>
}
