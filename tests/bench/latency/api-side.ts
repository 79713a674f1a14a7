import { chunksOf } from '~/solana/http/body'

export interface StreamedRow {
  /** Key that identifies the change: the key of an order, or the signature of a fill. */
  readonly id: string
  readonly slot: number
  /** Whether the row is an event, which never changes. An order may enter a list long after its slot. */
  readonly isEvent: boolean
}

export interface StreamedPrice {
  readonly market: string
  readonly priceUsd: number | null
}

export interface ApiListener {
  onRow(row: StreamedRow): void
  onPrice(price: StreamedPrice): void
}

/** Subscribes to the API's stream as any client does. */
export async function followApi(apiUrl: string, listener: ApiListener): Promise<{ close(): Promise<void> }> {
  const stopping = new AbortController()
  const url = `${apiUrl}/api/stream?topics=prices,dca,limit,kamino,drift.trades`
  const response = await fetch(url, { signal: stopping.signal })
  if (!response.ok) throw new Error(`the stream responded with status ${response.status}`)
  const reading = readFrames(response, listener).catch((error: unknown) => {
    if (!stopping.signal.aborted) throw error
  })
  return {
    close() {
      stopping.abort()
      return reading
    },
  }
}

async function readFrames(response: Response, listener: ApiListener): Promise<void> {
  const decoder = new TextDecoder()
  let text = ''
  for await (const chunk of chunksOf(response)) {
    text += decoder.decode(chunk, { stream: true })
    const frames = text.split('\n\n')
    text = frames.pop() ?? ''
    for (const frame of frames) readFrame(frame, listener)
  }
}

function readFrame(frame: string, listener: ApiListener): void {
  const topic = /^event: (.+)$/m.exec(frame)?.[1]
  const data = /^data: (.+)$/m.exec(frame)?.[1]
  if (topic === undefined || topic === 'freshness' || data === undefined) return
  const { rows = [], prices = [] } = JSON.parse(data)
  for (const { publicKey, signature, slot } of rows)
    listener.onRow({ id: signature ?? publicKey, slot, isEvent: signature !== undefined })
  for (const { marketName, lastOraclePrice } of prices) {
    listener.onPrice({ market: marketName, priceUsd: lastOraclePrice })
  }
}
