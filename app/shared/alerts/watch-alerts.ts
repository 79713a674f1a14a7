import { type AlertLine, parseLog, withLines } from '~/domain/alert/alert-line'
import { type AlertRule, parseRules } from '~/domain/alert/alert-rule'
import { parseAlertState } from '~/domain/alert/alert-state'
import { type AlertEvent, fireAlerts, freshForSeconds } from '~/domain/alert/fire-alerts'
import type { UnixSeconds } from '~/domain/base/time'
import { createLiveClient, type EventStream } from '~/shared/live/live-client'
import { fetchPolled, isProblem } from '~/shared/page-data/polled-result'
import { readDeviceText, writeDeviceText } from '~/ui/hooks/device-text'
import { eventOfDcaOrder, eventOfPerpTrade, eventsOfFigures, eventsOfMarket } from './alert-events'
import { alertStateKey, logKey } from './alert-keys'
import {
  type AlertFigures,
  type AlertRequest,
  alertsPanelPath,
  requestOfOlder,
  requestOfRules,
} from './alert-request'
import { missedTrades } from './missed-trades'
import { rulesKey } from './rules-key'

interface WatchOptions {
  readonly rules: readonly AlertRule[]
  /** Returns the server's time. */
  readonly now: () => UnixSeconds
  /** Receives the alerts that fired in this tab, oldest first. */
  readonly onFired: (lines: readonly AlertLine[]) => void
  readonly openStream?: (path: string) => EventStream
}

/**
 * Watches the rules until the returned function is called: perp trades, DCA orders and perp markets by the stream,
 * and the rest by a request. A message of the stream starts the request, at most every five seconds, because browsers
 * slow down the timers of hidden tabs.
 */
export function watchAlerts(options: WatchOptions): () => void {
  const { rules, now, onFired, openStream = (path) => new EventSource(path) } = options
  const client = createLiveClient(openStream)
  const left = new AbortController()
  const has = (kind: AlertRule['kind']) => rules.some((rule) => rule.kind === kind)
  const take = (events: readonly AlertEvent[]) => {
    const lines = takeEvents(events, now())
    if (lines.length > 0) onFired(lines)
  }
  const poll = createPoll(rules, left.signal, now, take)
  if (has('dca')) client.onRows('dca', ({ rows }) => take(rows.map(eventOfDcaOrder)))
  if (has('trade')) {
    client.onRows('perps.trades', ({ rows }) => {
      take(rows.map(eventOfPerpTrade))
      poll.markDue()
    })
    for (const topic of ['dca', 'limit', 'kamino'] as const) client.onRows(topic, poll.markDue)
  }
  if (has('price') || has('funding')) {
    client.on('perps.markets', ({ rows, resync }) => {
      take(rows.flatMap(eventsOfMarket))
      if (resync) poll.markDue()
    })
  }
  // Prices of tokens are not in the stream. The event comes every five seconds.
  client.on('freshness', () => {
    if (rules.some((rule) => rule.kind === 'price' && rule.subject.kind === 'token')) poll.markDue()
    void poll.startIfDue()
  })
  // Events between two connections are lost if the server no longer has them.
  client.onStatus(() => {
    if (client.status() === 'open') poll.markDue()
  })
  client.start()
  return () => {
    left.abort()
    client.stop()
  }
}

/**
 * Applies events to the rules and the state of this device, and returns the alerts that fired. All tabs share the
 * stored state. It is read each time, so that an alert fires once even if several tabs watch.
 */
function takeEvents(events: readonly AlertEvent[], now: UnixSeconds): readonly AlertLine[] {
  if (events.length === 0) return []
  const rules = parseRules(readDeviceText(rulesKey))
  const state = parseAlertState(readDeviceText(alertStateKey))
  const fired = fireAlerts(rules, state, events, now)
  if (fired.state !== state) writeDeviceText(alertStateKey, JSON.stringify(fired.state))
  if (fired.lines.length > 0) {
    const log = withLines(parseLog(readDeviceText(logKey)), fired.lines)
    writeDeviceText(logKey, JSON.stringify(log))
  }
  return fired.lines
}

function createPoll(
  rules: readonly AlertRule[],
  signal: AbortSignal,
  now: () => UnixSeconds,
  take: (events: readonly AlertEvent[]) => void,
) {
  const request = requestOfRules(rules)
  let isDue = true
  let isPolling = false
  let seenAt: UnixSeconds | undefined
  const read = (of: AlertRequest) => fetchPolled<AlertFigures>(alertsPanelPath(of), signal)
  const readOlder = async (of: AlertRequest, after: string) => {
    const result = await read(requestOfOlder(of, after))
    return isProblem(result) ? undefined : (result.data ?? undefined)
  }
  return {
    /** Makes the next `startIfDue` send a request. */
    markDue() {
      isDue = true
    },
    /** Sends a request if one is due and none is in progress. */
    async startIfDue() {
      if (request === undefined || !isDue || isPolling) return
      isDue = false
      isPolling = true
      const result = await read(request)
      const figures = isProblem(result) ? null : result.data
      const reach = seenAt ?? now() - freshForSeconds.trade
      const missed = figures && (await missedTrades(figures, reach, (after) => readOlder(request, after)))
      isPolling = false
      if (signal.aborted) return
      if (isProblem(result) || figures === null || missed === null) {
        isDue = true
        return
      }
      isDue ||= missed.isCut
      if (!missed.isCut) seenAt = missed.trades[0]?.timestamp ?? seenAt
      take(eventsOfFigures({ ...figures, trades: missed.trades }, result.meta.dataTime))
    },
  }
}
