import type { ReactNode } from 'react'
import { freshnessOf, type PanelTimes, panelAgeSeconds } from '~/domain/freshness'
import { stale } from './card.css'
import { useNow } from './now'

/** Dims data that is offline: it stays readable, and looks old. */
export function StaleDimmer({ times, children }: { times: PanelTimes; children: ReactNode }) {
  const now = useNow()
  const age = panelAgeSeconds(times, now.seconds)
  const isOld = now.inBrowser && (age === undefined || freshnessOf(age) === 'offline')
  return <div className={isOld ? stale : undefined}>{children}</div>
}
