import { defaultGenesisMs, slotMs } from '~/simulator/world/world-time'

/** Progress of the backfill of one program, as `/readyz` reports it. */
export interface ToldHistory {
  readonly since: number
  readonly until: number
  readonly isComplete: boolean
  readonly events: number
}

/** Watches a product from outside: the progress of its backfill, and the trades on its stream. */
export interface Watch {
  history(): Promise<readonly ToldHistory[]>
  /**
   * Latency from the confirmation of a trade's slot by the cluster to the stream frame, over all trades since
   * the start. Before the confirmation the product must not publish a trade.
   */
  latencies(): { readonly p50Ms: number; readonly p99Ms: number; readonly count: number }
  stop(): void
}

export function createWatch(url: string): Watch {
  const stopped = new AbortController()
  const seenMs: number[] = []
  const startedMs = Date.now()
  const onTrade = (slot: number) => {
    const atMs = confirmedMs(slot)
    // The trades of the first catch-up happened before the product started, so their latency has no meaning.
    if (atMs >= startedMs) seenMs.push(Date.now() - atMs)
  }
  void listen(url, stopped.signal, onTrade).catch(() => undefined)
  return {
    async history() {
      const response = await fetch(`${url}/readyz`).catch(() => undefined)
      const body: { history?: readonly ToldHistory[] } = response === undefined ? {} : await response.json()
      return body.history ?? []
    },
    latencies() {
      const sorted = [...seenMs].sort((one, other) => one - other)
      const at = (share: number) => sorted[Math.floor(sorted.length * share)] ?? Number.NaN
      return { p50Ms: at(0.5), p99Ms: at(0.99), count: sorted.length }
    },
    stop: () => stopped.abort(),
  }
}

/**
 * Returns the time at which votes confirm a slot: the start of the next slot, or of the one after it if the
 * next is the third of three (`simulator/rpc/commitment`). Skipped slots are ignored, so their time counts as
 * latency of the product.
 */
function confirmedMs(slot: number): number {
  const confirming = (slot + 1) % 3 === 0 ? slot + 2 : slot + 1
  return defaultGenesisMs + confirming * slotMs
}

/** Calls back with the slot of each trade on the stream while it is connected. */
async function listen(url: string, signal: AbortSignal, onTrade: (slot: number) => void): Promise<void> {
  const response = await fetch(`${url}/api/stream?topics=drift.trades`, { signal })
  const reader = response.body?.pipeThrough(new TextDecoderStream()).getReader()
  let text = ''
  for (let read = await reader?.read(); read && !read.done; read = await reader?.read()) {
    text += read.value
    const lines = text.split('\n')
    text = lines.pop() ?? ''
    for (const line of lines) for (const slot of slotsOf(line)) onTrade(slot)
  }
}

/** Returns the `slot` members of a frame's rows. */
function slotsOf(line: string): readonly number[] {
  if (!line.startsWith('data:')) return []
  return [...line.matchAll(/"slot":(\d+)\b/g)].map(([, digits]) => Number(digits))
}
