import type { Address, Signature } from '~/domain/base/ids'
import type { Slot } from '~/domain/base/time'
import { RetryableError } from '~/lib/async/retryable-error'
import { StatusError } from '~/solana/http/status-error'
import type { RpcCaller } from '~/solana/rpc/rpc-client'
import { codeOfFailure, kindOfFailure, RpcError, sentenceOf } from '~/solana/rpc/rpc-error'
import { type SignatureInfo, signaturesCall } from '~/solana/rpc/signatures'

/** Part of the signature list of an address, which runs from newest to oldest. */
export interface SignatureRange {
  /**
   * Only signatures older than this one are listed. `undefined`: the list starts at the tip. If the node has
   * forgotten this signature and its slot is unknown, newer signatures are listed as well.
   */
  readonly before?: { readonly signature: Signature; readonly slot?: Slot | undefined } | undefined
  /**
   * Only signatures newer than this one are listed. A node that has forgotten this signature does not stop
   * there, so the caller must check the slot of each result.
   */
  readonly until?: Signature | undefined
  /** For a list from the tip: signatures above this slot are skipped. */
  readonly downTo?: Slot | undefined
  /**
   * Limits restarts after vague errors about `before`. If present, the walk throws the first few vague
   * errors, and the caller must call `next` again or walk again from the same place. `undefined`: the walk
   * restarts from the tip after the first vague error.
   */
  readonly vagueErrors?: VagueErrors | undefined
}

/** Counts consecutive vague errors, such as "internal error". One counter may be used by several walks. */
export interface VagueErrors {
  count: number
  /** Number of consecutive vague errors after which a walk restarts from the tip. */
  readonly most: number
}

export interface SignaturePage {
  /** Signatures, newest first. Empty: the list has ended. */
  readonly infos: readonly SignatureInfo[]
  /** Whether the node has no more signatures between this page and `until`. */
  readonly isLast: boolean
}

export interface SignaturePages {
  /** Returns the next page. Throws `RetryableError`, or `RpcError` if the node refuses. */
  next(): Promise<SignaturePage>
}

const pageSize = 1_000

/**
 * Walks a signature list page by page. A position in the list is given by a signature, which the node may
 * forget. In that case the walk continues without `until`, or restarts from the tip and skips everything down
 * to the slot of `before`. After a vague error it restarts only if the node serves the tip, because a
 * temporary failure must not repeat a long walk.
 */
export function createSignaturePages(
  rpc: Pick<RpcCaller, 'call'>,
  address: Address,
  range: SignatureRange,
): SignaturePages {
  let { before, until, downTo } = range
  const { vagueErrors = { count: 0, most: 1 } } = range
  /** Already returned signatures of the lowest slot, so that a restarted walk does not return them again. */
  let known: ReadonlySet<Signature> = new Set()
  let restarts = 0

  /**
   * Removes the position that the node has forgotten from the request. Returns whether to request the page
   * again.
   */
  function forget(error: unknown): boolean {
    const isBeforeUnknown =
      before !== undefined && error instanceof Error && error.message.includes(before.signature)
    if (until !== undefined && !isBeforeUnknown && (mayMeanForgotten(error) || mayMeanOld(error))) {
      until = undefined
      return true
    }
    if (!mayMeanForgotten(error)) return false
    // A walk that restarts from the tip must get below this position, because otherwise it would never end.
    if (before === undefined || restarts > 0) return false
    restarts += 1
    downTo = before.slot
    before = undefined
    return true
  }

  /** Throws a vague error about `before` as long as the node itself may be its cause. */
  async function checkVague(error: unknown): Promise<void> {
    if (until !== undefined || before === undefined || !isVague(error)) return
    vagueErrors.count += 1
    if (vagueErrors.count < vagueErrors.most) throw error
    await rpc.call(signaturesCall({ address, limit: 1 }))
    vagueErrors.count = 0
  }

  async function listPage(): Promise<readonly SignatureInfo[]> {
    for (;;) {
      try {
        const signatures = { before: before?.signature, until }
        const page = await rpc.call(signaturesCall({ address, ...signatures, limit: pageSize }))
        vagueErrors.count = 0
        return page
      } catch (error) {
        await checkVague(error)
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
          // The list ends here, because all of its remaining signatures have already been returned.
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

/**
 * Error codes for "internal error" and "server error". Some nodes also return these codes for an unknown
 * signature.
 */
const vagueCodes: readonly (number | undefined)[] = [-32603, -32000]

function isVague(error: unknown): boolean {
  return kindOfFailure(error) === 'unhealthy' && vagueCodes.includes(codeOfFailure(error))
}

/**
 * Whether an error may mean that the signature is unknown. Some nodes return -32020 for an unknown signature,
 * others various codes.
 */
function mayMeanForgotten(error: unknown): boolean {
  const kind = kindOfFailure(error)
  return isVague(error) || kind === 'forgotten' || kind === 'final' || kind === 'skipped'
}

/**
 * Whether an error may mean that `until` is older than all signatures that the node keeps. If the request
 * without `until` fails as well, the error has another cause.
 */
function mayMeanOld(error: unknown): boolean {
  if (kindOfFailure(error) === 'cleaned-up') return true
  const status = error instanceof Error && error.cause instanceof StatusError ? error.cause.status : undefined
  return oldCodes.includes(codeOfFailure(error) ?? status)
}

/** Error codes for "not found" and "transaction history is not available from this node". */
const oldCodes: readonly (number | undefined)[] = [404, -32011]

/**
 * Makes the error retryable. An endpoint that does not know a signature that it has just listed consists of
 * several nodes, and the next node may know the signature.
 */
function asRetryable(error: unknown): unknown {
  return kindOfFailure(error) === 'forgotten' && error instanceof RpcError
    ? new RetryableError(sentenceOf(error), undefined, error)
    : error
}
