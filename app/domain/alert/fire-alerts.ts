import type { UnixSeconds } from '../base/time'
import type { AlertLine, AlertLink } from './alert-line'
import type { AlertRule, AlertSide, DcaRule, FundingRule, PriceRule, TradeRule } from './alert-rule'
import { type AlertState, mostReported } from './alert-state'

/** A trade at any venue, or a DCA order that was opened. */
export interface ValuedEvent {
  readonly kind: 'trade' | 'dca'
  /** The same event has the same id in every message and response. */
  readonly id: string
  readonly at: UnixSeconds
  /** `null`: the value is unknown, so the event fires nothing. */
  readonly usd: number | null
  /** Side of the base token; for perps, of the taker. */
  readonly side: AlertSide
  readonly name: string
  /** Mint of the sold token. `null`: unknown. */
  readonly sold: string | null
  /** Mint of the bought token. `null`: unknown. */
  readonly bought: string | null
  /** Account of the perp market of a trade. */
  readonly market: string | null
  readonly link: AlertLink | null
  readonly signature: string | null
}

/** The current price or funding rate of a token or market. */
export interface LevelEvent {
  readonly kind: 'price' | 'funding'
  /** Mint or account of the market. */
  readonly key: string
  /** Price, USD, or funding, percent per hour. `null`: unknown, so nothing fires. */
  readonly figure: number | null
  /** Time of the value. `null`: unknown, so nothing fires. */
  readonly at: UnixSeconds | null
}

export type AlertEvent = ValuedEvent | LevelEvent

/**
 * Maximum age of an event that can fire, seconds. A stream that resumes and a list that is read again contain older
 * events. Funding is updated once per hour.
 */
export const freshForSeconds = { trade: 120, dca: 120, price: 600, funding: 7_200 } as const
/** Events are remembered for longer than they can fire, seconds. */
const rememberedForSeconds = 600
/**
 * Share of the threshold by which a value must go back before its rule can fire again. Otherwise a price that
 * trembles around the threshold would fire at each tick.
 */
const rearmShare = 0.001

interface Fired {
  /** The state to store. It is the given object if nothing has changed. */
  readonly state: AlertState
  /** Alerts that fired, oldest first. */
  readonly lines: readonly AlertLine[]
}

/** Applies events to the rules. `now` is the server's time. */
export function fireAlerts(
  rules: readonly AlertRule[],
  state: AlertState,
  events: readonly AlertEvent[],
  now: UnixSeconds,
): Fired {
  const lines: AlertLine[] = []
  const reported = new Map(state.reported.map(({ id, at }) => [id, at]))
  const beyond = new Map(Object.entries(state.beyond))
  let hasMoved = false
  for (const event of events) {
    if (event.at === null || now - event.at > freshForSeconds[event.kind]) continue
    if (isValued(event)) {
      const line = reported.has(event.id) ? undefined : lineOfEvent(rules, event)
      if (line === undefined) continue
      reported.set(event.id, event.at)
      lines.push(line)
    } else {
      for (const rule of rules) {
        if (!isLevelRule(rule) || rule.kind !== event.kind || rule.subject.key !== event.key) continue
        if (event.figure === null) continue
        const was = beyond.get(rule.id)
        const step = stepLevel(rule, event.figure, was)
        if (step.fires) lines.push(lineOfLevel(rule, event.figure, event.at))
        hasMoved ||= step.isBeyond !== was
        beyond.set(rule.id, step.isBeyond)
      }
    }
  }
  if (lines.length === 0 && !hasMoved) return { state, lines }
  return { state: prunedState(rules, reported, beyond, now), lines }
}

function isValued(event: AlertEvent): event is ValuedEvent {
  return 'usd' in event
}

/** Returns whether a rule watches a value instead of single events. */
function isLevelRule(rule: AlertRule): rule is PriceRule | FundingRule {
  return rule.kind === 'price' || rule.kind === 'funding'
}

/** Returns the line of an event: of the first rule that it matches, because an event is reported once. */
function lineOfEvent(rules: readonly AlertRule[], event: ValuedEvent): AlertLine | undefined {
  const { id, kind, at, name, usd, link, signature } = event
  if (usd === null) return undefined
  const rule = rules.find((one): one is TradeRule | DcaRule => !isLevelRule(one) && matches(one, event, usd))
  if (rule === undefined) return undefined
  const side = sideFor(rule, event)
  return { id, kind, at, name, side, direction: null, figure: usd, threshold: rule.minUsd, link, signature }
}

function matches(rule: TradeRule | DcaRule, event: ValuedEvent, usd: number): boolean {
  if (rule.kind !== event.kind || usd < rule.minUsd || event.at < rule.createdAt) return false
  if (rule.kind === 'dca') return true
  const { subject, side } = rule
  if (side !== null && side !== sideFor(rule, event)) return false
  if (subject === null) return true
  if (subject.kind === 'market') return event.market === subject.key
  return event.sold === subject.key || event.bought === subject.key
}

/** Returns the side of an event: of the token that the rule is about, or otherwise of the base token. */
function sideFor(rule: TradeRule | DcaRule, event: ValuedEvent): AlertSide {
  const token = rule.kind === 'trade' && rule.subject?.kind === 'token' ? rule.subject.key : undefined
  if (token === undefined) return event.side
  return event.bought === token ? 'buy' : 'sell'
}

/**
 * Compares a value with the threshold. A price rule fires only on a crossing, so its first value fires nothing. A
 * funding rule also fires if the rate is already beyond the threshold when the rule is new.
 */
function stepLevel(
  rule: PriceRule | FundingRule,
  figure: number,
  wasBeyond: boolean | undefined,
): { readonly isBeyond: boolean; readonly fires: boolean } {
  const threshold = thresholdOf(rule)
  const past = rule.direction === 'below' ? threshold - figure : figure - threshold
  if (past >= 0) {
    return { isBeyond: true, fires: wasBeyond === undefined ? rule.kind === 'funding' : !wasBeyond }
  }
  const hasGoneBack = -past >= Math.abs(threshold) * rearmShare
  return { isBeyond: wasBeyond === true && !hasGoneBack, fires: false }
}

function thresholdOf(rule: PriceRule | FundingRule): number {
  return rule.kind === 'price' ? rule.priceUsd : rule.hourlyPercent
}

function lineOfLevel(rule: PriceRule | FundingRule, figure: number, at: UnixSeconds): AlertLine {
  const { id, kind, subject, direction } = rule
  return {
    id: `${id} ${at} ${figure}`,
    kind,
    at,
    name: subject.name,
    side: null,
    direction,
    figure,
    threshold: thresholdOf(rule),
    link: { to: subject.kind, key: subject.key, venue: subject.venue },
    signature: null,
  }
}

function prunedState(
  rules: readonly AlertRule[],
  reported: ReadonlyMap<string, UnixSeconds>,
  beyond: ReadonlyMap<string, boolean>,
  now: UnixSeconds,
): AlertState {
  const ids = new Set(rules.map(({ id }) => id))
  return {
    reported: [...reported]
      .filter(([, at]) => now - at <= rememberedForSeconds)
      .map(([id, at]) => ({ id, at }))
      .slice(-mostReported),
    beyond: Object.fromEntries([...beyond].filter(([id]) => ids.has(id))),
  }
}
