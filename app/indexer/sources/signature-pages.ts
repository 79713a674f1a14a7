import type { Address, Signature } from '~/domain/ids'
import type { Slot } from '~/domain/time'
import { RetryableError } from '~/lib/retryable-error'
import { StatusError } from '~/solana/http-status'
import type { RpcCaller } from '~/solana/rpc-client'
import { codeOfFailure, kindOfFailure, RpcError, sentenceOf } from '~/solana/rpc-error'
import { type SignatureInfo, signaturesCall } from '~/solana/signatures'

/** Part of the signature list of an address, which runs from newest to oldest. */
export interface SignatureRange {
  /**
   * Only older signatures. `undefined`: from the tip. If the node has forgotten the signature and the slot is
   * unknown, newer ones are listed as well.
   */
  readonly before?: { readonly signature: Signature; readonly slot?: Slot | undefined } | undefined
  /**
   * Only newer signatures. A node that has forgotten this one does not stop, so the caller must check the
   * slot.
   */
  readonly until?: Signature | undefined
  /** Skips everything above this slot, for a list from the tip. */
  readonly downTo?: Slot | undefined
  /**
   * Makes the walk throw vague errors about `before` a few times before it restarts from the tip. The caller
   * must call `next` again, or walk again from the same place. `undefined`: it restarts after the first.
   */
  readonly vagueErrors?: VagueErrors | undefined
}

/** Counts consecutive vague errors, such as "internal error", also across walks. */
export interface VagueErrors {
  count: number
  /** Errors after which a walk restarts. */
  readonly most: number
}

export interface SignaturePage {
  /** Newest first. Empty: the list has ended. */
  readonly infos: readonly SignatureInfo[]
  /** The node has nothing more between here and `until`. */
  readonly isLast: boolean
}

export interface SignaturePages {
  /** Returns the next page. Throws `RetryableError`, or `RpcError` if the node refuses. */
  next(): Promise<SignaturePage>
}

const pageSize = 1_000

/**
 * Walks a signature list page by page. Nodes address positions in it by signatures, which they may forget.
 * The walk then continues without `until`, or from the tip down to the slot of `before`. It does the latter for
 * a vague error only if the node serves the tip, because a temporary failure must not repeat a long walk.
 */
export function createSignaturePages(
  rpc: Pick<RpcCaller, 'call'>,
  address: Address,
  range: SignatureRange,
): SignaturePages {
  let { before, until, downTo } = range
  const { vagueErrors = { count: 0, most: 1 } } = range
  /** Signatures of the lowest slot that were returned already, so that a restarted walk repeats none. */
  let known: ReadonlySet<Signature> = new Set()
  let restarts = 0

  /** Drops the position that the node does not know. Returns whether to request the page again. */
  function forget(error: unknown): boolean {
    const isBeforeUnknown =
      before !== undefined && error instanceof Error && error.message.includes(before.signature)
    if (until !== undefined && !isBeforeUnknown && (mayMeanForgotten(error) || mayMeanOld(error))) {
      until = undefined
      return true
    }
    if (!mayMeanForgotten(error)) return false
    // Restarting from the tip must get below this position, or the walk would never end.
    if (before === undefined || restarts > 0) return false
    restarts += 1
    downTo = before.slot
    before = undefined
    return true
  }

  /** Throws a vague error about `before` while the node itself may be the reason. */
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
          // The list is complete, and nothing in it is older than what is known.
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

/** "Internal error" and "server error", which some nodes also return for an unknown signature. */
const vagueCodes: readonly (number | undefined)[] = [-32603, -32000]

function isVague(error: unknown): boolean {
  return kindOfFailure(error) === 'unhealthy' && vagueCodes.includes(codeOfFailure(error))
}

/** Whether an error may mean an unknown signature. Some nodes return -32020 for it, others various codes. */
function mayMeanForgotten(error: unknown): boolean {
  const kind = kindOfFailure(error)
  return isVague(error) || kind === 'forgotten' || kind === 'final' || kind === 'skipped'
}

/**
 * Whether an error may mean that `until` is older than what the node keeps. The request without it shows
 * whether the error is about the address or the node instead.
 */
function mayMeanOld(error: unknown): boolean {
  if (kindOfFailure(error) === 'cleaned-up') return true
  const status = error instanceof Error && error.cause instanceof StatusError ? error.cause.status : undefined
  return oldCodes.includes(codeOfFailure(error) ?? status)
}

/** "Not found", and "transaction history is not available from this node". */
const oldCodes: readonly (number | undefined)[] = [404, -32011]

/**
 * Makes the error retryable. An endpoint that does not know what it has just listed consists of several
 * nodes, and the next one may know it.
 */
function asRetryable(error: unknown): unknown {
  return kindOfFailure(error) === 'forgotten' && error instanceof RpcError
    ? new RetryableError(sentenceOf(error), undefined, error)
    : error
}
