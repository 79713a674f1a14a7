import type { ReactNode } from 'react'
import type { TraderTotalsWire, TraderVenueWire } from '~/contracts/trader'
import { knownSum } from '~/domain/base/known-sum'
import { formatCount, missingText } from '~/domain/format/format'
import { formatDollars } from '~/domain/format/format-dollars'
import { formatDateTime, isoTime } from '~/domain/format/format-time'
import { utcFormat } from '~/domain/format/time-zone'
import { parsePerpVenue, perpVenueFacts } from '~/domain/protocol/perp-venue'
import { signTone } from '~/shared/marks/sign-tone'
import { MetricInfo } from '~/shared/metric-info/metric-info'
import { Stat, Stats } from '~/ui/panel/stat'
import { text } from '~/ui/text'
import { tone } from '~/ui/theme/text-style.css'
import type { VenueTab } from './account-lists'
import { accountText } from './account-text'

const words = accountText.totals

type Totals = TraderTotalsWire['total']

/** Sums over all venues. `null`: they could not be read. */
export function TraderSums({ totals }: { readonly totals: TraderTotalsWire | null }) {
  const { total, since, settledPnl } = totals ?? { total: null, since: null, settledPnl: null }
  return (
    <Stats variant="tiles">
      <Stat variant="tiles" label={words.allOpen} detail={total === null ? undefined : openDetail(total)}>
        {dollars(total?.openUsd)}
      </Stat>
      <Executed totals={total} since={since} />
      {totals === null ? null : <SettledStat pnl={settledPnl} />}
    </Stats>
  )
}

interface VenueTilesProps {
  readonly tab: Exclude<VenueTab, 'dca'>
  readonly totals: TraderTotalsWire | null
}

/** Tiles of the venue, or the perps venues, of the open tab. */
export function VenueTiles({ tab, totals }: VenueTilesProps) {
  const isPerps = tab === 'perps'
  const venues = totals?.venues.filter(({ venue }) => (isPerps ? perpsOf(venue) : venue === tab)) ?? []
  const [sole] = venues
  const each = (figure: (venue: TraderVenueWire) => string) =>
    isPerps ? venues.map((venue) => `${nameOf(venue)} ${figure(venue)}`).join(' · ') : undefined
  if (totals === null || sole === undefined) return null
  const tile = (label: string, figure: (venue: Totals) => string, whole: string) => (
    <Stat variant="tiles" label={label} detail={each(figure)}>
      {isPerps ? whole : figure(sole)}
    </Stat>
  )
  return (
    <Stats variant="tiles">
      {isPerps
        ? tile(words.positions, (one) => count(one.openPositions), sumOf(venues, 'openPositions'))
        : null}
      {tile(
        isPerps ? words.positionValue : words.remaining,
        (one) => dollars(one.openUsd),
        usdOf(venues, 'openUsd'),
      )}
      {tile(words.openOrders, (one) => count(one.openOrders), sumOf(venues, 'openOrders'))}
      {tile(words.executed, executedText, usdOf(venues, 'volumeUsd'))}
      {tile(words.fills, (one) => atLeast(count(one.fills), one.isExact), sumOf(venues, 'fills'))}
    </Stats>
  )
}

function Executed({ totals, since }: { readonly totals: Totals | null; readonly since: number | null }) {
  const fills =
    totals?.fills == null ? undefined : words.fillCount(atLeast(count(totals.fills), totals.isExact))
  return (
    <Stat
      variant="tiles"
      label={
        since === null ? (
          words.executed
        ) : (
          <>
            {words.executed} {words.since} <Day at={since} />
          </>
        )
      }
      detail={fills}
    >
      {totals === null ? missingText : executedText(totals)}
    </Stat>
  )
}

/** Settled profit and loss. While the records have a gap, the reason is in its place. */
export function SettledStat({ pnl }: { readonly pnl: TraderTotalsWire['settledPnl'] }) {
  if (pnl === null) {
    return (
      <Stat
        variant="tiles"
        label={<MetricInfo of="recordedPnl">{words.settled}</MetricInfo>}
        detail={words.settledUnknown}
      >
        {missingText}
      </Stat>
    )
  }
  return (
    <Stat
      variant="tiles"
      label={
        <MetricInfo of="recordedPnl">
          {words.settled} {words.since} <Day at={pnl.since} />
        </MetricInfo>
      }
      detail={words.settledDetail}
    >
      <span className={tone[signTone(pnl.usd, 2)]}>{formatDollars(pnl.usd, true)}</span>
    </Stat>
  )
}

/** Day and month in UTC. The tooltip has the exact time. */
function Day({ at }: { readonly at: number }): ReactNode {
  const whole = formatDateTime(at * 1000, utcFormat)
  return (
    <time dateTime={isoTime(at)} title={whole}>
      {whole.split(' ').slice(0, 2).join(' ')}
    </time>
  )
}

function perpsOf(venue: TraderVenueWire['venue']): boolean {
  return parsePerpVenue(venue) !== undefined
}

function nameOf({ venue }: TraderVenueWire): string {
  const perps = parsePerpVenue(venue)
  return perps === undefined ? venue : perpVenueFacts[perps].name
}

function openDetail({ openOrders, openPositions }: Totals): string {
  return words.open(count(openOrders), count(openPositions))
}

function executedText({ volumeUsd, isExact }: Totals): string {
  return volumeUsd === null ? missingText : atLeast(formatDollars(volumeUsd), isExact)
}

function atLeast(figure: string, isExact: boolean): string {
  return isExact ? figure : text.atLeast(figure)
}

function dollars(usd: number | null | undefined): string {
  return usd == null ? missingText : formatDollars(usd)
}

function count(number: number | null): string {
  return number === null ? missingText : formatCount(number)
}

type CountField = 'openOrders' | 'openPositions' | 'fills'
type UsdField = 'openUsd' | 'volumeUsd'

function sumOf(venues: readonly TraderVenueWire[], field: CountField): string {
  const counts = venues.map((venue) => venue[field])
  return counts.every((each) => each !== null) ? formatCount(counts.reduce(add, 0)) : missingText
}

function usdOf(venues: readonly TraderVenueWire[], field: UsdField): string {
  return dollars(knownSum(...venues.map((venue) => venue[field] ?? undefined)))
}

function add(sum: number, part: number): number {
  return sum + part
}
