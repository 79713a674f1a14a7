import { WebSocket } from 'ws'
import { z } from 'zod'
import type { Slot } from '~/domain/base/time'
import type { Clock } from '~/lib/clock'
import type { Fetch } from '../http/http-source'
import { createRpcClient, type RpcCall } from '../rpc/rpc-client'
import { sentenceOf } from '../rpc/rpc-error'

/** The URLs of a node, and the name of the setting that contains them. */
export interface NodeEndpoint {
  readonly rpcUrl: string
  readonly wsUrl: string
  /** Headers of each HTTP request, and of each WebSocket handshake. They contain keys. */
  readonly rpcHeaders?: Readonly<Record<string, string>> | undefined
  readonly wsHeaders?: Readonly<Record<string, string>> | undefined
  /** Name of the setting that contains the URL, for example SOLANA_RPC_URL. */
  readonly setting: string
  /** Number of calls per second that the node allows. */
  readonly requestsPerSecond: number
}

export interface NodeProbeOptions {
  readonly clock: Clock
  /** Returns a uniform random number in [0, 1). */
  readonly random: () => number
  readonly fetch?: Fetch | undefined
  /** Whether the chain may have reached a slot. Default: every slot is accepted. */
  readonly allowsSlot?: ((slot: Slot) => boolean) | undefined
  readonly openSocket?:
    | ((url: string, headers?: Readonly<Record<string, string>>) => Pick<WebSocket, 'on' | 'terminate'>)
    | undefined
}

/**
 * Checks whether a node is usable. Requests of these checks are separate from all others, have a short
 * deadline and are not retried.
 */
export interface ProbedNode {
  readonly endpoint: NodeEndpoint
  /** Returns the newest confirmed slot. Throws if the node can't be used. */
  slot(): Promise<Slot>
  /**
   * Returns the newest slot if the node may be used. `undefined`: the node fails or serves another chain.
   * Without a genesis hash, every chain is accepted.
   */
  check(genesisHash: string | undefined): Promise<Slot | undefined>
  /** Opens a WebSocket and closes it again. Returns whether opening succeeded. */
  connects(): Promise<boolean>
  /**
   * Why the last check failed, as a sentence. `undefined`: the last check succeeded, or there was no check
   * yet.
   */
  trouble(): string | undefined
  /** Whether the last check failed because the node serves another chain. */
  isForeign(): boolean
  stop(): void
}

const deadlineMs = 5_000
const probesPerSecond = 5

/** Call of `getSlot` at commitment `confirmed`. */
export const confirmedSlotCall: RpcCall<Slot> = {
  method: 'getSlot',
  params: [{ commitment: 'confirmed' }],
  parse: (result) => z.number().int().nonnegative().safeParse(result).data,
}

/** Call of `getGenesisHash`, which identifies the chain that the node serves. */
export const genesisHashCall: RpcCall<string> = {
  method: 'getGenesisHash',
  params: [],
  parse: (result) => z.string().min(32).max(44).safeParse(result).data,
}

export function createProbedNode(endpoint: NodeEndpoint, options: NodeProbeOptions): ProbedNode {
  const { rpcUrl: url, wsUrl, setting, rpcHeaders: headers, wsHeaders = {} } = endpoint
  const { openSocket = openWebSocket } = options
  const rpc = createRpcClient({
    ...options,
    ...{ url, headers, setting, requestsPerSecond: probesPerSecond, deadlineMs },
    attempts: 1,
    failuresBeforeRest: Number.POSITIVE_INFINITY, // Otherwise a recovery of the node would not be noticed.
  })
  let trouble: string | undefined
  let isForeign = false

  async function requireChain(genesisHash: string | undefined): Promise<void> {
    const reported = await rpc.call(genesisHashCall)
    isForeign = genesisHash !== undefined && reported !== genesisHash
    if (isForeign)
      throw new Error(
        `It serves another chain (genesis ${reported}, not ${genesisHash}): use a node of the same chain.`,
      )
  }

  return {
    endpoint,
    slot: () => rpc.call(confirmedSlotCall),
    trouble: () => trouble,
    isForeign: () => isForeign,
    stop: rpc.stop,
    async check(genesisHash) {
      try {
        await requireChain(genesisHash)
        const slot = await rpc.call(confirmedSlotCall)
        trouble = undefined
        return slot
      } catch (error) {
        trouble = `The node of ${setting} is not used: ${sentenceOf(error)}`
        return undefined
      }
    },
    connects() {
      return new Promise((resolve) => {
        const socket = openSocket(wsUrl, wsHeaders)
        socket.on('open', () => {
          resolve(true)
          socket.terminate()
        })
        socket.on('error', () => resolve(false))
        socket.on('close', () => resolve(false))
      })
    },
  }
}

function openWebSocket(url: string, headers: Readonly<Record<string, string>> = {}): WebSocket {
  return new WebSocket(url, { handshakeTimeout: deadlineMs, headers: { ...headers } })
}
