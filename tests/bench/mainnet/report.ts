import { quantile } from '../median'
import type { Lag } from './lag'
import { productParts, type Usage, type WorldPart } from './usage'
import type { ResponseTimes } from './visitor'

/** Result of one multiple of the busiest hour's rates. `times` 0: no events. */
export interface Phase {
  readonly times: number
  readonly elapsedMs: number
  readonly lag: Lag
  readonly usage: Usage
  readonly responses: ResponseTimes
  /** Requests that failed, with the reason. */
  readonly failures: readonly string[]
  /** `undefined`: not measured. */
  readonly largestPaintMs: number | undefined
  /** Load of the machine during the phase. */
  readonly machine: string
}

const most = { lagP99Ms: 2_000, productBytes: 1.5 * 1024 ** 3, paintRatio: 1.2 }
/** A node that is later than one slot is the limit of the measurement. */
const mostBehindMs = 400

/** Prints a phase. `idle`: the phase without events, with which response times are compared. */
export function printPhase(phase: Phase, idle: Phase | undefined): void {
  const { times, lag, usage, elapsedMs, machine } = phase
  print(`\n${times === 0 ? 'without events' : `at ${times} × the busiest hour`}`, machine)
  if (times > 0) {
    const perSecond = (count: number) => `${((count * 1000) / elapsedMs).toFixed(0)}/s`
    print('sent by the node: account updates', perSecond(lag.accounts))
    print('sent by the node: transactions', perSecond(lag.transactions))
    print(
      'the node was behind its schedule by at most',
      ms(lag.behindMs),
      isLimit(phase) ? 'the node was the limit' : '',
    )
    for (const [name, delays] of [
      ['node → commit', lag.commitMs],
      ['node → stream of the API', lag.streamMs],
    ] as const)
      print(
        `${name}: p50, p99`,
        ms(quantile(delays, 0.5)),
        ms(quantile(delays, 0.99)),
        `${delays.length} delays`,
      )
    print('slots and topics without a commit', String(lag.missed))
  }
  printUsage(usage)
  for (const [path, own] of phase.responses) {
    const before = idle === phase ? undefined : idle?.responses.get(path)
    const compared = before
      ? [`without events: ${ms(quantile(before, 0.5))}`, ms(quantile(before, 0.95))]
      : []
    print(
      `${path.replace(/\w{30,}/, '…')}: p50, p95`,
      ms(quantile(own, 0.5)),
      ms(quantile(own, 0.95)),
      ...compared,
    )
  }
  for (const failure of new Set(phase.failures)) print('failed', failure)
  const { largestPaintMs } = phase
  print(
    'largest paint of / on a slow phone',
    largestPaintMs === undefined ? 'not measured' : ms(largestPaintMs),
  )
}

function printUsage({ parts, mostBytes }: Usage): void {
  for (const part of [...productParts, 'node'] as const satisfies readonly WorldPart[]) {
    const { mostBytes: bytes, cpuShare } = parts[part]
    print(
      part === 'node' ? 'the node stub' : part,
      megabytes(bytes),
      `${(cpuShare * 100).toFixed(1)} % of a core`,
    )
  }
  print('web, indexer and PostgreSQL together', megabytes(mostBytes))
}

/** Prints which limits were missed. Returns whether none was. */
export function judgeAll(phases: readonly Phase[]): boolean {
  const [idle, ...busy] = phases
  const results = busy.flatMap((phase) => [
    judge(`${phase.times} ×: p99 of the lag < ${most.lagP99Ms} ms`, isLagReached(phase)),
    judge(
      `${phase.times} ×: memory ≤ ${megabytes(most.productBytes)}`,
      phase.usage.mostBytes <= most.productBytes,
    ),
    ...judgePaint(phase, idle),
    judge(`${phase.times} ×: no request failed`, phase.failures.length === 0),
  ])
  return results.every(Boolean)
}

function judgePaint({ times, largestPaintMs }: Phase, idle: Phase | undefined): readonly boolean[] {
  if (largestPaintMs === undefined || idle?.largestPaintMs === undefined) return []
  const limit = `${times} ×: largest paint ≤ ${most.paintRatio} × that without events`
  return [judge(limit, largestPaintMs <= most.paintRatio * idle.largestPaintMs)]
}

function isLagReached({ lag }: Phase): boolean {
  const isBelow = [lag.commitMs, lag.streamMs].every((delays) => quantile(delays, 0.99) < most.lagP99Ms)
  return isBelow && lag.missed === 0 && lag.commitMs.length > 100 && lag.streamMs.length > 10
}

function isLimit({ lag }: Phase): boolean {
  return lag.behindMs > mostBehindMs
}

export function judge(what: string, isReached: boolean): boolean {
  print(`required: ${what}`, isReached ? 'reached' : 'MISSED')
  return isReached
}

function ms(value: number): string {
  return `${Math.round(value)} ms`
}

function megabytes(bytes: number): string {
  return `${Math.round(bytes / 1024 ** 2)} MB`
}

export function print(label: string, ...values: readonly string[]): void {
  console.log(`${label.padEnd(60)} ${values.map((value) => value.padStart(16)).join(' ')}`)
}
