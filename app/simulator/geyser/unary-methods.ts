import type { Slot } from '~/domain/base/time'
import type { GetBlockHeightResponse } from '~/solana/geyser/generated/geyser/GetBlockHeightResponse.generated'
import type { GetLatestBlockhashResponse } from '~/solana/geyser/generated/geyser/GetLatestBlockhashResponse.generated'
import type { GetSlotRequest__Output as CommitmentRequest } from '~/solana/geyser/generated/geyser/GetSlotRequest.generated'
import type { GetSlotResponse } from '~/solana/geyser/generated/geyser/GetSlotResponse.generated'
import type { GetVersionResponse } from '~/solana/geyser/generated/geyser/GetVersionResponse.generated'
import type { IsBlockhashValidRequest__Output as BlockhashRequest } from '~/solana/geyser/generated/geyser/IsBlockhashValidRequest.generated'
import type { IsBlockhashValidResponse } from '~/solana/geyser/generated/geyser/IsBlockhashValidResponse.generated'
import type { PingRequest__Output as PingRequest } from '~/solana/geyser/generated/geyser/PingRequest.generated'
import type { PongResponse } from '~/solana/geyser/generated/geyser/PongResponse.generated'
import type { SubscribeReplayInfoResponse } from '~/solana/geyser/generated/geyser/SubscribeReplayInfoResponse.generated'
import { maxBlockhashAge } from '../rpc/cluster-methods'
import { newestBlockUpTo } from '../rpc/commitment'
import { blockhashOf, type Node, solanaCoreVersion } from '../rpc/node'
import type { ChainFeed } from './chain-feed'
import { readCommitmentLevel } from './stream-filters'

/** Version of Yellowstone's Geyser server that this server imitates. */
const geyserVersion = { package: 'yellowstone-grpc-geyser', version: '15.1.2', proto: '12.6.0' }

/** The node that is served, and its messages. */
export interface GeyserNode {
  readonly node: Node
  readonly feed: ChainFeed
}

/** Methods that return one response. */
export const unaryMethods = {
  getSlot: (request: CommitmentRequest, { node }: GeyserNode): GetSlotResponse => ({
    slot: slotOf(request, node),
  }),

  getBlockHeight: (request: CommitmentRequest, { node }: GeyserNode): GetBlockHeightResponse => ({
    blockHeight: node.blockHeight(slotOf(request, node)),
  }),

  getLatestBlockhash(request: CommitmentRequest, { node }: GeyserNode): GetLatestBlockhashResponse {
    const slot = slotOf(request, node)
    const blockhash = blockhashOf(node.view.ledger.genesisHash, slot)
    return { slot, blockhash, lastValidBlockHeight: node.blockHeight(slot) + maxBlockhashAge }
  },

  isBlockhashValid(request: BlockhashRequest, { node }: GeyserNode): IsBlockhashValidResponse {
    const slot = slotOf(request, node)
    return { slot, valid: isRecent(request.blockhash ?? '', slot, node) }
  },

  ping: ({ count = 0 }: PingRequest): PongResponse => ({ count }),

  getVersion: (): GetVersionResponse => ({
    version: JSON.stringify({ version: { ...geyserVersion, solana: solanaCoreVersion } }),
  }),

  subscribeReplayInfo(_request: unknown, { feed }: GeyserNode): SubscribeReplayInfoResponse {
    const firstAvailable = feed.firstAvailable()
    return firstAvailable === undefined ? {} : { firstAvailable }
  },
}

function slotOf({ commitment }: CommitmentRequest, node: Node): Slot {
  return node.view.slotAt(readCommitmentLevel(commitment))
}

/** Returns whether a blockhash is that of `newest` or of one of the 150 blocks before it. */
function isRecent(blockhash: string, newest: Slot, { view: { ledger } }: Node): boolean {
  const first = ledger.firstAvailableSlot()
  let slot = newest
  for (let age = 0; age <= maxBlockhashAge && slot >= first; age += 1) {
    if (blockhashOf(ledger.genesisHash, slot) === blockhash) return true
    slot = newestBlockUpTo(ledger, slot - 1)
  }
  return false
}
