import { parseAddress } from '../base/parse-id'
import type { UnixSeconds } from '../base/time'
import { type FundingUnit, fundingUnits } from '../perp/funding-unit'
import { type PerpVenue, perpVenues } from '../protocol/venues'
import {
  fieldsOf,
  parseStoredList,
  type StoredFields,
  storedName,
  storedNumber,
  storedText,
} from './stored-list'

export const alertKinds = ['trade', 'dca', 'price', 'funding'] as const
export type AlertKind = (typeof alertKinds)[number]

export const alertSides = ['buy', 'sell'] as const
export type AlertSide = (typeof alertSides)[number]

export const alertDirections = ['above', 'below'] as const
export type AlertDirection = (typeof alertDirections)[number]

/** Maximum number of rules on a device. */
export const mostRules = 50
const longestId = 40
const mostUsd = 1e12

/** The token or perp market that a rule is about. */
export interface AlertSubject {
  readonly kind: 'token' | 'market'
  /** Mint of the token, or account of the market. */
  readonly key: string
  /** Symbol of the token, or name of the market. */
  readonly name: string
  /** Venue of a market. `null` for a token. */
  readonly venue: PerpVenue | null
}

interface RuleBase {
  readonly id: string
  /** Trades and orders before this time do not match the rule. */
  readonly createdAt: UnixSeconds
}

/** Fires on each trade of at least `minUsd`. */
export interface TradeRule extends RuleBase {
  readonly kind: 'trade'
  readonly minUsd: number
  /** `null`: every token and market. */
  readonly subject: AlertSubject | null
  /** `null`: both sides. */
  readonly side: AlertSide | null
}

/** Fires on each new DCA order of at least `minUsd`. */
export interface DcaRule extends RuleBase {
  readonly kind: 'dca'
  readonly minUsd: number
}

/** Fires when a price crosses `priceUsd` in one direction. */
export interface PriceRule extends RuleBase {
  readonly kind: 'price'
  readonly subject: AlertSubject
  readonly direction: AlertDirection
  readonly priceUsd: number
}

/** Fires when the funding rate of a market reaches `hourlyPercent` in one direction. */
export interface FundingRule extends RuleBase {
  readonly kind: 'funding'
  readonly subject: AlertSubject
  readonly direction: AlertDirection
  readonly hourlyPercent: number
  /** Unit in which the rule is shown. */
  readonly per: FundingUnit
}

export type AlertRule = TradeRule | DcaRule | PriceRule | FundingRule

/** A rule before it is stored. */
export type AlertRuleDraft =
  | Omit<TradeRule, keyof RuleBase>
  | Omit<DcaRule, keyof RuleBase>
  | Omit<PriceRule, keyof RuleBase>
  | Omit<FundingRule, keyof RuleBase>

/** Parses the stored rules, newest first. Drops invalid rules. Never throws. */
export function parseRules(text: string | null): readonly AlertRule[] {
  return parseStoredList(text, mostRules, parseRule)
}

/** Returns the rules with a new first rule. The list is unchanged if it is full. */
export function withRule(rules: readonly AlertRule[], rule: AlertRule): readonly AlertRule[] {
  return rules.length >= mostRules ? rules : [rule, ...rules]
}

function parseRule(fields: StoredFields): AlertRule | undefined {
  const id = storedText(fields.id, longestId)
  const createdAt = storedNumber(fields.createdAt)
  const draft = parseDraft(fields)
  return id === undefined || createdAt === undefined || draft === undefined
    ? undefined
    : { id, createdAt, ...draft }
}

function parseDraft(fields: StoredFields): AlertRuleDraft | undefined {
  const subject = parseSubject(fields.subject)
  const minUsd = positive(fields.minUsd)
  switch (fields.kind) {
    case 'trade': {
      const side = alertSides.find((one) => one === fields.side) ?? null
      // A rule whose token is unreadable must not become a rule for all tokens.
      const isReadable = subject !== undefined || fields.subject === null
      return minUsd !== undefined && isReadable
        ? { kind: 'trade', minUsd, subject: subject ?? null, side }
        : undefined
    }
    case 'dca':
      return minUsd === undefined ? undefined : { kind: 'dca', minUsd }
    case 'price': {
      const direction = parseDirection(fields.direction)
      const priceUsd = positive(fields.priceUsd)
      return subject !== undefined && direction !== undefined && priceUsd !== undefined
        ? { kind: 'price', subject, direction, priceUsd }
        : undefined
    }
    case 'funding': {
      const hourlyPercent = storedNumber(fields.hourlyPercent)
      // Rules of earlier versions have no direction. They fired above their rate.
      const direction = fields.direction === undefined ? 'above' : parseDirection(fields.direction)
      return subject?.kind === 'market' && direction !== undefined && hourlyPercent !== undefined
        ? { kind: 'funding', subject, direction, hourlyPercent, per: parseUnit(fields.per) }
        : undefined
    }
    default:
      return undefined
  }
}

function parseSubject(value: unknown): AlertSubject | undefined {
  const fields = fieldsOf(value)
  const key = parseAddress(storedText(fields.key, 44) ?? '')
  const name = storedName(fields.name)
  if (key === undefined || name === undefined) return undefined
  if (fields.kind === 'token') return { kind: 'token', key, name, venue: null }
  const venue = perpVenues.find((one) => one === fields.venue)
  return fields.kind === 'market' && venue !== undefined ? { kind: 'market', key, name, venue } : undefined
}

function parseDirection(value: unknown): AlertDirection | undefined {
  return alertDirections.find((one) => one === value)
}

/** Rules of earlier versions have no unit. They were entered per hour. */
function parseUnit(value: unknown): FundingUnit {
  return fundingUnits.find((one) => one === value) ?? 'hour'
}

function positive(value: unknown): number | undefined {
  const number = storedNumber(value)
  return number !== undefined && number > 0 && number <= mostUsd ? number : undefined
}
