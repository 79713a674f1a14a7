import type { Address, Signature } from '~/domain/base/ids'
import type { Slot, UnixSeconds } from '~/domain/base/time'
import type { RpcCaller } from '~/solana/rpc/rpc-client'
import { kindOfFailure } from '~/solana/rpc/rpc-error'
import type { SignatureInfo } from '~/solana/rpc/signatures'
import {
  createSignaturePages,
  type SignaturePages,
  type VagueErrors,
} from '../sources/events/signature-pages'

/** A program's list of signatures, read once from a given signature towards the past. */
export interface PastSignatures {
  /**
   * Returns the next signatures that are not older than `since`, newest first. `isExhausted`: the node has no
   * older signatures, either because none exist or because it has pruned them. Throws `RetryableError`, or
   * `RpcError` if the node refuses. After an error, the next call continues from the same place.
   */
  takeSince(
    since: UnixSeconds,
  ): Promise<{ readonly signatures: readonly SignatureInfo[]; readonly isExhausted: boolean }>
}

export interface PastSignaturesOptions {
  readonly rpc: Pick<RpcCaller, 'call'>
  readonly address: Address
  /** Signature at which the walk starts. Only older signatures are listed. */
  readonly before: { readonly signature: Signature; readonly slot: Slot }
  /**
   * Counter that outlives one walk. A failed list ends its walk, and the caller passes the same counter to
   * the next walk.
   */
  readonly vagueErrors?: VagueErrors | undefined
}

/**
 * Creates the walk. Signatures that were listed but are older than `since` are kept for the next call, so
 * that no page is requested twice.
 */
export function createPastSignatures({
  rpc,
  address,
  before,
  vagueErrors,
}: PastSignaturesOptions): PastSignatures {
  const pages = createSignaturePages(rpc, address, { before, vagueErrors })
  let listed: readonly SignatureInfo[] = []
  let isListedWhole = false

  async function listMore(): Promise<void> {
    const older = await listOlder(pages)
    listed = [...listed, ...older]
    isListedWhole = older.length === 0
  }

  return {
    async takeSince(since) {
      let end = listed.findIndex((info) => isBefore(info, since))
      while (end === -1 && !isListedWhole) {
        await listMore()
        end = listed.findIndex((info) => isBefore(info, since))
      }
      const count = end === -1 ? listed.length : end
      const signatures = listed.slice(0, count)
      listed = listed.slice(count)
      return { signatures, isExhausted: isListedWhole && listed.length === 0 }
    },
  }
}

/**
 * Whether a signature is older than `since`. A signature without a block time counts as not older, so it
 * never ends a range.
 */
function isBefore({ blockTime }: SignatureInfo, since: UnixSeconds): boolean {
  return blockTime !== null && blockTime < since
}

/**
 * Lists the next page. Only an empty page or a "cleaned up" error ends the list. Every other error, such as
 * unreachable long-term storage or a plan without the method, does not show where history begins.
 */
async function listOlder(pages: SignaturePages): Promise<readonly SignatureInfo[]> {
  try {
    return (await pages.next()).infos
  } catch (error) {
    if (kindOfFailure(error) === 'cleaned-up') return []
    throw error
  }
}
