import { useEffect } from 'react'
import { text } from '~/ui/text'
import { useLive } from '../live/live-provider'
import { useSite } from '../shell/site'
import { useReachable } from '../shell/use-reachable'
import * as styles from './ad-banner.css'
import { tellWhetherAdIsHidden } from './hidden-ad'

/** The overview's advertisement of 728 × 90, where one is configured. Its room is kept from the beginning, and given back if it can't be reached. */
export function AdBanner() {
  const url = useSite()?.operator.adBannerUrl
  const reachable = useReachable(url, true)
  const { requestRefresh } = useLive()
  useEffect(() => {
    // The list above has more rows where nothing is below it.
    if (reachable !== undefined && tellWhetherAdIsHidden(!reachable)) requestRefresh()
  }, [reachable, requestRefresh])
  if (url === undefined || reachable === false) return null
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
