import { useEffect, useRef } from 'react'
import { type DefinedList, listMetrics } from '~/domain/metrics/list-metrics'
import { type MetricId, metrics } from '~/domain/metrics/metrics'
import { Link } from '~/ui/controls/link'
import { movePopover } from '~/ui/overlay/move-popover'
import * as styles from './metric-info-card.css'
import { metricInfoText } from './metric-info-text'
import { metricPath } from './metric-path'

interface MetricInfoCardProps {
  readonly of: MetricId
  readonly list: DefinedList | undefined
  readonly anchor: Element
  readonly onClose: () => void
}

/**
 * Explanation beside a number. It is a native popover, so the Escape key, a click outside and scrolling close
 * it. It contains only span elements, because it can be inside a paragraph.
 */
export function MetricInfoCard({ of, list, anchor, onClose }: MetricInfoCardProps) {
  const card = useRef<HTMLSpanElement>(null)
  useEffect(() => {
    const element = card.current
    if (element === null) return
    const whenClosed = (event: ToggleEvent) => {
      if (event.newState === 'closed') onClose()
    }
    const whenScrolled = (event: Event) => {
      if (!(event.target instanceof Node) || !element.contains(event.target)) element.hidePopover()
    }
    element.addEventListener('toggle', whenClosed)
    document.addEventListener('scroll', whenScrolled, { capture: true, passive: true })
    movePopover(element, anchor)
    element.showPopover()
    element.focus({ preventScroll: true })
    return () => {
      element.removeEventListener('toggle', whenClosed)
      document.removeEventListener('scroll', whenScrolled, true)
    }
  }, [anchor, onClose])
  return (
    <span
      ref={card}
      popover="auto"
      role="dialog"
      aria-label={list === undefined ? metrics[of].title : metricInfoText.columns}
      tabIndex={-1}
      className={styles.card}
      data-raised=""
    >
      {list === undefined ? <One of={of} /> : listMetrics[list].map((id) => <Short key={id} of={id} />)}
      <span className={styles.line}>
        <Link to={metricPath(of)} className={styles.more}>
          {metricInfoText.more}
        </Link>
      </span>
    </span>
  )
}

function One({ of }: { readonly of: MetricId }) {
  const { title, unit, formula, source } = metrics[of]
  return (
    <>
      <b className={styles.title}>{title}</b>
      <span className={styles.line}>{formula}</span>
      <span className={styles.quiet}>
        {metricInfoText.unit}: {unit}
      </span>
      <span className={styles.quiet}>
        {metricInfoText.source}: {source}
      </span>
    </>
  )
}

/**
 * Short definition of a metric in a card that explains several. A link leads to the unit and the source of
 * the metric.
 */
function Short({ of }: { readonly of: MetricId }) {
  const { title, formula } = metrics[of]
  return (
    <span className={styles.line}>
      <Link to={metricPath(of)} className={styles.name}>
        {title}
      </Link>
      <span className={styles.quiet}>{formula}</span>
    </span>
  )
}
