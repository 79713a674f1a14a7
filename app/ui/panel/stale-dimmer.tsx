import type { ReactNode } from 'react'
import { freshnessOf, type PanelTimes, panelAgeSeconds } from '~/domain/service/freshness'
import { text } from '~/ui/text'
import { useNow } from '../marks/now'
import { visuallyHidden } from '../theme/text-style.css'
import { stale } from './card.css'

interface StaleDimmerProps {
  readonly times: PanelTimes
  /** Refresh period of a slow panel, seconds. `undefined` for panels with live data. */
  readonly periodSeconds?: number
  /**
   * Name of the content that is loading and will replace the current content. `false`: nothing is loading.
   */
  readonly loading?: string | false
  readonly children: ReactNode
}

/**
 * Dims data that is offline or will soon be replaced. The data looks old but stays readable. If there is no
 * data, nothing is dimmed.
 */
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
