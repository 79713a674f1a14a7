import type { NodeEndpoint } from '~/solana/node/node-endpoint'
import { createNodeFailover, type NodeFailover } from '~/solana/node/node-failover'
import { createSubscriptions, type Subscriptions } from '~/solana/pubsub/subscriptions'
import { isLoopback, unmetered } from './is-loopback'
import type { IndexerOptions } from './options'
import type { SlotLimit } from './pipeline/slot-limit'

/** The node that an indexer reads, and the fallback that replaces this node while it is down. */
export interface NodeAccess {
  readonly failover: NodeFailover
  readonly rpc: NodeFailover['rpc']
  readonly subscriptions: Subscriptions
  /**
   * Whether calls cost something: at least one of the nodes is on another machine and therefore allows only a
   * few calls a second.
   */
  readonly isMetered: boolean
}

const meteredRequestsPerSecond = 8

export function openNodeAccess(options: IndexerOptions, { allows }: Pick<SlotLimit, 'allows'>): NodeAccess {
  const { rpcUrl, wsUrl, rpcHeaders, wsHeaders, fallback, clock, log, random = Math.random } = options
  const urls = [rpcUrl, ...(fallback ? [fallback.rpcUrl] : [])]
  const isMetered = options.isMetered ?? !urls.every(isLoopback)
  const endpointOf = (
    setting: string,
    at: Omit<NodeEndpoint, 'setting' | 'requestsPerSecond'>,
  ): NodeEndpoint => {
    const isFree = isLoopback(at.rpcUrl) && options.isMetered !== true
    const usual = isFree ? unmetered : meteredRequestsPerSecond
    return { ...at, setting, requestsPerSecond: options.rpcRequestsPerSecond ?? usual }
  }
  const failover = createNodeFailover({
    primary: endpointOf('SOLANA_RPC_URL', { rpcUrl, wsUrl, rpcHeaders, wsHeaders }),
    fallback: fallback && endpointOf('SOLANA_RPC_FALLBACK_URL', fallback),
    ...{ clock, random, log, allowsSlot: allows },
  })
  const subscriptions = createSubscriptions({
    ...{ url: failover.wsUrl, headers: failover.wsHeaders },
    ...{ clock, random, log, allowsSlot: allows },
  })
  failover.onMoved(subscriptions.drop)
  return { failover, rpc: failover.rpc, subscriptions, isMetered }
}
