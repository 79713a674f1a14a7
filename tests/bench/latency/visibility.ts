import { setTimeout as pause } from 'node:timers/promises'
import { WebSocket } from 'ws'
import { protocolFacts } from '~/domain/protocol'
import { protocols } from '~/protocols/registry'
import { chunksOf } from '~/solana/http-body'

/** How long after a node told of it a change of the chain was on the API's stream, milliseconds each. */
export interface Visibility {
  readonly orderMs: readonly number[]
  readonly tradeMs: readonly number[]
  /** Changes that did not come within ten seconds. */
  readonly missed: number
}

const orderProtocols = ['jupiter-dca', 'jupiter-limit', 'jupiter-limit-v1', 'kamino-limit'] as const
const longestMs = 10_000

/** Listens to the node and to the API side by side. */
export async function measureVisibility(
  nodeUrl: string,
  apiUrl: string,
  durationMs: number,
): Promise<Visibility> {
  const told = new Map<string, { readonly atMs: number; readonly slot: number }>()
  const seen = { orderMs: [] as number[], tradeMs: [] as number[] }
  const stopping = new AbortController()
  const stream = await openStream(apiUrl, stopping.signal, (topic, rows) => {
    const nowMs = performance.now()
    for (const row of rows) {
      const id = topic === 'drift.trades' ? String(row.signature) : String(row.publicKey)
      const change = told.get(id)
      if (change === undefined || Number(row.slot) < change.slot) continue
      told.delete(id)
      ;(topic === 'drift.trades' ? seen.tradeMs : seen.orderMs).push(nowMs - change.atMs)
    }
  })
  const node = listenToNode(nodeUrl, (id, slot) => {
    if (!told.has(id)) told.set(id, { atMs: performance.now(), slot })
  })
  await pause(durationMs)
  node.close()
  await pause(longestMs)
  stopping.abort()
  await stream.ended
  return { ...seen, missed: told.size }
}

/** Tells the key of each order that changed, and the signature of each transaction with a Drift fill. */
function listenToNode(url: string, onChange: (id: string, slot: number) => void): WebSocket {
  const socket = new WebSocket(url.replace('http', 'ws'))
  socket.on('open', () => {
    let id = 0
    const subscribe = (method: string, ...params: unknown[]): void => {
      id += 1
      socket.send(JSON.stringify({ jsonrpc: '2.0', id, method, params }))
    }
    for (const protocol of orderProtocols) {
      for (const { programId, filters } of protocols[protocol].accountFamilies) {
        subscribe('programSubscribe', programId, { encoding: 'base64', commitment: 'confirmed', filters })
      }
    }
    const [drift] = protocolFacts['drift-perps'].programIds
    subscribe('logsSubscribe', { mentions: [drift] }, { commitment: 'confirmed' })
  })
  socket.on('message', (data) => {
    const { method, params } = JSON.parse(String(data))
    if (method === 'programNotification') onChange(params.result.value.pubkey, params.result.context.slot)
    if (method !== 'logsNotification' || params.result.value.err !== null) return
    const { signature, logs } = params.result.value
    if (logs.some((line: string) => line.includes('FillPerpOrder')))
      onChange(signature, params.result.context.slot)
  })
  return socket
}

async function openStream(
  apiUrl: string,
  signal: AbortSignal,
  onRows: (topic: string, rows: Record<string, unknown>[]) => void,
): Promise<{ readonly ended: Promise<unknown> }> {
  const response = await fetch(`${apiUrl}/api/stream?topics=dca,limit,kamino,drift.trades`, { signal })
  const decoder = new TextDecoder()
  let text = ''
  const reading = (async () => {
    for await (const chunk of chunksOf(response)) {
      text += decoder.decode(chunk, { stream: true })
      const frames = text.split('\n\n')
      text = frames.pop() ?? ''
      for (const frame of frames) {
        const topic = /^event: (.+)$/m.exec(frame)?.[1]
        const data = /^data: (.+)$/m.exec(frame)?.[1]
        if (topic === undefined || topic === 'freshness' || data === undefined) continue
        onRows(topic, JSON.parse(data).rows ?? [])
      }
    }
  })()
  return { ended: reading.catch(() => undefined) } // we end it by aborting
}
