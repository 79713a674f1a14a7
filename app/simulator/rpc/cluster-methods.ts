import { slotsPerEpoch } from './block-heights'
import { blockhashOf, contextSlot, type Methods, type Node, solanaCoreVersion, withContext } from './node'
import { nodeUnhealthy } from './node-error'
import { type Params, parseUnsigned, readConfig, required } from './params'

/** Number of blocks after which a blockhash expires. */
export const maxBlockhashAge = 150
/**
 * Maximum number of slots by which a healthy node may be behind. Same as `DELINQUENT_VALIDATOR_SLOT_DISTANCE`
 * of agave.
 */
const unhealthySlots = 128
const lamportsPerByteYear = 3480
const accountOverheadBytes = 128

/** RPC methods about the node and the cluster. */
export const clusterMethods = {
  getVersion: () => ({ 'feature-set': 2_142_755_730, 'solana-core': solanaCoreVersion }),

  getHealth(_params, node) {
    const behind = node.view.slotsBehind()
    if (behind > unhealthySlots) throw nodeUnhealthy(behind)
    return 'ok'
  },

  getGenesisHash: (_params, node) => node.view.ledger.genesisHash,

  getSlot: slotOf,

  getBlockHeight: (params, node) => node.blockHeight(slotOf(params, node)),

  getLatestBlockhash(params, node) {
    const slot = slotOf(params, node)
    return withContext(slot, {
      blockhash: blockhashOf(node.view.ledger.genesisHash, slot),
      lastValidBlockHeight: node.blockHeight(slot) + maxBlockhashAge,
    })
  },

  getEpochInfo(params, node) {
    const slot = slotOf(params, node)
    return {
      absoluteSlot: slot,
      blockHeight: node.blockHeight(slot),
      epoch: Math.floor(slot / slotsPerEpoch),
      slotIndex: slot % slotsPerEpoch,
      slotsInEpoch: slotsPerEpoch,
    }
  },

  getFirstAvailableBlock: (_params, node) => node.view.ledger.firstAvailableSlot(),
  minimumLedgerSlot: (_params, node) => node.view.ledger.firstAvailableSlot(),

  getMinimumBalanceForRentExemption: (params) =>
    (parseUnsigned(required(params, 0)) + accountOverheadBytes) * lamportsPerByteYear * 2,
} satisfies Methods

function slotOf(params: Params, node: Node) {
  return contextSlot(node, readConfig(params, 0))
}
