import { useEffect } from 'react'
import { text } from '~/ui/text'
import { useLive } from '../live/live-provider'
import { useSite } from '../shell/site'
import { useReachable } from '../shell/use-reachable'
import * as styles from './ad-banner.css'
import { reportHiddenAd } from './hidden-ad'

interface AdBannerProps {
  /** Whether to reserve the space before it is known whether the advertisement can be reached. */
  readonly reservesSpace: boolean
}

/**
 * The overview's advertisement of 728 × 90, if one is configured. Takes no space if it cannot be reached, or
 * without scripts.
 */
export function AdBanner({ reservesSpace }: AdBannerProps) {
  const url = useSite()?.operator.adBannerUrl
  const reachable = useReachable(url, true)
  const { requestRefresh } = useLive()
  useEffect(() => {
    // The list above shows more rows if there is no advertisement.
    if (reachable !== undefined && reportHiddenAd(!reachable)) requestRefresh()
  }, [reachable, requestRefresh])
  if (url === undefined || !(reachable ?? reservesSpace)) return null
  return (
    <aside className={styles.slot} aria-label={text.advertisement}>
      <p className={styles.label}>{text.advertisement}</p>
      {reachable === true ? (
        <iframe
          className={styles.frame}
          src={url}
          title={text.advertisement}
          sandbox="allow-scripts allow-popups allow-popups-to-escape-sandbox"
          referrerPolicy="no-referrer"
          loading="lazy"
        />
      ) : null}
    </aside>
  )
}
