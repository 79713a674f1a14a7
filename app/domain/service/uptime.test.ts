import { expect, test } from 'vitest'
import { incidentsOf, type Outage, outagesOf, type SourcePeriod, uptimeOf } from './uptime'

const period = (state: string, from: number, until: number, detail?: string): SourcePeriod => ({
  source: 'rpc',
  state,
  from,
  until,
  detail,
})
const outage = (from: number, until: number | undefined, source = 'rpc', detail?: string): Outage => ({
  source,
  from,
  until,
  detail,
})

test('does not measure the time before a source was first live', () => {
  expect(outagesOf([period('starting', 0, 50)], 100)).toBeUndefined()
  expect(outagesOf([period('starting', 0, 50), period('live', 51, 100)], 100)).toEqual({
    since: 51,
    outages: [],
  })
})

test('measures an outage from the last live report to the next, with the detail reported in between', () => {
  const periods = [
    period('live', 0, 100),
    period('offline', 101, 160, 'The node is away.'),
    period('live', 161, 400),
  ]
  expect(outagesOf(periods, 405)).toEqual({
    since: 0,
    outages: [outage(100, 161, 'rpc', 'The node is away.')],
  })
})

test('counts silence as an outage after ten seconds, and any state but live immediately', () => {
  const live = [period('live', 0, 100)]
  expect(outagesOf(live, 110)?.outages).toEqual([])
  expect(outagesOf(live, 111)?.outages).toEqual([outage(100, undefined)])
  const turned = [...live, period('offline', 101, 102, 'No node.')]
  expect(outagesOf(turned, 102)?.outages).toEqual([outage(100, undefined, 'rpc', 'No node.')])
})

test('ignores outages older than 90 days', () => {
  const now = 100 * 86_400
  const { since } = outagesOf([period('live', 0, now)], now) ?? {}
  expect(since).toBe(10 * 86_400)
})

test('computes uptime as the share of time without an outage, counting overlaps once', () => {
  // 1,000 seconds up to the last full minute (1,020 − 20); 150 of them (100 + 50) are down.
  const outages = [outage(100, 180), outage(120, 200, 'prices'), outage(500, 550)]
  expect(uptimeOf(20, outages, 1_050)).toEqual({ since: 20, fraction: 0.85 })
})

test('counts an ongoing outage to the last full minute, and an earlier one from the start of measuring', () => {
  expect(uptimeOf(0, [outage(60, undefined)], 125)).toEqual({ since: 0, fraction: 0.5 })
  expect(uptimeOf(60, [outage(0, 90)], 120)).toEqual({ since: 60, fraction: 0.5 })
})

test('returns nothing for less than a minute', () => {
  expect(uptimeOf(30, [], 89)).toBeUndefined()
  expect(uptimeOf(60, [], 120)).toEqual({ since: 60, fraction: 1 })
})

test('merges overlapping outages into one incident, newest first, without short ones', () => {
  const outages = [
    outage(300, undefined, 'prices', 'The Price API is away.'),
    outage(100, 140),
    outage(120, 200, 'events:jupiter-dca', 'Lost.'),
    outage(250, 255),
  ]
  expect(incidentsOf(outages, 320)).toEqual([
    { from: 300, until: undefined, sources: ['prices'], detail: 'The Price API is away.' },
    { from: 100, until: 200, sources: ['rpc', 'events:jupiter-dca'], detail: 'Lost.' },
  ])
})

test('keeps an incident open while one of its sources is down', () => {
  const outages = [outage(100, undefined), outage(110, 130, 'prices')]
  expect(incidentsOf(outages, 200)).toEqual([
    { from: 100, until: undefined, sources: ['rpc', 'prices'], detail: undefined },
  ])
})
