import { type MouseEvent, memo, type ReactNode, useRef, useState } from 'react'
import type { DefinedList } from '~/domain/metrics/list-metrics'
import type { MetricId } from '~/domain/metrics/metrics'
import { Link } from '~/ui/controls/link'
import { Icon } from '~/ui/marks/icon'
import { useOnDemand } from '~/ui/overlay/use-on-demand'
import { visuallyHidden } from '~/ui/theme/text-style.css'
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
