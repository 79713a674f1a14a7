import type { UnixSeconds } from './time'

/** A stretch of time in which a source said the same of itself, second by second. */
export interface SourceStretch {
  readonly source: string
  readonly state: string
  readonly from: UnixSeconds
  /** The last time that it said so. */
  readonly until: UnixSeconds
  /** Why, as a sentence for people; undefined when all was well. */
  readonly detail: string | undefined
}

/** A time in which a source was not live. */
export interface Outage {
  readonly source: string
  readonly from: UnixSeconds
  /** Undefined = it is still not live. */
  readonly until: UnixSeconds | undefined
  /** A sentence for people; undefined = nothing was heard of it. */
  readonly detail: string | undefined
}

/** What was wrong at one time, with all sources that it touched. */
export interface Incident {
  readonly from: UnixSeconds
  /** Undefined = it goes on. */
  readonly until: UnixSeconds | undefined
  readonly sources: readonly string[]
  /** A sentence for people; undefined = nothing was heard. */
  readonly detail: string | undefined
}

export interface Uptime {
  /** From when on is measured: the first time that the source was live, 90 days back at most. */
  readonly since: UnixSeconds
  /** Part of the time since then in which it was live, 0 to 1. */
  readonly fraction: number
}

/** How far back uptime is measured, seconds. */
export const uptimeWindowSeconds = 90 * 86_400

/** A source says how it is every second; after this many seconds without a word it is silent, and what is shorter is no incident. */
export const silentAfterSeconds = 10

/** What the stretches of one source say, in the order of their beginnings: when it was first live, and when not since. Undefined = it never was. */
export function outagesOf(
  stretches: readonly SourceStretch[],
  now: UnixSeconds,
): { readonly since: UnixSeconds; readonly outages: readonly Outage[] } | undefined {
  const live = stretches.filter(({ state }) => state === 'live')
  const [first] = live
  if (first === undefined) return undefined
  const outages: Outage[] = []
  const begin = (from: UnixSeconds, until: UnixSeconds | undefined): void => {
    const said = stretches.find(
      (stretch) => stretch.state !== 'live' && stretch.until > from && stretch.from < (until ?? now),
    )
    outages.push({ source: first.source, from, until, detail: said?.detail })
  }
  let liveUntil = first.until
  for (const stretch of live.slice(1)) {
    if (stretch.from > liveUntil) begin(liveUntil, stretch.from)
    liveUntil = Math.max(liveUntil, stretch.until)
  }
  const isSilent = now - liveUntil > silentAfterSeconds
  const hasTurned = stretches.some(({ state, until }) => state !== 'live' && until > liveUntil)
  if (isSilent || hasTurned) begin(liveUntil, undefined)
  return { since: Math.max(first.from, now - uptimeWindowSeconds), outages }
}

/** The part of the time from `since` to `now` that no outage touches; undefined before a whole minute has passed. */
export function uptimeOf(
  since: UnixSeconds,
  outages: readonly Outage[],
  now: UnixSeconds,
): Uptime | undefined {
  // Whole minutes, so that the number does not move with every look.
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

/** Outages that overlap are one incident; the newest comes first. What was shorter than silence is none. */
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

/** Undefined = never. */
function laterOf(one: UnixSeconds | undefined, other: UnixSeconds | undefined): UnixSeconds | undefined {
  return one === undefined || other === undefined ? undefined : Math.max(one, other)
}
