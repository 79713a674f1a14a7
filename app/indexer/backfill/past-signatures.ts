import type { Address, Signature } from '~/domain/ids'
import type { UnixSeconds } from '~/domain/time'
import type { RpcCaller } from '~/solana/rpc-client'
import { RpcError } from '~/solana/rpc-error'
import { type SignatureInfo, signaturesCall } from '~/solana/signatures'

/** A program's list of signatures, walked once from a signature towards the past. */
export interface PastSignatures {
  /**
   * The next signatures, newest first, that are not older than `since`. `isExhausted`: the node knows of none before them, since there are none or
   * since it keeps no more.
   */
  takeSince(
    since: UnixSeconds,
  ): Promise<{ readonly signatures: readonly SignatureInfo[]; readonly isExhausted: boolean }>
}

export interface PastSignaturesOptions {
  readonly rpc: RpcCaller
  readonly address: Address
  /** Only what is older. */
  readonly before: Signature
}

const pageSize = 1_000

/** What was listed and is older than was asked for is kept for the next time, so that no page is asked for twice. */
export function createPastSignatures({ rpc, address, before }: PastSignaturesOptions): PastSignatures {
  let listed: readonly SignatureInfo[] = []
  let oldest = before
  let isListedWhole = false

  async function listMore(): Promise<void> {
    const page = await listOlder(rpc, address, oldest)
    listed = [...listed, ...page]
    oldest = page.at(-1)?.signature ?? oldest
    isListedWhole = page.length === 0
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

/** A node that keeps no history says so with an error (-32011 above all): for us its list ends there. */
async function listOlder(
  rpc: RpcCaller,
  address: Address,
  before: Signature,
): Promise<readonly SignatureInfo[]> {
  try {
    return await rpc.call(signaturesCall({ address, before, limit: pageSize }))
  } catch (error) {
    if (error instanceof RpcError) return []
    throw error
  }
}
