import { z } from 'zod'
import { describeError, RetryableError } from '~/lib/async/retryable-error'
import { RefusedError } from '../http/refused-error'
import { limitPauseMs } from '../http/retry-after'
import { oneLine } from '../http/status-error'

/** Meaning of an error object that a node returned. */
export type RpcErrorKind =
  /** The slot has no block and never will have one, so continue with the next slot. */
  | 'skipped'
  /** The node does not have the requested data yet. */
  | 'not-yet'
  /** The node is behind, overloaded or can't reach its own storage. */
  | 'unhealthy'
  /** Our requests exceed the provider's rate limit. */
  | 'limited'
  /** The node refuses a scan of this size, so split the scan into parts. */
  | 'too-large'
  /** The node has deleted blocks of this age, so it has no older data. */
  | 'cleaned-up'
  /** The node does not know a signature in the request. */
  | 'forgotten'
  /** The transaction has a higher version than the request allows. */
  | 'unsupported'
  /** The node does not serve this method until the key, the plan or the node changes. */
  | 'refused'
  /** Any other error. The same request would give the same result. */
  | 'final'

const kindOfCode: ReadonlyMap<number, RpcErrorKind> = new Map([
  [-32000, 'unhealthy'], // "server error" without a specific meaning
  [-32001, 'cleaned-up'], // block cleaned up, does not exist on node
  [-32004, 'not-yet'], // block not available for slot
  [-32005, 'unhealthy'], // node is behind
  [-32007, 'skipped'], // slot was skipped, or missing due to ledger jump
  [-32009, 'skipped'], // slot was skipped, or missing in long-term storage
  [-32010, 'too-large'], // key excluded from secondary indexes
  [-32011, 'refused'], // the node keeps no transaction history
  [-32012, 'too-large'], // scan error
  [-32014, 'not-yet'], // block status not yet available
  [-32015, 'unsupported'], // transaction version not supported by the client
  [-32016, 'not-yet'], // minimum context slot has not been reached
  [-32019, 'unhealthy'], // long-term storage cannot be reached
  [-32020, 'forgotten'], // transaction of `before` or `until` not found
  [-32052, 'refused'], // API key not allowed to do this
  [-32401, 'refused'], // codes of a server that contain an HTTP status
  [-32403, 'refused'],
  [-32429, 'limited'],
  [-32601, 'refused'], // method not found
  [-32603, 'unhealthy'], // internal error
  [-32700, 'unhealthy'], // parse error, although our request is well-formed
  [401, 'refused'], // HTTP statuses that Alchemy, Helius and Triton use as codes
  [402, 'refused'],
  [403, 'refused'],
  [404, 'refused'],
  [405, 'refused'],
  [410, 'refused'],
  [413, 'too-large'],
  [429, 'limited'],
])

/**
 * Error messages that override the code. Providers use their own codes for common errors, or codes with
 * another meaning on Solana. For example, QuickNode reports rate limits as -32007 and -32003.
 */
const kindsOfClearWords: readonly (readonly [readonly RegExp[], RpcErrorKind])[] = [
  [[/rate.?limit|too many requests|(?:request|daily|credit)s? (?:limit|exceeded)/i], 'limited'],
  [[/transaction version/i, /not supported/i], 'unsupported'],
  [[/\bcleaned up\b|first available block/i], 'cleaned-up'],
  [[/\b(?:transaction|signature)\b/i, /\bnot (?:be )?found\b/i], 'forgotten'],
  [[/too many accounts|number of accounts|scan (?:aborted|result)/i], 'too-large'],
  [[/(?:response|result|request)s? (?:is |are )?too (?:large|big)/i], 'too-large'],
]

/** Error messages that are used only if the code is unknown. */
const kindsOfOtherWords: readonly (readonly [RegExp, RpcErrorKind])[] = [
  [
    /unauthori[sz]ed|unauthenticated|authenticat|forbidden|api.?key|access denied|not allowed|permission/i,
    'refused',
  ],
  [
    /\b(?:your|current|free) plan\b|\bupgrade\b|method (?:not|is not|has been|unavailable)|disabled|deprecated/i,
    'refused',
  ],
  [/try again|retry|temporar|time[ds]? ?-?out|unavailable|unreachable|overload|\bbusy\b/i, 'unhealthy'],
]

/** Returns the meaning of an error object that a node returned. */
export function kindOf({ code, message }: NodeError): RpcErrorKind {
  const clear = kindsOfClearWords.find(([words]) => words.every((word) => word.test(message)))
  if (clear) return clear[1]
  const known = code === undefined ? undefined : kindOfCode.get(code)
  if (known) return known
  if (code !== undefined && code >= 500 && code < 600) return 'unhealthy'
  return kindsOfOtherWords.find(([words]) => words.test(message))?.[1] ?? 'final'
}

export interface NodeError {
  /** JSON-RPC error code. `undefined`: the node sent no code. */
  readonly code: number | undefined
  readonly message: string
}

/**
 * Parses the `error` member of a response. Some gateways send the error as a string, without a code, or with
 * a code in quotes.
 */
export const nodeErrorSchema: z.ZodType<NodeError> = z.union([
  z
    .object({ code: z.coerce.number().optional().catch(undefined), message: z.string() })
    .transform(({ code, message }) => ({ code, message })),
  z.string().transform((message) => ({ code: undefined, message })),
  z.object({ code: z.coerce.number() }).transform(({ code }) => ({ code, message: 'no reason given' })),
])

/** Name of the request in messages. */
export interface AskedMethod {
  readonly method: string
  /** Sentence that explains what to do about a refusal, such as "Check SOLANA_RPC_URL." */
  readonly hint?: string | undefined
}

/** Thrown when the node understood a call but does not execute it. */
export class RpcError extends Error {
  override readonly name = 'RpcError'
  readonly kind: RpcErrorKind

  constructor(
    readonly code: number | undefined,
    message: string,
    private readonly requested: AskedMethod = { method: 'the request' },
  ) {
    super(code === undefined ? message : `${message} (${code})`)
    this.kind = kindOf({ code, message })
  }

  /** A sentence for the status page: the method, the code, the node's message, and what to do. */
  get sentence(): string {
    const { method, hint } = this.requested
    const code = this.code === undefined ? '' : ` (${this.code})`
    const reason = this.code === undefined ? this.message : this.message.slice(0, -code.length)
    return `The Solana RPC refuses ${method}${code}: ${reason}.${hint === undefined ? '' : ` ${hint}`}`
  }
}

/**
 * Thrown when a result has an unexpected form. The request is retried, because another node behind the URL
 * may send a valid result.
 */
export class UnreadableResponse extends RetryableError {
  override readonly name = 'UnreadableAnswer'
}

/**
 * Thrown when a node fails at one call with status 500 and an error object. The failure may concern this call
 * only, so it does not show whether the node can be used.
 */
export class CallFailure extends RetryableError {
  override readonly name = 'CallFailure'
}

/** Converts the error of a call that a node answered with status 500. The call may succeed later. */
export function callFailureOf(
  error: RpcError | RetryableError,
  method: string,
  waitMs: number | undefined,
): CallFailure {
  if (error instanceof RetryableError)
    return new CallFailure(error.message, error.retryAfterMs ?? waitMs, error.cause)
  return new CallFailure(`The Solana RPC can't serve ${method}: ${error.message}.`, waitMs, error)
}

/**
 * Converts an error object to an error: `RetryableError` if waiting helps, `RefusedError` if the node does
 * not serve us, otherwise `RpcError`.
 */
export function rpcErrorOf(error: NodeError, requested: AskedMethod): RpcError | RetryableError {
  const found = new RpcError(error.code, oneLine(error.message) ?? 'no reason given', requested)
  if (found.kind === 'refused') return new RefusedError(found.sentence, found)
  if (!mayWorkLater(found.kind)) return found
  return new RetryableError(
    `The Solana RPC can't serve ${requested.method}: ${found.message}.`,
    found.kind === 'limited' ? limitPauseMs : undefined,
    found,
  )
}

/** Whether the request may succeed later without a change of the request or the node's settings. */
export function mayWorkLater(kind: RpcErrorKind): boolean {
  return kind === 'not-yet' || kind === 'unhealthy' || kind === 'limited'
}

/** Returns the failure of a call as a readable sentence. */
export function sentenceOf(error: unknown): string {
  if (error instanceof RpcError) return error.sentence
  return error instanceof RetryableError ? error.message : describeError(error)
}

/** Returns the kind of the error that the node returned. `undefined`: the node did not return an error. */
export function kindOfFailure(error: unknown): RpcErrorKind | undefined {
  if (error instanceof RefusedError) return 'refused'
  return rpcErrorIn(error)?.kind
}

/** Returns the code of the error that the node returned. `undefined`: the node sent no code. */
export function codeOfFailure(error: unknown): number | undefined {
  return rpcErrorIn(error)?.code
}

function rpcErrorIn(error: unknown): RpcError | undefined {
  if (error instanceof RpcError) return error
  const cause = error instanceof Error ? error.cause : undefined
  return cause instanceof RpcError ? cause : undefined
}
