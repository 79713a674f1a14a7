import { useEffect } from 'react'
import { useLive } from '~/shared/live/live-provider'
import { useSite } from '~/shared/page/site'
import { useReachable } from '~/shared/page/use-reachable'
import { siteText } from '~/shared/text/site-text'
import * as styles from './ad-banner.css'
import { reportHiddenAd } from './hidden-ad'

interface AdBannerProps {
  /**
   * Whether to reserve space for the advertisement until it is known whether the advertisement can be loaded.
   */
  readonly reservesSpace: boolean
}

/**
 * Advertisement of 728 × 90 pixels on the overview, if one is configured. Takes no space if it cannot be
 * loaded or if scripts are disabled.
 */
export function AdBanner({ reservesSpace }: AdBannerProps) {
  const url = useSite()?.operator.adBannerUrl
  const reachable = useReachable(url, true)
  const { requestRefresh } = useLive()
  useEffect(() => {
    // Reload the page data, because the list above shows more rows if there is no advertisement.
    if (reachable !== undefined && reportHiddenAd(!reachable)) requestRefresh()
  }, [reachable, requestRefresh])
  if (url === undefined || !(reachable ?? reservesSpace)) return null
  return (
    <aside className={styles.slot} aria-label={siteText.advertisement}>
      <p className={styles.label}>{siteText.advertisement}</p>
      {reachable === true ? (
        <iframe
          className={styles.frame}
          src={url}
          title={siteText.advertisement}
          sandbox="allow-scripts allow-popups allow-popups-to-escape-sandbox"
          referrerPolicy="no-referrer"
          loading="lazy"
        />
      ) : null}
    </aside>
  )
}
