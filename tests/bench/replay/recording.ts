import { chunksOf } from '~/solana/http/body'

/** A received frame of the stream. */
export interface Frame {
  readonly event: string
  readonly data: unknown
  /** Time since the recording began, seconds. */
  readonly atSeconds: number
}

export interface Recording {
  readonly frames: readonly Frame[]
  readonly seconds: number
}

const topics = 'prices,dca,limit,kamino,drift.trades,drift.positions,market_stats'
/** Duration of a Solana slot, seconds. */
const slotSeconds = 0.4

/** Records the product's stream for some seconds. */
export async function record(url: string, seconds: number): Promise<Recording> {
  const stopping = AbortSignal.timeout(seconds * 1_000)
  const startedMs = performance.now()
  const frames: Frame[] = []
  try {
    const response = await fetch(`${url}/api/stream?topics=${topics}`, { signal: stopping })
    if (!response.ok) throw new Error(`the stream responded with status ${response.status}`)
    const decoder = new TextDecoder()
    let text = ''
    for await (const chunk of chunksOf(response)) {
      text += decoder.decode(chunk, { stream: true })
      const whole = text.split('\n\n')
      text = whole.pop() ?? ''
      const atSeconds = (performance.now() - startedMs) / 1_000
      for (const block of whole) frames.push(...readFrame(block, atSeconds))
    }
  } catch (error) {
    if (!stopping.aborted) throw error
  }
  return { frames, seconds }
}

function readFrame(block: string, atSeconds: number): Frame[] {
  const event = /^event: (.+)$/m.exec(block)?.[1]
  const data = /^data: (.+)$/m.exec(block)?.[1]
  return event === undefined || data === undefined ? [] : [{ event, data: JSON.parse(data), atSeconds }]
}

/**
 * Returns the frames between two times of an endless replay, in the format of an event stream. Each round
 * looks like new data: slots and times continue after the previous round, and single events get new ids.
 */
export function framesBetween({ frames, seconds }: Recording, from: number, to: number): string {
  let text = ''
  for (let round = Math.floor(from / seconds); round * seconds < to; round++) {
    for (const { event, data, atSeconds } of frames) {
      const at = round * seconds + atSeconds
      if (at < from || at >= to) continue
      text += `event: ${event}\ndata: ${JSON.stringify(later(data, round, round * seconds))}\n\n`
    }
  }
  return text
}

function later(value: unknown, round: number, seconds: number): unknown {
  if (Array.isArray(value)) return value.map((one) => later(one, round, seconds))
  if (typeof value !== 'object' || value === null) return value
  return Object.fromEntries(
    Object.entries(value).map(([key, one]) => {
      if (/slot$/i.test(key) && typeof one === 'number') return [key, one + Math.round(seconds / slotSeconds)]
      if (key === 'id' && typeof one === 'string') return [key, `${one}${round}`]
      if (typeof one === 'number' && isTime(one)) return [key, one + Math.round(seconds)]
      return [key, later(one, round, seconds)]
    }),
  )
}

/** Returns whether a value looks like a time in unix seconds of this or the next decade. */
function isTime(value: number): boolean {
  return Number.isInteger(value) && value > 1_700_000_000 && value < 2_100_000_000
}
