import type { ReactNode } from 'react'
import { freshnessOf, type PanelTimes, panelAgeSeconds } from '~/domain/freshness'
import { stale } from './card.css'
import { useNow } from './now'
import { text } from './text'
import { visuallyHidden } from './text-style.css'

interface StaleDimmerProps {
  readonly times: PanelTimes
  /** Refresh period of a slow panel, seconds; feeds leave it out. */
  readonly periodSeconds?: number
  /** What the reader waits for in place of this, named; false = nothing. */
  readonly loading?: string | false
  readonly children: ReactNode
}

/** Dims data that is offline or no longer asked for: it stays readable, and looks old. What stands there before any data has no age. */
export function StaleDimmer({ times, periodSeconds, loading = false, children }: StaleDimmerProps) {
  const now = useNow()
  const age = panelAgeSeconds(times, now.seconds)
  const isOld = now.inBrowser && age !== undefined && freshnessOf(age, periodSeconds) === 'offline'
  const isDimmed = isOld || loading !== false
  return (
    <div className={isDimmed ? stale : undefined} aria-busy={loading === false ? undefined : true}>
      {loading === false ? null : (
        <p className={visuallyHidden} role="status">
          {text.loading(loading)}
        </p>
      )}
      {children}
    </div>
  )
}
