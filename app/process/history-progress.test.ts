import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import type { ProtocolHistory } from '~/domain/service/history-view'
import type { Health } from '~/queries/state/health.server'
import { showHistoryProgress } from './history-progress'

const until = Date.UTC(2026, 10, 21, 12) / 1000
const target = until - 10 * 86_400

function program(doneFraction: number, over: Partial<ProtocolHistory> = {}): ProtocolHistory {
  const isComplete = doneFraction === 1
  const since = until - doneFraction * 10 * 86_400
  const pace = { events: 1_000, eventsPerSecond: 1234.5, etaSeconds: isComplete ? undefined : 150 }
  return {
    protocol: 'jupiter-dca',
    since,
    target,
    until,
    doneFraction,
    isComplete,
    detail: undefined,
    ...pace,
    ...over,
  }
}

function setUp(isTTY: boolean) {
  let history: readonly ProtocolHistory[] = []
  const written: string[] = []
  const queries = {
    getHealth: async (): Promise<Health> => ({ ready: true, reason: undefined, sources: [], history }),
  }
  const shown = showHistoryProgress(queries, { isTTY, write: (text) => written.push(text) })
  return {
    written,
    shown,
    async tell(...programs: readonly ProtocolHistory[]) {
      history = programs
      await vi.advanceTimersByTimeAsync(500)
    },
  }
}

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

test('writes a line to a file for each tenth of the history, and one at the end', async () => {
  const { written, tell } = setUp(false)
  await tell(program(0.05))
  await tell(program(0.1))
  await tell(program(0.15))
  await tell(program(0.5))
  await tell(program(1))
  await tell(program(1))
  expect(written).toEqual([
    'History: 10 %, back to 20 Nov 2026, 12:00:00 UTC, 1,235 events/s, 2min left\n',
    'History: 50 %, back to 16 Nov 2026, 12:00:00 UTC, 1,235 events/s, 2min left\n',
    'History complete back to 11 Nov 2026, 12:00:00 UTC.\n',
  ])
})

test('draws a bar in place on a terminal, as far as the slowest program', async () => {
  const { written, tell } = setUp(true)
  await tell(program(0.5), program(0.75, { protocol: 'drift-perps' }))
  expect(written).toEqual([
    '\r\u001b[2KHistory [###############---------------] 50 %, back to 16 Nov 2026, 12:00:00 UTC, 1,235 events/s, 2min left',
  ])
})

test('writes nothing if there is nothing left to do', async () => {
  const { written, tell } = setUp(false)
  await tell()
  await tell(program(1))
  expect(written).toEqual([])
})
