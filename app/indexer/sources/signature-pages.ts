import type { Address, Signature } from '~/domain/ids'
import type { Slot } from '~/domain/time'
import { RetryableError } from '~/lib/retryable-error'
import type { RpcCaller } from '~/solana/rpc-client'
import { kindOfFailure, RpcError, sentenceOf } from '~/solana/rpc-error'
import { type SignatureInfo, signaturesCall } from '~/solana/signatures'

/** Part of the list of an address's signatures, which runs from the newest to the oldest. */
export interface SignatureRange {
  /** Only what is older; undefined = from the tip. Without its slot, what is newer is listed as well where the node has forgotten it. */
  readonly before?: { readonly signature: Signature; readonly slot?: Slot | undefined } | undefined
  /** Only what is newer. A node that has forgotten it lists on: the caller knows the slot where the list ends. */
  readonly until?: Signature | undefined
  /** Nothing above this slot, listed from the tip. */
  readonly downTo?: Slot | undefined
}

export interface SignaturePage {
  /** Newest first. Empty = the list has ended. */
  readonly infos: readonly SignatureInfo[]
  /** The node has nothing more between here and `until`. */
  readonly isLast: boolean
}

export interface SignaturePages {
  /** Throws `RetryableError`, and `RpcError` where the node refuses. */
  next(): Promise<SignaturePage>
}

const pageSize = 1_000

/**
 * Walks a list of signatures page by page. Nodes name positions in it by signatures, and forget them: then the walk continues without
 * `until`, and without `before` from the tip down to the slot where it was.
 */
export function createSignaturePages(
  rpc: Pick<RpcCaller, 'call'>,
  address: Address,
  range: SignatureRange,
): SignaturePages {
  let { before, until, downTo } = range
  /** What was handed out of the lowest slot, so that a list that is walked again hands out nothing twice. */
  let known: ReadonlySet<Signature> = new Set()
  let restarts = 0

  /** Whether the page may be asked for again, without what the node does not know. */
  function forget(error: unknown): boolean {
    const isBeforeUnknown =
      before !== undefined && error instanceof Error && error.message.includes(before.signature)
    if (until !== undefined && !isBeforeUnknown) {
      until = undefined
      return true
    }
    // Listing from the tip has to lead below the place, or the walk would never end.
    if (before === undefined || restarts > 0) return false
    restarts += 1
    downTo = before.slot
    before = undefined
    return true
  }

  async function listPage(): Promise<readonly SignatureInfo[]> {
    for (;;) {
      try {
        const signatures = { before: before?.signature, until }
        return await rpc.call(signaturesCall({ address, ...signatures, limit: pageSize }))
      } catch (error) {
        if (!mayMeanForgotten(error)) throw error
        if (!forget(error)) throw asRetryable(error)
      }
    }
  }

  return {
    async next() {
      for (;;) {
        const page = await listPage()
        const isLast = page.length < pageSize
        const isFromTip = before === undefined
        const limit = downTo ?? Number.POSITIVE_INFINITY
        const infos = page.filter(({ slot, signature }) => slot <= limit && !known.has(signature))
        before = page.at(-1) ?? before
        if (infos.length === 0 && page.length > 0) {
          // All of the list is there, and nothing of it is older than what is known.
          if (isFromTip && isLast && page.some(({ slot }) => slot <= limit)) return { infos, isLast }
          continue
        }
        downTo = undefined
        restarts = 0
        const lowest = infos.at(-1)?.slot
        known = new Set(infos.filter(({ slot }) => slot === lowest).map(({ signature }) => signature))
        return { infos, isLast }
      }
    },
  }
}

/** "Internal error" and "server error" are also said where a signature is not found. */
const vagueCodes: readonly (number | undefined)[] = [-32603, -32000]

/** An unknown signature is answered with -32020 by some nodes, and by others with what else came to mind. */
function mayMeanForgotten(error: unknown): boolean {
  const kind = kindOfFailure(error)
  if (kind === 'unhealthy')
    return error instanceof Error && error.cause instanceof RpcError && vagueCodes.includes(error.cause.code)
  return kind === 'forgotten' || kind === 'final' || kind === 'skipped'
}

/** A node that does not know the signatures that it has just listed is several: the next one may know them. */
function asRetryable(error: unknown): unknown {
  return kindOfFailure(error) === 'forgotten' && error instanceof RpcError
    ? new RetryableError(sentenceOf(error), undefined, error)
    : error
}
