import { setTimeout as pause } from 'node:timers/promises'
import { sampleAddress } from '~/simulator/hand-made-samples'
import { type EventStream, openEventStream } from '../../helpers/web/event-stream'

/** What a reader has seen since the last call of `takeFindings`. */
export interface Findings {
  /** Longest time without a successful response for one kind of request, milliseconds. */
  readonly longestAwayMs: number
  /** The kind of request that was away for this time. */
  readonly awayPath: string
  readonly responses: number
  /** Responses of 503 with `Retry-After`. */
  readonly refused: number
  /** Failed responses that are no 503 with `Retry-After`, and requests without a response. */
  readonly mistakes: readonly string[]
  /** Rows that were older than the row that the stream of the same process had sent before. */
  readonly older: readonly string[]
}

/** A client of a web process: it reads its stream, and requests pages and API all the time. */
export interface Reader {
  takeFindings(): Findings
  /** Resolves when requests of every kind succeed. Throws after five minutes. */
  waitServed(): Promise<void>
  stop(): Promise<void>
}

const everyMs = 150
const timeoutMs = 15_000
const mostWaitMs = 300_000
const headers = { 'sec-fetch-site': 'same-origin' }

interface SentRow {
  readonly publicKey: string
  readonly slot: number
}

/** Kinds of requests. The second and third one are never cached. */
const kinds: Readonly<Record<string, (n: number, row: SentRow | undefined) => string>> = {
  list: () => '/api/dca/all',
  trader: (n) => `/api/traders/${sampleAddress(`reader ${n} ${Date.now()}`)}`,
  order: (_, row) => (row === undefined ? '/api/dca/all?page=1' : `/api/dca/orders/${row.publicKey}`),
  page: () => '/jupiter/dashboard',
  trades: () => '/api/trades',
}

export function sendReader(origin: string): Reader {
  let findings = newFindings()
  const servedAtMs = new Map<string, number>()
  let newest: SentRow | undefined
  let isStopped = false

  async function request(kind: string, n: number): Promise<boolean> {
    const row = newest
    const path = kinds[kind]?.(n, row) ?? '/'
    try {
      const response = await fetch(`${origin}${path}`, { headers, signal: AbortSignal.timeout(timeoutMs) })
      const text = await response.text()
      findings.responses += 1
      if (response.status === 503 && response.headers.has('retry-after')) findings.refused += 1
      else if (response.status !== 200)
        findings.mistakes.push(`${path}: ${response.status} ${text.slice(0, 200)}`)
      if (response.status !== 200) return false
      if (kind === 'order' && row !== undefined) requireNotOlder(row, text)
    } catch (error) {
      findings.mistakes.push(`${path}: ${String(error)}`)
      return false
    }
    return true
  }

  function requireNotOlder(row: SentRow, text: string): void {
    const slot = slotIn(JSON.parse(text))
    if (slot === undefined)
      findings.mistakes.push(`order ${row.publicKey} has no slot: ${text.slice(0, 200)}`)
    else if (slot < row.slot)
      findings.older.push(`${row.publicKey} is of slot ${slot}, but the stream had sent slot ${row.slot}`)
  }

  async function reading(): Promise<void> {
    for (let n = 0; !isStopped; n += 1) {
      for (const kind of Object.keys(kinds)) {
        if (isStopped) return
        const isServed = await request(kind, n)
        const nowMs = performance.now()
        const awayMs = nowMs - (servedAtMs.get(kind) ?? nowMs)
        if (awayMs > findings.longestAwayMs) findings = { ...findings, longestAwayMs: awayMs, awayPath: kind }
        if (isServed || !servedAtMs.has(kind)) servedAtMs.set(kind, nowMs)
        await pause(everyMs)
      }
    }
  }

  /** Follows the stream of the web process, which ends when the process stops. */
  async function listening(): Promise<void> {
    let seen = 0
    let stream: EventStream | undefined
    while (!isStopped) {
      stream ??= await openEventStream(`${origin}/api/stream?topics=dca`, headers).catch(() => undefined)
      const rows = stream?.events
        .slice(seen)
        .flatMap(({ event, data }) => (event === 'dca' ? rowsIn(data) : []))
      seen = stream?.events.length ?? 0
      newest = rows?.at(-1) ?? newest
      if (stream?.response.destroyed) {
        stream = undefined
        seen = 0
      }
      await pause(20)
    }
    stream?.close()
  }

  const running = [reading(), listening()]
  return {
    takeFindings() {
      const taken = findings
      findings = newFindings()
      for (const kind of servedAtMs.keys()) servedAtMs.set(kind, performance.now())
      return taken
    },
    async waitServed() {
      const untilMs = performance.now() + mostWaitMs
      for (const kind of Object.keys(kinds)) {
        while (!(await request(kind, -1))) {
          if (performance.now() > untilMs)
            throw new Error(`not within ${mostWaitMs / 1_000} s: ${kind} responds`)
          await pause(everyMs)
        }
      }
    },
    async stop() {
      isStopped = true
      await Promise.all(running)
    },
  }
}

function newFindings() {
  return {
    longestAwayMs: 0,
    awayPath: '',
    responses: 0,
    refused: 0,
    mistakes: [] as string[],
    older: [] as string[],
  }
}

function rowsIn(data: unknown): SentRow[] {
  const { rows = [] } = data as { readonly rows?: readonly SentRow[] } // the contract of the stream has other tests
  return rows.map(({ publicKey, slot }) => ({ publicKey, slot }))
}

function slotIn(body: unknown): number | undefined {
  const { slot } = body as { readonly slot?: number }
  return slot
}
