/** How a parameter is filled in. */
export type ParameterKind = 'choice' | 'number' | 'list' | 'text'

/** A parameter of an operation as the description of the API has it. */
export interface ParameterEntry {
  readonly name: string
  readonly in: 'path' | 'query' | 'header'
  readonly required: boolean
  readonly description: string
  readonly kind: ParameterKind
  /** What may be chosen; of a list, what its parts may be. */
  readonly options: readonly string[]
  /** What the API assumes where nothing is said. */
  readonly fallback: string | undefined
  readonly example: string | undefined
  readonly minimum: number | undefined
  readonly maximum: number | undefined
  /** In which unit a number counts. */
  readonly unit: string | undefined
}

/** A failure that an operation may answer with. */
export interface FailureEntry {
  readonly status: number
  readonly meaning: string
}

/** One operation of the API as a reader needs it. */
export interface OperationEntry {
  /** Its `operationId`, which is also its place on the page (`#listDcaOrders`). */
  readonly id: string
  readonly path: string
  readonly summary: string
  /** What a client has to know beyond that. */
  readonly description: string
  readonly parameters: readonly ParameterEntry[]
  /** Asking more often than this brings nothing new, seconds; undefined = it is no data of the chain. */
  readonly refreshSeconds: number | undefined
  /** Name of its changes in the stream. */
  readonly topic: string | undefined
  readonly needsKey: boolean
  /** It answers for as long as somebody listens. */
  readonly streams: boolean
  readonly failures: readonly FailureEntry[]
  /** An answer out of the simulated world, as JSON. */
  readonly example: string | undefined
}

/** The description of the API as the page shows it. */
export interface Catalogue {
  readonly version: string
  readonly operations: readonly OperationEntry[]
}
