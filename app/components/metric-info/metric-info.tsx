import { type MouseEvent, memo, type ReactNode, useRef, useState } from 'react'
import type { MetricId } from '~/domain/metrics'
import type { DefinedList } from '~/domain/metrics/list-metrics'
import { Icon } from '~/ui/icon'
import { Link } from '~/ui/link'
import { visuallyHidden } from '~/ui/text-style.css'
import { useOnDemand } from '~/ui/use-on-demand'
import * as styles from './metric-info.css'
import { metricInfoText } from './metric-info-text'
import { metricPath } from './metric-path'

const loadCard = () => import('./metric-info-card').then(({ MetricInfoCard: ExplainCard }) => ExplainCard)

interface MetricInfoProps {
  readonly of: MetricId
  /**
   * List of metrics to explain together. If set, the card explains this list instead of the single metric in
   * `of`.
   */
  readonly list?: DefinedList | undefined
  /** Text of the link. Default: an icon. */
  readonly children?: ReactNode
}

/**
 * Link to a number's definition on `/methodology`. With scripts, a click opens the definition as a popover.
 * The definitions load with the first click, so they do not delay the page.
 */
export const MetricInfo = memo(function MetricInfo({ of, list, children }: MetricInfoProps) {
  const { Opened: Card, open, close } = useOnDemand(loadCard)
  const [anchor, setAnchor] = useState<Element>()
  const wasOpen = useRef(false)
  const onClick = (event: MouseEvent<HTMLAnchorElement>) => {
    if (event.metaKey || event.ctrlKey || event.shiftKey) return
    event.preventDefault()
    setAnchor(event.currentTarget)
    // If the card was open, this click has just closed it, so do not open it again.
    if (!wasOpen.current) open()
    wasOpen.current = false
  }
  return (
    <>
      <Link
        to={metricPath(of)}
        className={children === undefined ? styles.mark : styles.words}
        aria-haspopup="dialog"
        onPointerDown={() => {
          wasOpen.current = Card !== undefined
        }}
        onClick={onClick}
      >
        {children ?? (
          <>
            <Icon name="info" size={12} />
            <span className={visuallyHidden}>{metricInfoText.mark}</span>
          </>
        )}
      </Link>
      {Card === undefined || anchor === undefined ? null : (
        <Card of={of} list={list} anchor={anchor} onClose={close} />
      )}
    </>
  )
})
