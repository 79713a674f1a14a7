import { memo } from 'react'
import type { UnixSeconds } from '~/domain/base/time'
import { missingText } from '~/domain/format/format'
import { formatAge, formatDateTime, isoTime } from '~/domain/format/format-time'
import { bind, writeText } from '../signal/signal'
import { tone } from '../theme/text-style.css'
import { useTicks } from './now'

/** Shows the time since an event. The tooltip shows the exact time. */
export const Age = memo(function Age({ at }: { readonly at: UnixSeconds | null }) {
  if (at === null) return <span className={tone.muted}>{missingText}</span>
  return <KnownAge at={at} />
})

function KnownAge({ at }: { at: UnixSeconds }) {
  const ticks = useTicks()
  const drawn = ticks.now()
  let titled = drawn.zone
  const write = (element: HTMLElement, { seconds, zone }: typeof drawn) => {
    writeText(element, formatAge(seconds - at))
    if (zone !== titled) element.title = formatDateTime(at * 1000, zone.format)
    titled = zone
  }
  return (
    <time
      ref={bind(ticks, write)}
      className={tone.muted}
      dateTime={isoTime(at)}
      title={formatDateTime(at * 1000, drawn.zone.format)}
    >
      {formatAge(drawn.seconds - at)}
    </time>
  )
}
