import { useMemo } from 'react'
import type { UnixSeconds } from '~/domain/base/time'
import { formatClock, formatDateTime, isoTime } from '~/domain/format/format-time'
import { useNow } from '~/ui/marks/now'

const daySeconds = 86_400

/**
 * Shows the time of day, or the date if the time is more than a day ago. The tooltip shows the exact time.
 */
export function ClockTime({ at }: { readonly at: UnixSeconds }) {
  const { seconds, zone } = useNow()
  const isOld = seconds - at > daySeconds
  const { shown, exact } = useMemo(() => {
    const whole = formatDateTime(at * 1000, zone.format)
    const [clock] = formatClock(at * 1000, zone.format).split(' ')
    const [day, month] = whole.split(' ')
    return { shown: isOld ? `${day} ${month}` : clock, exact: whole }
  }, [at, zone, isOld])
  return (
    <time dateTime={isoTime(at)} title={exact}>
      {shown}
    </time>
  )
}
