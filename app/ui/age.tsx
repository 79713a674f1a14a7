import { missingText } from '~/domain/format'
import { formatAge, formatDateTime, isoTime } from '~/domain/format-time'
import type { UnixSeconds } from '~/domain/time'
import { useNow } from './now'
import { tone } from './text-style.css'

/** How long ago something was; the exact time stands in the title. */
export function Age({ at }: { readonly at: UnixSeconds | null }) {
  const now = useNow()
  if (at === null) return <span className={tone.muted}>{missingText}</span>
  const zone = now.inBrowser ? undefined : 'UTC'
  return (
    <time className={tone.muted} dateTime={isoTime(at)} title={formatDateTime(at * 1000, zone)}>
      {formatAge(now.seconds - at)}
    </time>
  )
}
