import { useEffect, useRef, useState } from 'react'
import { text } from '~/ui/text'
import * as styles from './ad-slot.css'
import { useSite } from './site'
import { useReachable } from './use-reachable'

const adWidth = 250

/**
 * The sidebar's advertisement, if one is configured and reachable. Its document runs in a sandbox. It has a
 * layout of 250 × 360 that is scaled to the sidebar; a narrow sidebar shows none.
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
          <p className={styles.label}>{text.advertisement}</p>
          <div className={styles.box}>
            <iframe
              className={styles.frame}
              style={{ transform: `scale(${width / adWidth})` }}
              src={url}
              title={text.advertisement}
              sandbox="allow-scripts allow-popups allow-popups-to-escape-sandbox"
              referrerPolicy="no-referrer"
            />
          </div>
        </>
      ) : null}
    </div>
  )
}
