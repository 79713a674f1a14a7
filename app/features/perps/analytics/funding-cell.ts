import type { UnixSeconds } from '~/domain/base/time'
import { formatSigned, missingText } from '~/domain/format/format'
import { type TimeFormat, zoneNames } from '~/domain/format/time-zone'
import { divergingStep, type HeatStep } from '~/domain/perp/heat-scale'
import { computeFundingAprPercent } from '~/domain/perp/perp-math'
import { heatMetrics } from '../overview/heat-metrics'

/** What a cell of the funding heat map shows. The table and the drawing share it. */
export interface FundingCellView {
  readonly step: HeatStep
  /** Funding as whole percent per year, with a typographic minus sign. From 1000 % in thousands: `−1.6K`. */
  readonly text: string
  /** Whether the text needs smaller type, because a cell has space for three characters. */
  readonly isLong: boolean
}

const charactersOfCell = 3

/** `rateBps`: funding rate, basis points per hour. `null`: unknown; the cell then has the neutral colour. */
export function fundingCell(rateBps: number | null): FundingCellView {
  const apr = rateBps === null ? null : computeFundingAprPercent(rateBps)
  const text = apr === null ? missingText : percentText(apr)
  return {
    step: divergingStep(apr, heatMetrics.funding.edges),
    text,
    isLong: text.length > charactersOfCell,
  }
}

function percentText(percent: number): string {
  const whole = Math.round(percent)
  const size = Math.abs(whole)
  const text = size < 1_000 ? formatSigned(whole, 0) : `${formatSigned(whole / 1_000, size < 9_950 ? 1 : 0)}K`
  return text.replace('+', '')
}

/** Labels of an hour. */
export interface HourLabel {
  /** `05`, or `05:30` in time zones whose offset includes half an hour. */
  readonly name: string
  /** `05:00 UTC` */
  readonly whole: string
}

export function hourLabel(at: UnixSeconds, format: TimeFormat): HourLabel {
  const { hour, minute, zone } = format(at * 1000)
  const clock = `${hour}:${minute}`
  return { name: minute === '00' ? hour : clock, whole: `${clock} ${zone}` }
}

/** Returns the names of the time zones in which the hours are shown. */
export function zonesOf(hours: readonly UnixSeconds[], format: TimeFormat): string {
  const [first = 0] = hours
  return zoneNames(first * 1000, (hours.at(-1) ?? first) * 1000, format)
}
