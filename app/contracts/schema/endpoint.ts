import type { z } from 'zod'
import type { UnixSeconds } from '~/domain/base/time'
import type { DataTopic, StreamTopic } from '~/domain/protocol/protocol'
import type { Sources } from '~/domain/service/panel-view'
import type { ResponseTable } from './format'

/** An invalid request parameter. The name of the parameter followed by the message reads as a sentence. */
export interface ParameterFault {
  readonly parameter: string
  readonly message: string
}

/** The kind of thing that a parameter identifies. */
export interface NamedThing {
  readonly parameter: string
  /** Noun that completes the message "There is no {thing} of this name." */
  readonly thing: string
}

/**
 * Contract of an endpoint, without its implementation: path, request and response. The OpenAPI document is
 * derived from it.
 */
export interface EndpointContract<Request, Domain, Wire> {
  readonly operationId: string
  /** Path, with parameters written as `{name}`. */
  readonly path: string
  /** Summary of the endpoint in one sentence, for lists of endpoints. */
  readonly summary: string
  /** Further information for clients: units, order, limits and related endpoints. */
  readonly description: string
  readonly tag: 'Orders' | 'Volume' | 'Tokens' | 'Perpetuals' | 'Dashboard' | 'Service'
  readonly request: z.ZodType<Request>
  /** Returns the times in a request. They are checked against the history window of the caller's plan. */
  readonly askedTimes?: (
    request: NoInfer<Request>,
    nowAt: UnixSeconds,
  ) => readonly (UnixSeconds | undefined)[]
  /**
   * For a list whose request has no times: returns the request, limited to the number of days that the plan
   * allows. If `reachDays` is `null`, the plan allows any age.
   */
  readonly within?: (request: NoInfer<Request>, reachDays: number | null) => Request
  /**
   * For a list with fields that cost a read of their own and are only returned if the client selects them: returns
   * the request with the selected fields.
   */
  readonly selecting?: (request: NoInfer<Request>, fields: readonly string[]) => Request
  /**
   * Length of the result's buckets, seconds, if each bucket starts at a multiple of this length. A request is
   * rejected if a bucket begins before the window of the plan.
   */
  readonly bucketSeconds?: (request: NoInfer<Request>) => number
  /**
   * Returns the errors that depend on the current time; empty if there are none. Any error results in status
   * 400.
   */
  readonly faults?: (request: NoInfer<Request>, nowAt: UnixSeconds) => readonly ParameterFault[]
  /**
   * For a response that may be missing (404): the parameter that identifies the thing, and a description of
   * the thing, such as "Drift perp market".
   */
  readonly names?: NamedThing
  readonly answer: z.ZodType<Wire>
  /**
   * Table format of the response. It is needed if the response is not a list but has rows, or if the rows of
   * a list contain lists.
   */
  readonly table?: ResponseTable<NoInfer<Wire>>
  /** Converts a query result to the API format. Loaders use the same function. */
  readonly toWire: (result: Domain) => Wire
  /**
   * For a list without pages that can end at a limit: whether it did, so that further rows may exist. The response
   * then says so in the header `X-List-Complete`, because a plain list has no field for it.
   */
  readonly endsAtLimit?: (result: NoInfer<Domain>) => boolean
  /**
   * Stream topic that reports changes of this response. The age of the response is the age of this topic's
   * data, unless `sources` is set.
   */
  readonly topic: StreamTopic
  /**
   * Topics that the response is based on, if there are others besides `topic`. The age of the response is the
   * age of the oldest of these topics.
   */
  readonly sources?: Sources<NoInfer<Domain>>
  /**
   * Returns the topic of the rows that a request chooses, or of a result that belongs to one venue. `undefined`: those of
   * `topic`. The age of the response is the age of this topic.
   */
  readonly chosenTopic?: (request: NoInfer<Request>, result: NoInfer<Domain>) => DataTopic | undefined
  /**
   * For a list whose rows are also sent as a stream topic: this topic. Clients can then use the parameter
   * `since`.
   */
  readonly changes?: Extract<StreamTopic, 'dca' | 'limit' | 'kamino' | 'drift.trades' | 'perps.trades'>
  /** Cache time, seconds. It is at most half of the refresh interval of the panel that shows the response. */
  readonly maxAgeSeconds: number
}

/** Returns the contract unchanged. TypeScript infers the three types of the contract from the call. */
export function defineEndpoint<Request, Domain, Wire>(
  contract: EndpointContract<Request, Domain, Wire>,
): EndpointContract<Request, Domain, Wire> {
  return contract
}
