import { useMemo } from 'react'
import type { UnixSeconds } from '~/domain/base/time'
import { isoTime } from '~/domain/format/format-time'
import { useClock, useNow, useZone } from '~/ui/marks/now'
import { clockText, isSameDay } from './clock-text'
import * as styles from './feed.css'

/** Name of the zone of the times in a column, after the header: `Time, UTC`. */
export function ZoneNote() {
  const { format } = useZone()
  const now = useClock()
  return `, ${format(now() * 1000).zone}`
}

/** Shows the time of day. Times of an earlier day also have their date. The tooltip shows the exact time. */
export function ClockTime({ at }: { readonly at: UnixSeconds }) {
  const { seconds, zone } = useNow()
  const { clock, day, whole } = useMemo(() => clockText(at, zone), [at, zone])
  const isToday = isSameDay(at, seconds, zone)
  return (
    <time dateTime={isoTime(at)} title={whole} className={isToday ? undefined : styles.dated}>
      {isToday ? null : <span className={styles.day}>{day} </span>}
      {clock}
    </time>
  )
}
