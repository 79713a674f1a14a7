import { setTimeout as pause } from 'node:timers/promises'
import type { CDPSession, Page } from '@playwright/test'

/** CPU time of the page's main thread for one update of all markets, milliseconds. */
interface UpdateCost {
  /** Script time, including timers that run in the same second as the update. */
  readonly scriptMs: number
  readonly styleMs: number
  readonly layoutMs: number
}

/** Measures a second in which only the clock changes, and each of `count` updates. */
export async function measureUpdates(
  page: Page,
  move: () => Promise<void>,
  count: number,
): Promise<{ readonly idle: readonly UpdateCost[]; readonly updates: readonly UpdateCost[] }> {
  const tools = await page.context().newCDPSession(page)
  await tools.send('Network.enable')
  // Measure thread time, which excludes waiting for a core of a busy machine.
  await tools.send('Performance.enable', { timeDomain: 'threadTicks' })
  let frames = 0
  tools.on('Network.eventSourceMessageReceived', ({ eventName }) => {
    if (eventName === 'market_stats') frames += 1
  })
  const idle: UpdateCost[] = []
  for (let second = 0; second < idleSeconds; second++) idle.push(await costOf(tools, () => pause(1_000)))
  const updates: UpdateCost[] = []
  while (updates.length < count) {
    const before = frames
    const cost = await costOf(tools, async () => {
      const next = pause(1_000)
      await move()
      await next
    })
    // Skip this second unless it contains exactly one frame.
    if (frames === before + 1) updates.push(cost)
  }
  return { idle, updates }
}

const idleSeconds = 5

async function costOf(tools: CDPSession, during: () => Promise<unknown>): Promise<UpdateCost> {
  const before = await durations(tools)
  await during()
  const after = await durations(tools)
  const spent = (name: string) => 1_000 * ((after.get(name) ?? Number.NaN) - (before.get(name) ?? Number.NaN))
  return {
    scriptMs: spent('ScriptDuration'),
    styleMs: spent('RecalcStyleDuration'),
    layoutMs: spent('LayoutDuration'),
  }
}

async function durations(tools: CDPSession): Promise<ReadonlyMap<string, number>> {
  const { metrics } = await tools.send('Performance.getMetrics')
  return new Map(metrics.map(({ name, value }) => [name, value]))
}
