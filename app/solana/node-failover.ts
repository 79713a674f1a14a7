import type { Clock } from '~/lib/clock'
import { delay } from '~/lib/delay'
import type { Log } from '~/lib/log'
import { RetryableError } from '~/lib/retryable-error'
import { createActiveNode } from './active-node'
import { createFailureCount } from './failure-count'
import type { Fetch, HttpObserver } from './http-source'
import { createProbedNode, type NodeEndpoint, type NodeProbeOptions, type ProbedNode } from './node-endpoint'
import { NotSentError } from './not-sent-error'
import { createRpcClient, type RpcClient } from './rpc-client'
import { sentenceOf } from './rpc-error'

export interface NodeFailoverOptions {
  readonly primary: NodeEndpoint
  /** Used while the primary is down. `undefined`: everything waits for the primary. */
  readonly fallback: NodeEndpoint | undefined
  readonly clock: Clock
  /** Uniform in [0, 1). */
  readonly random: () => number
  readonly log: Log
  readonly fetch?: Fetch | undefined
  readonly openSocket?: NodeProbeOptions['openSocket']
}

/** Uses the primary node, or the fallback while the primary is down. */
export interface NodeFailover {
  /** Sends calls to the node in use. */
  readonly rpc: RpcClient
  /** WebSocket URL of the node in use. */
  wsUrl(): string
  /**
   * Calls back after a move to the other node, with the reason. Connections to the previous node must be
   * closed.
   */
  onMoved(listener: (reason: string) => void): void
  /**
   * Watches the WebSocket to the node in use. If it can't be opened for half a minute, but that of the other
   * node can, the node counts as down.
   */
  watchSocket(socket: SocketView): void
  /**
   * Sets the chain to follow; a node of another chain is never used. Returns what is wrong with the settings,
   * as a sentence, if the other node serves another chain. `undefined`: it does not, or it can't be checked
   * now.
   */
  expectChain(genesisHash: string): Promise<string | undefined>
  /** Why the fallback is in use, as a sentence. `undefined`: the primary is in use. */
  limitation(): string | undefined
  /**
   * Why the other node could not be used if needed, as a sentence. `undefined`: it could, or this is unknown.
   */
  troubleOfOther(): string | undefined
  counters(): { readonly usesFallback: number; readonly failovers: number }
  stop(): void
}

interface SocketView {
  problem(): string | undefined
  counters(): Readonly<Record<string, number>>
}

/** Time between two checks of a node that has failed, and between two attempts to leave it, milliseconds. */
const doubtMs = 1_000
/** Time between two checks of a primary that is down, milliseconds. */
const recoveryMs = 5_000
/** Time between two checks of an unused fallback, milliseconds. */
const readinessMs = 60_000
/** How long the primary must be healthy before it is used again, milliseconds. */
const healthyMs = 60_000
/** A primary that is this many slots behind the fallback, about a minute, is not healthy. */
const mostSlotsBehind = 150
/** Longest wait for the check of the other node's chain, milliseconds. */
const mostChainWaitMs = 2_000
const socketCheckMs = 1_000
const socketDownMs = 30_000

/**
 * Moves to the fallback after three failures in ten seconds without a success between them. Moves back after
 * the primary has been healthy for a minute. A node is used only after a check that it serves the same chain.
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
      // The refusal may be due to the request.
      refused: () => void doubt(node),
    }
    return createRpcClient({ ...options, url, setting, requestsPerSecond, observer: fallback && observer })
  }

  /**
   * Checks a failed node until it responds or is left. The failure may concern one request only, or there may
   * be no other request for long.
   */
  async function doubt(node: ProbedNode): Promise<void> {
    if (doubted === node) return
    doubted = node
    while (isActive(node)) {
      const failure = await failureOf(node, signal)
      if (!isActive(node)) break
      if (failure === undefined) {
        failures.succeeded()
        break
      }
      if (failures.failed(failure.waitMs)) await leave(node, failure.problem)
      await delay(doubtMs, signal)
    }
    if (doubted === node) doubted = undefined
  }

  /** Moves to the other node if that is usable. `needsSocket`: only if its WebSocket can be opened as well. */
  async function leave(node: ProbedNode, problem: string, needsSocket = false): Promise<void> {
    const next = other()
    const nowMs = clock.monotonicMs()
    if (next === undefined || nowMs - leftAtMs < doubtMs) return
    leftAtMs = nowMs
    const isUsable = (await next.check(chain)) !== undefined && (!needsSocket || (await next.connects()))
    if (isUsable && isActive(node)) move(next, problem)
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
        return move(primary, `it has been healthy for ${healthyMs / 1000} s`)
      await delay(recoveryMs, signal)
    }
  }

  /** Checks the unused fallback regularly, so that the status page shows in advance if it is not usable. */
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
      // The primary's failure is already in `limitation`, unless the primary now serves another chain.
      return node !== primary || node.isForeign() ? node?.trouble() : undefined
    },
    watchSocket(socket) {
      const onDown = (problem: string) => void leave(active.current(), problem, true)
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
  const newest = await used.slot().catch(() => slot) // a failing fallback must not prevent the move back
  return slot >= newest - mostSlotsBehind
}

interface ProbeFailure {
  readonly problem: string
  /** How long the node asks us to wait, milliseconds. */
  readonly waitMs: number | undefined
}

/**
 * Sends a probe, once the node's rate limit allows it. Returns why it failed. `undefined`: it did not, so the
 * node is usable.
 */
async function failureOf(node: ProbedNode, signal: AbortSignal): Promise<ProbeFailure | undefined> {
  for (;;) {
    try {
      await node.slot()
      return undefined
    } catch (error) {
      const waitMs = error instanceof RetryableError ? error.retryAfterMs : undefined
      if (!(error instanceof NotSentError) || signal.aborted) return { problem: sentenceOf(error), waitMs }
      await delay(waitMs ?? doubtMs, signal)
    }
  }
}

interface SocketWatch {
  readonly socket: SocketView
  readonly clock: Clock
  readonly signal: AbortSignal
  readonly onDown: (problem: string) => void
}

/**
 * Calls `onDown` if the socket can't be opened for half a minute. A socket that opens and is lost again
 * counts as available.
 */
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
