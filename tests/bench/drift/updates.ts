import { setTimeout as pause } from 'node:timers/promises'
import type { CDPSession, Page } from '@playwright/test'

/** What one update of all markets costs the page, milliseconds of its main thread's CPU time. */
interface UpdateCost {
  /** Running scripts, timers of the same second included. */
  readonly scriptMs: number
  readonly styleMs: number
  readonly layoutMs: number
}

/** What a second costs in which nothing comes but the tick of the clock, and what each of `count` updates costs. */
export async function measureUpdates(
  page: Page,
  move: () => Promise<void>,
  count: number,
): Promise<{ readonly idle: readonly UpdateCost[]; readonly updates: readonly UpdateCost[] }> {
  const tools = await page.context().newCDPSession(page)
  await tools.send('Network.enable')
  // Of the thread itself: waiting for a core of a busy machine is not what an update costs.
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
    // A second in which two frames came, or none, says nothing of one.
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
