import type { UnixSeconds } from '../base/time'
import { type PerpVenue, perpVenues } from '../protocol/venues'
import {
  type AlertDirection,
  type AlertKind,
  type AlertSide,
  alertDirections,
  alertKinds,
  alertSides,
} from './alert-rule'
import {
  fieldsOf,
  parseStoredList,
  type StoredFields,
  storedName,
  storedNumber,
  storedText,
} from './stored-list'

/** Maximum number of lines in the log of a device. The oldest are dropped. */
export const mostLines = 200
/** A signature, an instruction path and a number fit into this length, characters. */
const longestId = 200
const longestSignature = 88

const linkTargets = ['order', 'token', 'market'] as const

/** The page to which a line links. */
export interface AlertLink {
  readonly to: (typeof linkTargets)[number]
  readonly key: string
  /** Venue of a market. */
  readonly venue: PerpVenue | null
}

/** A line of the log: one alert that fired. */
export interface AlertLine {
  readonly id: string
  readonly kind: AlertKind
  /** Time of the trade, order, price or funding update. */
  readonly at: UnixSeconds
  /** Pair, market or token. */
  readonly name: string
  /** Side of a trade or DCA order. */
  readonly side: AlertSide | null
  /** Direction of a price or funding rule. */
  readonly direction: AlertDirection | null
  /** The value that fired: USD, or percent per hour for funding. */
  readonly figure: number
  /** The threshold of the rule, in the unit of `figure`. */
  readonly threshold: number
  readonly link: AlertLink | null
  /** Transaction of a trade. */
  readonly signature: string | null
}

/** Parses the stored log, newest line first. Drops invalid lines. Never throws. */
export function parseLog(text: string | null): readonly AlertLine[] {
  return parseStoredList(text, mostLines, parseLine)
}

/** Returns the log with new lines at its beginning. A line that it already has is not added again. */
export function withLines(log: readonly AlertLine[], lines: readonly AlertLine[]): readonly AlertLine[] {
  const known = new Set(log.map(({ id }) => id))
  const added = lines.filter(({ id }) => !known.has(id))
  return [...added.toReversed(), ...log].slice(0, mostLines)
}

function parseLine(fields: StoredFields): AlertLine | undefined {
  const id = storedText(fields.id, longestId)
  const kind = alertKinds.find((one) => one === fields.kind)
  const name = storedName(fields.name)
  const [at, figure, threshold] = [fields.at, fields.figure, fields.threshold].map(storedNumber)
  if (id === undefined || kind === undefined || name === undefined) return undefined
  if (at === undefined || figure === undefined || threshold === undefined) return undefined
  return {
    id,
    kind,
    at,
    name,
    side: alertSides.find((one) => one === fields.side) ?? null,
    direction: alertDirections.find((one) => one === fields.direction) ?? null,
    figure,
    threshold,
    link: parseLink(fields.link),
    signature: storedText(fields.signature, longestSignature) ?? null,
  }
}

function parseLink(value: unknown): AlertLink | null {
  const fields = fieldsOf(value)
  const to = linkTargets.find((one) => one === fields.to)
  const key = storedText(fields.key, longestId)
  const venue = perpVenues.find((one) => one === fields.venue) ?? null
  return to === undefined || key === undefined ? null : { to, key, venue }
}
