import type { Clock } from '~/lib/clock'
import { delay } from '~/lib/delay'
import type { Log } from '~/lib/log'
import { createActiveNode } from './active-node'
import { createFailureCount } from './failure-count'
import type { Fetch, HttpObserver } from './http-source'
import { createProbedNode, type NodeEndpoint, type NodeProbeOptions, type ProbedNode } from './node-endpoint'
import { createRpcClient, type RpcClient } from './rpc-client'
import { sentenceOf } from './rpc-error'

export interface NodeFailoverOptions {
  readonly primary: NodeEndpoint
  /** Used while the primary is down. Undefined = there is none, and everything waits for the primary. */
  readonly fallback: NodeEndpoint | undefined
  readonly clock: Clock
  /** Uniform in [0, 1). */
  readonly random: () => number
  readonly log: Log
  readonly fetch?: Fetch | undefined
  readonly openSocket?: NodeProbeOptions['openSocket']
}

/** One of two nodes: the primary, and the fallback while the primary is down. */
export interface NodeFailover {
  /** Calls of whichever node is in use. */
  readonly rpc: RpcClient
  /** Address of its WebSocket. */
  wsUrl(): string
  /** Calls back when the other node is in use, with the reason: connections to the last one are to be given up. */
  onMoved(listener: (reason: string) => void): void
  /** Watches the WebSocket to the node in use: one that can't be opened for half a minute counts as a node that is down. */
  watchSocket(socket: SocketView): void
  /**
   * Says which chain is followed: a node of another one is never used. Returns what is wrong with the settings, as a sentence, if the
   * other node serves another chain; undefined where it does not, or can't be asked now.
   */
  expectChain(genesisHash: string): Promise<string | undefined>
  /** That the fallback is in use, and why, as a sentence; undefined while the primary is. */
  limitation(): string | undefined
  /** Why the other node could not be used if it were wanted; undefined where it could, or nobody knows. */
  troubleOfOther(): string | undefined
  counters(): { readonly usesFallback: number; readonly failovers: number }
  stop(): void
}

interface SocketView {
  problem(): string | undefined
  counters(): Readonly<Record<string, number>>
}

/** Time between two looks at a node that has failed, and between two attempts to leave it, milliseconds. */
const doubtMs = 1_000
/** Time between two looks at a primary that is down. */
const recoveryMs = 5_000
/** Time between two looks at a fallback that nothing needs. */
const readinessMs = 60_000
/** The primary is used again after it has been well for so long. */
const healthyMs = 60_000
/** A primary that is this far behind the fallback, a minute, is not well yet. */
const mostSlotsBehind = 150
/** What runs now does not wait longer for the other node, milliseconds. */
const mostChainWaitMs = 2_000
const socketCheckMs = 1_000
const socketDownMs = 30_000

/**
 * Fails over after three failures in ten seconds without a success between them, and back after a minute in which the primary was well.
 * A node is only used once it has said that it serves the same chain.
 */
export function createNodeFailover(options: NodeFailoverOptions): NodeFailover {
  const { clock, log } = options
  const stopping = new AbortController()
  const { signal } = stopping
  const primary = createProbedNode(options.primary, options)
  const fallback = options.fallback && createProbedNode(options.fallback, options)
  const failures = createFailureCount(clock)
  let chain: string | undefined
  let doubted: ProbedNode | undefined
  let leftAtMs = Number.NEGATIVE_INFINITY
  const active = createActiveNode({ primary, clientOf, clock, log })
  if (fallback) void keepReady(fallback)

  const isActive = (node: ProbedNode): boolean => node === active.current() && !signal.aborted
  const other = (): ProbedNode | undefined => (active.current() === primary ? fallback : primary)

  function clientOf(node: ProbedNode): RpcClient {
    const { rpcUrl: url, setting, requestsPerSecond } = node.endpoint
    const observer: HttpObserver = {
      answered: () => isActive(node) && failures.succeeded(),
      failed(problem) {
        if (isActive(node) && failures.failed()) void leave(node, problem)
        void doubt(node)
      },
      // It may be due to what was asked.
      refused: () => void doubt(node),
    }
    return createRpcClient({ ...options, url, setting, requestsPerSecond, observer: fallback && observer })
  }

  /** Asks a node that failed for its slot, until it answers or is left: a failure may concern one request alone, or have no successor for long. */
  async function doubt(node: ProbedNode): Promise<void> {
    if (doubted === node) return
    doubted = node
    while (isActive(node)) {
      const problem = await problemOf(node)
      if (!isActive(node)) break
      if (problem === undefined) {
        failures.succeeded()
        break
      }
      if (failures.failed()) await leave(node, problem)
      await delay(doubtMs, signal)
    }
    if (doubted === node) doubted = undefined
  }

  /** Moves to the other node, if that can be used. */
  async function leave(node: ProbedNode, problem: string): Promise<void> {
    const next = other()
    const nowMs = clock.monotonicMs()
    if (next === undefined || nowMs - leftAtMs < doubtMs) return
    leftAtMs = nowMs
    if ((await next.check(chain)) && isActive(node)) move(next, problem)
  }

  function move(next: ProbedNode, why: string): void {
    failures.succeeded()
    active.move(next, why)
    if (next !== primary) void awaitRecovery(next)
  }

  async function awaitRecovery(used: ProbedNode): Promise<void> {
    let wellSinceMs: number | undefined
    while (isActive(used)) {
      const isWell = await isWellAgain(primary, used, chain)
      const nowMs = clock.monotonicMs()
      wellSinceMs = isWell ? (wellSinceMs ?? nowMs) : undefined
      if (isActive(used) && wellSinceMs !== undefined && nowMs - wellSinceMs >= healthyMs)
        return move(primary, `it has been well for ${healthyMs / 1000} s`)
      await delay(recoveryMs, signal)
    }
  }

  /** So that the status page says beforehand that there is nothing to fall back to. */
  async function keepReady(node: ProbedNode): Promise<void> {
    while (!signal.aborted) {
      if (chain !== undefined && !isActive(node)) await node.check(chain)
      await delay(readinessMs, signal)
    }
  }

  return {
    ...active,
    wsUrl: () => active.current().endpoint.wsUrl,
    troubleOfOther() {
      const node = other()
      // Why the primary is not in use is the limitation, unless it has become another chain meanwhile.
      return node !== primary || node.isForeign() ? node?.trouble() : undefined
    },
    watchSocket(socket) {
      const onDown = (problem: string) => void leave(active.current(), problem)
      if (fallback) watchSocket({ socket, clock, signal, onDown })
    },
    async expectChain(genesisHash) {
      chain = genesisHash
      const node = other()
      if (node === undefined) return undefined
      await Promise.race([node.check(chain), delay(mostChainWaitMs, signal)])
      return node.isForeign() ? node.trouble() : undefined
    },
    stop() {
      stopping.abort()
      for (const each of [active.rpc, primary, ...(fallback ? [fallback] : [])]) each.stop()
    },
  }
}

async function isWellAgain(
  primary: ProbedNode,
  used: ProbedNode,
  chain: string | undefined,
): Promise<boolean> {
  const slot = await primary.check(chain)
  if (slot === undefined || !(await primary.connects())) return false
  const newest = await used.slot().catch(() => slot) // a fallback that fails is no reason to stay with it
  return slot >= newest - mostSlotsBehind
}

function problemOf(node: ProbedNode): Promise<string | undefined> {
  return node.slot().then(
    () => undefined,
    (error: unknown) => sentenceOf(error),
  )
}

interface SocketWatch {
  readonly socket: SocketView
  readonly clock: Clock
  readonly signal: AbortSignal
  readonly onDown: (problem: string) => void
}

/** One that opens and is lost again is there; one that does not open for half a minute is not. */
function watchSocket({ socket, clock, signal, onDown }: SocketWatch): void {
  let connections = -1
  let downSinceMs = clock.monotonicMs()
  const timer = setInterval(() => {
    const nowMs = clock.monotonicMs()
    const problem = socket.problem()
    const opened = socket.counters().connections ?? 0
    if (problem === undefined || opened !== connections) downSinceMs = nowMs
    connections = opened
    if (problem === undefined || nowMs - downSinceMs < socketDownMs) return
    downSinceMs = nowMs
    onDown(problem)
  }, socketCheckMs)
  signal.addEventListener('abort', () => clearInterval(timer))
}
