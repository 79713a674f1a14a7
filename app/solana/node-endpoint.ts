import { WebSocket } from 'ws'
import { z } from 'zod'
import type { Slot } from '~/domain/time'
import type { Clock } from '~/lib/clock'
import type { Fetch } from './http-source'
import { createRpcClient, type RpcCall } from './rpc-client'
import { sentenceOf } from './rpc-error'

/** Where a node is, and by which setting it is named. */
export interface NodeEndpoint {
  readonly rpcUrl: string
  readonly wsUrl: string
  /** SOLANA_RPC_URL, for example. */
  readonly setting: string
  /** Calls a second that the node allows us. */
  readonly requestsPerSecond: number
}

export interface NodeProbeOptions {
  readonly clock: Clock
  /** Uniform in [0, 1). */
  readonly random: () => number
  readonly fetch?: Fetch | undefined
  readonly openSocket?: ((url: string) => Pick<WebSocket, 'on' | 'terminate'>) | undefined
}

/** A node that is asked whether it is of use, apart from everything else that is asked of it: with a short deadline, and nothing twice. */
export interface ProbedNode {
  readonly endpoint: NodeEndpoint
  /** Newest confirmed slot. Throws where the node can't be used. */
  slot(): Promise<Slot>
  /**
   * The same of a node that may be used next; undefined where it can't be, since it fails or serves another chain than this one. Without
   * a genesis hash any chain will do.
   */
  check(genesisHash: string | undefined): Promise<Slot | undefined>
  /** Opens a WebSocket and closes it: whether there is one. */
  connects(): Promise<boolean>
  /** Why it was not of use at the last check, as a sentence; undefined where it was, or was not checked. */
  trouble(): string | undefined
  /** Whether that is since it serves another chain. */
  isForeign(): boolean
  stop(): void
}

const deadlineMs = 5_000
const probesPerSecond = 5

/** `getSlot`, confirmed. */
export const confirmedSlotCall: RpcCall<Slot> = {
  method: 'getSlot',
  params: [{ commitment: 'confirmed' }],
  parse: (result) => z.number().int().nonnegative().safeParse(result).data,
}

/** `getGenesisHash`: which chain the node serves. */
export const genesisHashCall: RpcCall<string> = {
  method: 'getGenesisHash',
  params: [],
  parse: (result) => z.string().min(32).max(44).safeParse(result).data,
}

export function createProbedNode(endpoint: NodeEndpoint, options: NodeProbeOptions): ProbedNode {
  const { rpcUrl: url, wsUrl, setting } = endpoint
  const { openSocket = (address) => new WebSocket(address, { handshakeTimeout: deadlineMs }) } = options
  const rpc = createRpcClient({
    ...options,
    ...{ url, setting, requestsPerSecond: probesPerSecond, deadlineMs },
    attempts: 1,
    failuresBeforeRest: Number.POSITIVE_INFINITY, // or a node that is back would not be asked
  })
  let trouble: string | undefined
  let isForeign = false

  async function requireChain(genesisHash: string | undefined): Promise<void> {
    const told = await rpc.call(genesisHashCall)
    isForeign = genesisHash !== undefined && told !== genesisHash
    if (isForeign)
      throw new Error(
        `It serves another chain (genesis ${told}, not ${genesisHash}): name a node of the same one.`,
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
        const socket = openSocket(wsUrl)
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
