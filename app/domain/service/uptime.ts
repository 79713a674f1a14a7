import type { UnixSeconds } from '../base/time'

/** A time range in which a source reported the same state every second. */
export interface SourcePeriod {
  readonly source: string
  readonly state: string
  readonly from: UnixSeconds
  /** Time of the last report with this state. */
  readonly until: UnixSeconds
  /** Reason for the state, as a sentence for users. `undefined`: no problem. */
  readonly detail: string | undefined
}

/** A time range in which a source was not live. */
export interface Outage {
  readonly source: string
  readonly from: UnixSeconds
  /** End of the outage. `undefined`: the outage is ongoing. */
  readonly until: UnixSeconds | undefined
  /** Reason for the outage, as a sentence for users. `undefined`: the source did not report. */
  readonly detail: string | undefined
}

/** An incident, with all affected sources. */
export interface Incident {
  readonly from: UnixSeconds
  /** End of the incident. `undefined`: the incident is ongoing. */
  readonly until: UnixSeconds | undefined
  readonly sources: readonly string[]
  /** Reason for the incident, as a sentence for users. `undefined`: no source reported a reason. */
  readonly detail: string | undefined
}

export interface Uptime {
  /** Start of the measurement: the time at which the source was first live, at most 90 days ago. */
  readonly since: UnixSeconds
  /** Share of the time since `since` in which the source was live, 0 to 1. */
  readonly fraction: number
}

/** Maximum time over which uptime is measured, seconds. */
export const uptimeWindowSeconds = 90 * 86_400

/**
 * Number of seconds without a report after which a source is silent. Sources report every second. Shorter
 * outages are not incidents.
 */
export const silentAfterSeconds = 10

/**
 * Derives outages from the state ranges of one source, which are sorted by start. `since` is the time at
 * which the source was first live. `undefined`: the source was never live.
 */
export function outagesOf(
  periods: readonly SourcePeriod[],
  now: UnixSeconds,
): { readonly since: UnixSeconds; readonly outages: readonly Outage[] } | undefined {
  const live = periods.filter(({ state }) => state === 'live')
  const [first] = live
  if (first === undefined) return undefined
  const outages: Outage[] = []
  const begin = (from: UnixSeconds, until: UnixSeconds | undefined): void => {
    const said = periods.find(
      (period) => period.state !== 'live' && period.until > from && period.from < (until ?? now),
    )
    outages.push({ source: first.source, from, until, detail: said?.detail })
  }
  let liveUntil = first.until
  for (const period of live.slice(1)) {
    if (period.from > liveUntil) begin(liveUntil, period.from)
    liveUntil = Math.max(liveUntil, period.until)
  }
  const isSilent = now - liveUntil > silentAfterSeconds
  const hasTurned = periods.some(({ state, until }) => state !== 'live' && until > liveUntil)
  if (isSilent || hasTurned) begin(liveUntil, undefined)
  return { since: Math.max(first.from, now - uptimeWindowSeconds), outages }
}

/**
 * Returns the share of the time from `since` to `now` without an outage. `undefined` before a whole minute
 * has passed.
 */
export function uptimeOf(
  since: UnixSeconds,
  outages: readonly Outage[],
  now: UnixSeconds,
): Uptime | undefined {
  // Only whole minutes are measured, so that the uptime does not change on every request.
  const end = now - (now % 60)
  if (end - since < 60) return undefined
  let live = end - since
  let counted = since
  for (const { from, until = end } of outages.toSorted((one, other) => one.from - other.from)) {
    const begin = Math.max(from, counted)
    const stop = Math.min(until, end)
    if (stop > begin) live -= stop - begin
    counted = Math.max(counted, stop)
  }
  return { since, fraction: live / (end - since) }
}

/**
 * Merges overlapping outages into incidents, newest first. Outages shorter than `silentAfterSeconds` are left
 * out.
 */
export function incidentsOf(outages: readonly Outage[], now: UnixSeconds): readonly Incident[] {
  const long = outages.filter(({ from, until = now }) => until - from >= silentAfterSeconds)
  const incidents: Incident[] = []
  for (const outage of long.toSorted((one, other) => one.from - other.from)) {
    const last = incidents.at(-1)
    if (last === undefined || outage.from > (last.until ?? now))
      incidents.push({
        from: outage.from,
        until: outage.until,
        sources: [outage.source],
        detail: outage.detail,
      })
    else incidents[incidents.length - 1] = joined(last, outage)
  }
  return incidents.reverse()
}

function joined(incident: Incident, outage: Outage): Incident {
  return {
    from: incident.from,
    until: laterOf(incident.until, outage.until),
    sources: [...new Set([...incident.sources, outage.source])],
    detail: incident.detail ?? outage.detail,
  }
}

/**
 * Returns the later of two times. `undefined` means that the time never comes, so it is later than any time.
 */
function laterOf(one: UnixSeconds | undefined, other: UnixSeconds | undefined): UnixSeconds | undefined {
  return one === undefined || other === undefined ? undefined : Math.max(one, other)
}
