import type { ChartPageWire } from '~/contracts/chart-page'
import type { PolledResult } from '~/contracts/state/panel'

/** Returns made-up bars of a length in seconds that end now, with the figures of a perp market. */
export function barsOf(count: number, barSeconds: number, nowMs: number): PolledResult<ChartPageWire> {
  const toAt = (Math.floor(nowMs / 1_000 / barSeconds) + 1) * barSeconds
  const fromAt = toAt - count * barSeconds
  const times = Array.from({ length: count }, (_, index) => (fromAt + index * barSeconds) * 1_000)
  const closeAt = (index: number) => 180 + 10 * Math.sin(index / 90) + 2 * Math.sin(index / 7)
  const bars = times.map((time, index) => {
    const [open, close] = [closeAt(index - 1), closeAt(index)]
    const [high, low] = [Math.max(open, close) + 0.2, Math.min(open, close) - 0.2]
    return { time, open, high, low, close, volume: 50_000 + 40_000 * Math.sin(index / 30) }
  })
  const panes = times.map((time, index) => ({
    time,
    openInterest: 26_000_000 + 500_000 * Math.sin(index / 200),
    funding: index % 60 === 0 ? 0.1 * Math.sin(index / 500) : null,
    longShort: 1 + 0.3 * Math.sin(index / 300),
  }))
  return {
    data: { fromAt, toAt, before: 'plan', bars, panes },
    meta: { source: 'simulated', dataTime: Math.floor(nowMs / 1_000), dataSlot: 1, notice: null },
    answeredAt: Math.floor(nowMs / 1_000),
  }
}
