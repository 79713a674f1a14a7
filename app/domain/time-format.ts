import type { UnixMs } from './time'

/** A time as the clocks and calendars of a zone show it: `05`, `Nov`, `2026`, and the zone's short name. */
export interface TimeParts {
  readonly year: string
  readonly month: string
  /** Without a leading zero. */
  readonly day: string
  readonly hour: string
  readonly minute: string
  readonly second: string
  readonly zone: string
}

/**
 * Tells the times of one zone. Made of `Date` alone: the first use of `Intl` has a browser read its tables of all languages, which takes a
 * phone a tenth of a second in one piece, on every page.
 */
export type TimeFormat = (at: UnixMs) => TimeParts

const months = ['Jan', 'Feb', 'Mar', 'Apr', 'May', 'Jun', 'Jul', 'Aug', 'Sep', 'Oct', 'Nov', 'Dec'] as const

/** What the server writes, and the browser's first drawing. */
export const utcFormat: TimeFormat = (at) => {
  const date = new Date(at)
  return {
    year: `${date.getUTCFullYear()}`,
    month: months[date.getUTCMonth()] ?? '',
    day: `${date.getUTCDate()}`,
    hour: twoDigits(date.getUTCHours()),
    minute: twoDigits(date.getUTCMinutes()),
    second: twoDigits(date.getUTCSeconds()),
    zone: 'UTC',
  }
}

/** What the visitor reads: his machine's own zone. */
export const localFormat: TimeFormat = (at) => {
  const date = new Date(at)
  return {
    year: `${date.getFullYear()}`,
    month: months[date.getMonth()] ?? '',
    day: `${date.getDate()}`,
    hour: twoDigits(date.getHours()),
    minute: twoDigits(date.getMinutes()),
    second: twoDigits(date.getSeconds()),
    zone: zoneNameOf(date),
  }
}

/** Zones that English has short names for; all others are named by their distance from Greenwich. */
const shortNames: Readonly<Record<string, string>> = {
  Eastern: 'E',
  Central: 'C',
  Mountain: 'M',
  Pacific: 'P',
  Alaska: 'AK',
  'Hawaii-Aleutian': 'H',
}

/** The short name of the machine's zone at that time, e.g. `UTC`, `EST` or `GMT+5:30`. */
function zoneNameOf(date: Date): string {
  const [, name = ''] = /\((.*)\)$/.exec(date.toString()) ?? []
  const [, place = '', season = ''] = /^(\S+) (S|D)\w+ Time$/.exec(name) ?? []
  const short = shortNames[place]
  if (short !== undefined) return `${short}${season}T`
  const minutes = -date.getTimezoneOffset()
  if (minutes === 0) return name === 'Coordinated Universal Time' ? 'UTC' : 'GMT'
  const [hours, rest] = [Math.floor(Math.abs(minutes) / 60), Math.abs(minutes) % 60]
  return `GMT${minutes < 0 ? '-' : '+'}${hours}${rest === 0 ? '' : `:${twoDigits(rest)}`}`
}

function twoDigits(value: number): string {
  return value < 10 ? `0${value}` : `${value}`
}
