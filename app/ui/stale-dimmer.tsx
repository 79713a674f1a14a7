import type { ReactNode } from 'react'
import { freshnessOf, type PanelTimes, panelAgeSeconds } from '~/domain/freshness'
import { stale } from './card.css'
import { useNow } from './now'

interface StaleDimmerProps {
  readonly times: PanelTimes
  /** Refresh period of a slow panel, seconds; feeds leave it out. */
  readonly periodSeconds?: number
  readonly children: ReactNode
}

/** Dims data that is offline: it stays readable, and looks old. What stands there before any data has no age. */
export function StaleDimmer({ times, periodSeconds, children }: StaleDimmerProps) {
  const now = useNow()
  const age = panelAgeSeconds(times, now.seconds)
  const isOld = now.inBrowser && age !== undefined && freshnessOf(age, periodSeconds) === 'offline'
  return <div className={isOld ? stale : undefined}>{children}</div>
}
