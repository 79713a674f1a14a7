import { RetryableError } from '~/lib/retryable-error'

/** What an error code of an RPC node means to the one who asked. */
export type RpcErrorKind =
  /** The slot has no block and never will: go on with the next one. */
  | 'skipped'
  /** The node does not have it yet. */
  | 'not-yet'
  /** The node itself is behind or overloaded. */
  | 'unhealthy'
  /** We ask more often than the provider allows. */
  | 'limited'
  /** The node refuses a scan of this size: ask in parts. */
  | 'too-large'
  /** Asking again gives the same answer. */
  | 'final'

const kindOfCode: ReadonlyMap<number, RpcErrorKind> = new Map([
  [-32004, 'not-yet'], // block not available for slot
  [-32005, 'unhealthy'], // node is behind
  [-32007, 'skipped'], // slot was skipped, or missing due to ledger jump
  [-32009, 'skipped'], // slot was skipped, or missing in long-term storage
  [-32010, 'too-large'], // key excluded from secondary indexes
  [-32012, 'too-large'], // scan error
  [-32014, 'not-yet'], // block status not yet available
  [-32016, 'not-yet'], // minimum context slot has not been reached
  [-32603, 'unhealthy'], // internal error
  [429, 'limited'], // the HTTP status as a code: Alchemy, Helius
  [-32429, 'limited'], // the same among the codes of a server
])

/** Providers also say it by codes that mean something else on Solana, e.g. QuickNode by -32007 and -32003: their words tell. */
const wordsOfLimit = /rate.?limit|too many requests|(?:request|daily|credit)s? (?:limit|exceeded)/i

/** The node understood the call and refuses it. */
export class RpcError extends Error {
  override readonly name = 'RpcError'
  readonly kind: RpcErrorKind

  constructor(
    readonly code: number,
    message: string,
  ) {
    super(`${message} (${code})`)
    this.kind = wordsOfLimit.test(message) ? 'limited' : (kindOfCode.get(code) ?? 'final')
  }
}

/** The error to throw for an error object of an answer: retryable where waiting helps, `RpcError` otherwise. */
export function rpcErrorOf(code: number, message: string): RpcError | RetryableError {
  const error = new RpcError(code, message)
  const mayWorkLater = error.kind === 'not-yet' || error.kind === 'unhealthy' || error.kind === 'limited'
  return mayWorkLater ? new RetryableError(`The RPC answered: ${error.message}`, undefined, error) : error
}
