import { memo, useMemo } from 'react'
import { missingText } from '~/domain/format'
import { formatAge, formatDateTime, isoTime } from '~/domain/format-time'
import type { UnixSeconds } from '~/domain/time'
import { localFormat, utcFormat } from '~/domain/time-format'
import { useNow } from './now'
import { tone } from './text-style.css'

/** How long ago something was; the exact time stands in the title. */
export const Age = memo(function Age({ at }: { readonly at: UnixSeconds | null }) {
  if (at === null) return <span className={tone.muted}>{missingText}</span>
  return <KnownAge at={at} />
})

function KnownAge({ at }: { at: UnixSeconds }) {
  const { seconds, inBrowser } = useNow()
  const exact = useMemo(() => formatDateTime(at * 1000, inBrowser ? localFormat : utcFormat), [at, inBrowser])
  return (
    <time className={tone.muted} dateTime={isoTime(at)} title={exact}>
      {formatAge(seconds - at)}
    </time>
  )
}
