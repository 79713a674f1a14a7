import { RetryableError } from '~/lib/async/retryable-error'
import { RefusedError } from '../http/refused-error'
import { StatusError } from '../http/status-error'
import { kindOfFailure, RpcError } from '../rpc/rpc-error'

/** Whether a `getProgramAccounts` failed because of its size. */
export type ScanFailure =
  /** The node refuses the scan because of its size. */
  | 'too-large'
  /** The size may be the reason. Failures with other reasons look the same. */
  | 'perhaps-too-large'
  /** The scan would fail at any size. */
  | 'other'

/** Thrown when a scan sent no data for too long, or was cut off. */
export class ScanBroken extends RetryableError {
  override readonly name = 'ScanBroken'
}

/** Phrases in messages about a limit on the size of scans. Providers use different messages and codes. */
const phrasesOfSize = /too (?:large|big|many|heavy)|exceed/i

/** Pairs of words. A message reports such a limit if the second word soon follows the first. */
const wordsOfSize: readonly (readonly [first: RegExp, second: RegExp])[] = [
  [/\b(?:response|result|payload|body|account)s?\b/i, /\b(?:size|limit|large|big)\b/i],
  [/maximum /i, /\b(?:size|accounts|results|bytes)\b/i],
]

/** Maximum distance between the words of a pair, characters. */
const wordDistance = 40

/** HTTP statuses of gateways that stopped waiting for the node behind them. */
const statusesOfTimeout: ReadonlySet<number> = new Set([408, 500, 502, 504, 520, 522, 524])

/** Returns whether a `getProgramAccounts` failed because of its size. */
export function judgeScan(error: unknown): ScanFailure {
  const status = statusOf(error)
  const kind = kindOfFailure(error)
  if (kind === 'too-large' || status?.status === 413) return 'too-large'
  if (kind === 'limited' || kind === 'not-yet' || status?.status === 429) return 'other'
  if (saysTooLarge(wordsOf(error))) return 'too-large'
  if (error instanceof RefusedError) return 'other'
  if (error instanceof ScanBroken || kind === 'final' || kind === 'unhealthy') return 'perhaps-too-large'
  return status !== undefined && statusesOfTimeout.has(status.status) ? 'perhaps-too-large' : 'other'
}

function saysTooLarge(message: string): boolean {
  const isNear = (first: RegExp, second: RegExp) =>
    message
      .split(first)
      .slice(1)
      .map((text) => text.search(second))
      .some((distance) => distance >= 0 && distance <= wordDistance)
  return phrasesOfSize.test(message) || wordsOfSize.some(([first, second]) => isNear(first, second))
}

function statusOf(error: unknown): StatusError | undefined {
  const cause = error instanceof Error ? error.cause : undefined
  return cause instanceof StatusError ? cause : undefined
}

/** Returns the node's own message, without the text that we add. */
function wordsOf(error: unknown): string {
  if (error instanceof RpcError) return error.message
  const cause = error instanceof Error ? error.cause : undefined
  if (cause instanceof StatusError) return cause.reason ?? ''
  return cause instanceof RpcError ? cause.message : ''
}
