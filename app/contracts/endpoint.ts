import type { z } from 'zod'
import type { Sources } from '~/domain/panel-view'
import type { StreamTopic } from '~/domain/protocol'
import type { UnixSeconds } from '~/domain/time'
import type { AnswerTable } from './format'

/** What is wrong with one parameter, as a sentence's end: "`parameter` `message`". */
export interface ParameterFault {
  readonly parameter: string
  readonly message: string
}

/** A thing that a parameter names. */
export interface NamedThing {
  readonly parameter: string
  /** As in "There is no {thing} of this name." */
  readonly thing: string
}

/** What an endpoint is, apart from how it is answered: its path, what may be asked, what is answered. OpenAPI is made from this. */
export interface EndpointContract<Request, Domain, Wire> {
  readonly operationId: string
  /** With `{name}` for the parts that are parameters. */
  readonly path: string
  /** One sentence, which lists of endpoints show. */
  readonly summary: string
  /** What a client has to know beyond that: units, order, limits, and where to go on. */
  readonly description: string
  readonly tag: 'Orders' | 'Volume' | 'Tokens' | 'Perpetuals' | 'Dashboard' | 'Service'
  readonly request: z.ZodType<Request>
  /** The times that a request asks about, as far as it names any: a plan's window of history may not reach so far. */
  readonly askedTimes?: (
    request: NoInfer<Request>,
    nowAt: UnixSeconds,
  ) => readonly (UnixSeconds | undefined)[]
  /** Of a list that names no time: the same request for a plan that reaches so many days back (null = any). */
  readonly within?: (request: NoInfer<Request>, reachDays: number | null) => Request
  /** Length of the buckets that an answer is in, where they begin at multiples of it: one that begins before a plan's window is not answered. */
  readonly bucketSeconds?: (request: NoInfer<Request>) => number
  /** What can only be judged at the time of asking (400); empty = nothing is wrong. */
  readonly faults?: (request: NoInfer<Request>, nowAt: UnixSeconds) => readonly ParameterFault[]
  /** Of an answer that may be missing (404): the parameter that names the thing, and what it is, such as "Drift perp market". */
  readonly names?: NamedThing
  readonly answer: z.ZodType<Wire>
  /** Of an answer that is no list but has rows, or whose rows hold lists: what it is as a table. */
  readonly table?: AnswerTable<NoInfer<Wire>>
  /** The same function by which loaders make their rows. */
  readonly toWire: (answer: Domain) => Wire
  /** Whose changes it tells of, and whose age it has if `sources` says nothing else. */
  readonly topic: StreamTopic
  /** Of an answer that others than its topic feed as well, or instead: it is as old as the oldest of these. */
  readonly sources?: Sources<NoInfer<Domain>>
  /** For a list whose rows are those of a topic of the stream: it can be asked what has changed (`since`). */
  readonly changes?: Extract<StreamTopic, 'dca' | 'limit' | 'kamino' | 'drift.trades'>
  /** How long a cache may keep it: at most half of the panel's refresh. */
  readonly maxAgeSeconds: number
}

/** Keeps the three types of a contract together. */
export function defineEndpoint<Request, Domain, Wire>(
  contract: EndpointContract<Request, Domain, Wire>,
): EndpointContract<Request, Domain, Wire> {
  return contract
}
