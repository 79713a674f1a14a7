import { genesisMs, slotMs } from '~/simulator/world/world-time'

/** What `/readyz` says of one program's history. */
export interface ToldHistory {
  readonly since: number
  readonly until: number
  readonly isComplete: boolean
  readonly events: number
}

/** Watches a product from outside: its history, and the trades that its stream brings. */
export interface Watch {
  history(): Promise<readonly ToldHistory[]>
  /** From the moment the cluster confirms a trade's slot to the frame, over all trades that happened since the start. Before that nobody may tell of it. */
  latencies(): { readonly p50Ms: number; readonly p99Ms: number; readonly count: number }
  stop(): void
}

export function createWatch(url: string): Watch {
  const stopped = new AbortController()
  const seenMs: number[] = []
  const startedMs = Date.now()
  const onTrade = (slot: number) => {
    const atMs = confirmedMs(slot)
    // What the first catch-up brings happened before anybody could have told it.
    if (atMs >= startedMs) seenMs.push(Date.now() - atMs)
  }
  void listen(url, stopped.signal, onTrade).catch(() => undefined)
  return {
    async history() {
      const answer = await fetch(`${url}/readyz`).catch(() => undefined)
      const body: { history?: readonly ToldHistory[] } = answer === undefined ? {} : await answer.json()
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

/** When votes confirm a slot: with the beginning of the next one, or of the one after it where that is the third of three (`simulator/rpc/commitment`). A skipped slot is not taken into account: that time counts as ours. */
function confirmedMs(slot: number): number {
  const confirming = (slot + 1) % 3 === 0 ? slot + 2 : slot + 1
  return genesisMs + confirming * slotMs
}

/** Calls back with the slot of each trade that the stream brings while it is connected. */
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

/** The `slot` members of a frame's rows. */
function slotsOf(line: string): readonly number[] {
  if (!line.startsWith('data:')) return []
  return [...line.matchAll(/"slot":(\d+)\b/g)].map(([, digits]) => Number(digits))
}
