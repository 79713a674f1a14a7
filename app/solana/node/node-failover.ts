import { delay } from '~/lib/async/delay'
import { RetryableError } from '~/lib/async/retryable-error'
import type { Clock } from '~/lib/clock'
import type { Log } from '~/lib/log'
import type { Fetch, HttpObserver } from '../http/http-source'
import { NotSentError } from '../http/not-sent-error'
import { createRpcClient, type RpcClient } from '../rpc/rpc-client'
import { sentenceOf } from '../rpc/rpc-error'
import { createActiveNode } from './active-node'
import { createFailureCount } from './failure-count'
import { createProbedNode, type NodeEndpoint, type NodeProbeOptions, type ProbedNode } from './node-endpoint'
import { type SocketView, watchSocket } from './socket-watch'

export interface NodeFailoverOptions {
  readonly primary: NodeEndpoint
  /** Node to use while the primary is down. `undefined`: all calls wait for the primary. */
  readonly fallback: NodeEndpoint | undefined
  readonly clock: Clock
  /** Returns a uniform random number in [0, 1). */
  readonly random: () => number
  readonly log: Log
  readonly fetch?: Fetch | undefined
  readonly openSocket?: NodeProbeOptions['openSocket']
  readonly allowsSlot?: NodeProbeOptions['allowsSlot']
}

/** Uses the primary node, or the fallback while the primary is down. */
export interface NodeFailover {
  /** Client that sends calls to the node in use. */
  readonly rpc: RpcClient
  /** WebSocket URL of the node in use. */
  wsUrl(): string
  /** Headers of the handshake with that URL. */
  wsHeaders(): Readonly<Record<string, string>>
  /**
   * Calls back after a move to the other node, with the reason for the move. The listener must close
   * connections to the previous node.
   */
  onMoved(listener: (reason: string) => void): void
  /**
   * Watches the WebSocket connection to the node in use. The node counts as down if this connection can't be
   * opened for half a minute although a connection to the other node can be opened.
   */
  watchSocket(socket: SocketView): void
  /**
   * Sets the chain to follow. A node of another chain is never used. Returns a problem with the settings, as
   * a sentence, if the other node serves another chain. `undefined`: no problem, or the other node can't be
   * checked now.
   */
  expectChain(genesisHash: string): Promise<string | undefined>
  /** Why the fallback is in use, as a sentence. `undefined`: the primary is in use. */
  limitation(): string | undefined
  /** Why the other node is not ready for use, as a sentence. `undefined`: it is ready, or this is unknown. */
  troubleOfOther(): string | undefined
  counters(): { readonly usesFallback: number; readonly failovers: number }
  stop(): void
}

/**
 * Time between two checks of a node that has failed, milliseconds. Also the minimum time between two attempts
 * to move to another node.
 */
const doubtMs = 1_000
/** Time between two checks of a primary that is down, milliseconds. */
const recoveryMs = 5_000
/** Time between two checks of an unused fallback, milliseconds. */
const readinessMs = 60_000
/** Time for which the primary must be healthy before it is used again, milliseconds. */
const healthyMs = 60_000
/** Maximum number of slots, about a minute, by which a healthy primary may be behind the fallback. */
const mostSlotsBehind = 150
/** Maximum wait for a check of the chain that the other node serves, milliseconds. */
const mostChainWaitMs = 2_000
/**
 * Creates the failover between two nodes. It moves to the fallback after three failures in ten seconds
 * without a success between them. It moves back after the primary has been healthy for a minute. A node is
 * used only after a check that it serves the same chain.
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
    const { rpcUrl: url, rpcHeaders: headers, setting, requestsPerSecond } = node.endpoint
    const observer: HttpObserver = {
      answered: () => isActive(node) && failures.succeeded(),
      failed(problem) {
        if (isActive(node) && failures.failed()) void leave(node, problem)
        void doubt(node)
      },
      // A refusal may be caused by the request, so check the node itself.
      refused: () => void doubt(node),
    }
    return createRpcClient({
      ...options,
      url,
      headers,
      setting,
      requestsPerSecond,
      observer: fallback && observer,
    })
  }

  /**
   * Checks a failed node until it responds or another node is used. A separate check is necessary because the
   * failure may concern one request only, and the next request may be far away.
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

  /**
   * Moves to the other node if that node is usable. `needsSocket`: whether a WebSocket to that node must open
   * as well.
   */
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

  /**
   * Checks the unused fallback regularly, so that the status page shows early if the fallback is not usable.
   */
  async function keepReady(node: ProbedNode): Promise<void> {
    while (!signal.aborted) {
      if (chain !== undefined && !isActive(node)) await node.check(chain)
      await delay(readinessMs, signal)
    }
  }

  return {
    ...active,
    wsUrl: () => active.current().endpoint.wsUrl,
    wsHeaders: () => active.current().endpoint.wsHeaders ?? {},
    troubleOfOther() {
      const node = other()
      // `limitation` already reports the primary's failure, but not that the primary now serves another
      // chain.
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
  if (slot === undefined) return false
  // If no WebSocket opens to the node in use either, something on the way blocks them all.
  if (!(await primary.connects()) && (await used.connects())) return false
  const newest = await used.slot().catch(() => slot) // the fallback may be down
  return slot >= newest - mostSlotsBehind
}

interface ProbeFailure {
  readonly problem: string
  /** Time that the node requires us to wait, milliseconds. */
  readonly waitMs: number | undefined
}

/**
 * Sends a probe as soon as the node's rate limit allows it. Returns why the probe failed. `undefined`: the
 * probe succeeded, so the node is usable.
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
