import { useEffect, useRef, useState } from 'react'
import { useSite } from '~/shared/page/site'
import { useReachable } from '~/shared/page/use-reachable'
import { siteText } from '~/shared/text/site-text'
import * as styles from './ad-slot.css'

const adWidth = 250

/**
 * Advertisement in the sidebar, if one is configured and can be loaded. Its document runs in a sandbox. The
 * layout of 250 × 360 pixels is scaled to the width of the sidebar. A narrow sidebar shows no advertisement.
 */
export function AdSlot() {
  const url = useSite()?.operator.adSlotUrl
  const slot = useRef<HTMLDivElement>(null)
  const [width, setWidth] = useState(0)
  const reachable = useReachable(url, width > 0)
  useEffect(() => {
    if (slot.current === null) return
    const observer = new ResizeObserver(([entry]) => setWidth(entry?.contentRect.width ?? 0))
    observer.observe(slot.current)
    return () => observer.disconnect()
  }, [])
  if (url === undefined) return null
  return (
    <div ref={slot}>
      {reachable === true && width > 0 ? (
        <>
          <p className={styles.label}>{siteText.advertisement}</p>
          <div className={styles.box}>
            <iframe
              className={styles.frame}
              style={{ transform: `scale(${width / adWidth})` }}
              src={url}
              title={siteText.advertisement}
              sandbox="allow-scripts allow-popups allow-popups-to-escape-sandbox"
              referrerPolicy="no-referrer"
            />
          </div>
        </>
      ) : null}
    </div>
  )
}
