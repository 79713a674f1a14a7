import type { Address, Signature } from '~/domain/ids'
import type { Slot, UnixSeconds } from '~/domain/time'
import type { RpcCaller } from '~/solana/rpc-client'
import { kindOfFailure } from '~/solana/rpc-error'
import type { SignatureInfo } from '~/solana/signatures'
import { createSignaturePages, type SignaturePages } from '../sources/signature-pages'

/** A program's list of signatures, walked once from a signature towards the past. */
export interface PastSignatures {
  /**
   * The next signatures, newest first, that are not older than `since`. `isExhausted`: the node knows of none before them, since there are none or
   * since it keeps no more. Throws `RetryableError`, and `RpcError` where the node refuses; the next call continues.
   */
  takeSince(
    since: UnixSeconds,
  ): Promise<{ readonly signatures: readonly SignatureInfo[]; readonly isExhausted: boolean }>
}

export interface PastSignaturesOptions {
  readonly rpc: Pick<RpcCaller, 'call'>
  readonly address: Address
  /** Only what is older. */
  readonly before: { readonly signature: Signature; readonly slot: Slot }
}

/** What was listed and is older than was asked for is kept for the next time, so that no page is asked for twice. */
export function createPastSignatures({ rpc, address, before }: PastSignaturesOptions): PastSignatures {
  const pages = createSignaturePages(rpc, address, { before })
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

/** A block without a known time is as old as its neighbours: it ends nothing. */
function isBefore({ blockTime }: SignatureInfo, since: UnixSeconds): boolean {
  return blockTime !== null && blockTime < since
}

/**
 * Only an empty page and "cleaned up" end a list. Every other error, such as long-term storage that cannot be reached for a moment, or
 * a plan without the method, says nothing about where history begins.
 */
async function listOlder(pages: SignaturePages): Promise<readonly SignatureInfo[]> {
  try {
    return (await pages.next()).infos
  } catch (error) {
    if (kindOfFailure(error) === 'cleaned-up') return []
    throw error
  }
}
