import type { SourceStatusWire, StatusWire } from '~/contracts/state/status'
import { formatDecimals, missingText } from '~/domain/format/format'
import { formatUptime } from '~/domain/format/format-duration'
import { formatAgo, formatDateTime, isoTime } from '~/domain/format/format-time'
import { MetricInfo } from '~/shared/metric-info/metric-info'
import { useNow } from '~/ui/marks/now'
import { Stat, Stats } from '~/ui/panel/stat'
import { statusText } from './status-text'

/** Six key figures of the service. */
export function StatusStats({ sources, uptimePercent, measuredSince, ...paces }: StatusWire) {
  const { eventsPerSecond, failuresPerMinute, quarantinedPerMinute } = paces
  const { dataTime, lastSlot } = oldestOf(sources) ?? { dataTime: null, lastSlot: null }
  return (
    <Stats variant="tiles">
      <Stat variant="tiles" label={statusText.uptime} detail={<Since at={measuredSince} />}>
        {uptimePercent === null ? missingText : formatUptime(uptimePercent)}{' '}
        <MetricInfo of="measuredUptime" />
      </Stat>
      <Stat
        variant="tiles"
        label={statusText.dataAge}
        detail={lastSlot === null ? missingText : statusText.dataAgeUnit(lastSlot)}
      >
        {dataTime === null ? missingText : <Ago at={dataTime} />}
      </Stat>
      <Figure label={statusText.pace} unit={statusText.paceUnit} value={eventsPerSecond} />
      <Figure label={statusText.failures} unit={statusText.failuresUnit} value={failuresPerMinute} />
      <Figure label={statusText.quarantined} unit={statusText.quarantinedUnit} value={quarantinedPerMinute} />
      <Stat variant="tiles" label={statusText.unreadable} detail={statusText.unreadableUnit}>
        {unreadableIn(sources) ?? missingText}
      </Stat>
    </Stats>
  )
}

/** Returns the feed with the oldest data. All feeds are complete up to the time of that data. */
function oldestOf(sources: readonly SourceStatusWire[]) {
  const feeds = sources.flatMap(({ source, dataTime, lastSlot }) =>
    /^(?:accounts|events):/.test(source) && dataTime !== null ? [{ dataTime, lastSlot }] : [],
  )
  return feeds.toSorted((one, other) => one.dataTime - other.dataTime)[0]
}

/** Returns the number of unreadable transactions of all sources. `undefined`: no source has a count. */
function unreadableIn(sources: readonly SourceStatusWire[]): number | undefined {
  const counted = sources.flatMap(({ unreadableTransactions }) => unreadableTransactions ?? [])
  return counted.length === 0 ? undefined : counted.reduce((sum, count) => sum + count, 0)
}

function Figure({ label, unit, value }: { label: string; unit: string; value: number | null }) {
  return (
    <Stat variant="tiles" label={label} detail={unit}>
      {value === null ? missingText : formatDecimals(value, 1)}
    </Stat>
  )
}

function Since({ at }: { readonly at: number | null }) {
  const { zone } = useNow()
  if (at === null) return statusText.notMeasured
  return (
    <>
      {statusText.measuredSince} <time dateTime={isoTime(at)}>{formatDateTime(at * 1_000, zone.format)}</time>
    </>
  )
}

function Ago({ at }: { readonly at: number }) {
  const { seconds } = useNow()
  return <time dateTime={isoTime(at)}>{formatAgo(seconds - at)}</time>
}
