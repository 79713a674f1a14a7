import type { z } from 'zod'
import type { Sources } from '~/domain/panel-view'
import type { StreamTopic } from '~/domain/protocol'
import type { UnixSeconds } from '~/domain/time'
import type { ResponseTable } from './format'

/** An invalid parameter. "`parameter` `message`" reads as a sentence. */
export interface ParameterFault {
  readonly parameter: string
  readonly message: string
}

/** A thing that is identified by a parameter. */
export interface NamedThing {
  readonly parameter: string
  /** Noun for the message "There is no {thing} of this name." */
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
  /** One sentence for lists of endpoints. */
  readonly summary: string
  /** Further facts for clients: units, order, limits and related endpoints. */
  readonly description: string
  readonly tag: 'Orders' | 'Volume' | 'Tokens' | 'Perpetuals' | 'Dashboard' | 'Service'
  readonly request: z.ZodType<Request>
  /** Returns the times in a request, for the check against the history window of the plan. */
  readonly askedTimes?: (
    request: NoInfer<Request>,
    nowAt: UnixSeconds,
  ) => readonly (UnixSeconds | undefined)[]
  /** For a list without times: limits the request to the days that the plan allows (`null`: no limit). */
  readonly within?: (request: NoInfer<Request>, reachDays: number | null) => Request
  /**
   * Length of the result's buckets, seconds, if they start at multiples of it. A bucket that begins before
   * the plan's window is rejected.
   */
  readonly bucketSeconds?: (request: NoInfer<Request>) => number
  /** Returns errors that depend on the current time (400); empty if there are none. */
  readonly faults?: (request: NoInfer<Request>, nowAt: UnixSeconds) => readonly ParameterFault[]
  /**
   * For a response that may be missing (404): the parameter, and a description such as "Drift perp market".
   */
  readonly names?: NamedThing
  readonly answer: z.ZodType<Wire>
  /** Table form of a response that is not a list but has rows, or of a list whose rows contain lists. */
  readonly table?: ResponseTable<NoInfer<Wire>>
  /** Converts a result to the API format. Loaders use the same function. */
  readonly toWire: (result: Domain) => Wire
  /**
   * Stream topic that reports changes of this response. The response is as old as this topic's data unless
   * `sources` is set.
   */
  readonly topic: StreamTopic
  /** Topics that feed the response, if not just `topic`. The response is as old as the oldest of them. */
  readonly sources?: Sources<NoInfer<Domain>>
  /** For a list with the rows of a stream topic: the topic, which enables `since`. */
  readonly changes?: Extract<StreamTopic, 'dca' | 'limit' | 'kamino' | 'drift.trades'>
  /** Cache time, seconds: at most half of the panel's refresh interval. */
  readonly maxAgeSeconds: number
}

/** Infers the three types of a contract. */
export function defineEndpoint<Request, Domain, Wire>(
  contract: EndpointContract<Request, Domain, Wire>,
): EndpointContract<Request, Domain, Wire> {
  return contract
}
