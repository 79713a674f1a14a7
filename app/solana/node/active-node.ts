import type { Clock } from '~/lib/clock'
import type { Log } from '~/lib/log'
import type { RpcClient } from '../rpc/rpc-client'
import type { ProbedNode } from './node-endpoint'
import { createSwitchedRpc } from './switched-rpc'

export interface ActiveNodeOptions {
  readonly primary: ProbedNode
  /** Creates a new client of a node. */
  readonly clientOf: (node: ProbedNode) => RpcClient
  readonly clock: Clock
  readonly log: Log
}

export interface ActiveNode {
  current(): ProbedNode
  /** Client that sends calls to the node in use. */
  readonly rpc: RpcClient
  move(next: ProbedNode, why: string): void
  /**
   * Calls back after each move to another node. The reason is for closing connections to the previous node.
   */
  onMoved(listener: (reason: string) => void): void
  /** Why the primary is not in use, as a sentence. `undefined`: the primary is in use. */
  limitation(): string | undefined
  counters(): { readonly usesFallback: number; readonly failovers: number }
}

export function createActiveNode({ primary, clientOf, clock, log }: ActiveNodeOptions): ActiveNode {
  const listeners: ((reason: string) => void)[] = []
  let active = primary
  let failovers = 0
  let limitation: string | undefined
  const switched = createSwitchedRpc(clientOf(primary))
  return {
    rpc: switched.rpc,
    current: () => active,
    onMoved: (listener) => listeners.push(listener),
    limitation: () => limitation,
    counters: () => ({ usesFallback: active === primary ? 0 : 1, failovers }),
    move(next, why) {
      const from = active.endpoint.setting
      const to = next.endpoint.setting
      active = next
      limitation = undefined
      if (next !== primary) {
        failovers += 1
        limitation = `Using the node of ${to} since ${timeText(clock)}, because the node of ${from} failed: ${why}`
      }
      log.warn({ from, to, why }, 'node: switched')
      switched.use(clientOf(next))
      for (const listener of listeners) listener(`switched to the node of ${to}`)
    },
  }
}

function timeText(clock: Clock): string {
  return `${new Date(clock.nowMs()).toISOString().slice(0, 16).replace('T', ' ')} UTC`
}
