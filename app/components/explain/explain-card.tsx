import { useEffect, useRef } from 'react'
import { type MethodId, methods } from '~/domain/methods'
import { type ExplainedList, listMethods } from '~/domain/methods/list-methods'
import { placeBeside, roomOf } from '~/ui/anchored'
import { Link } from '~/ui/link'
import * as styles from './explain-card.css'
import { explainText } from './explain-text'
import { methodPath } from './method-path'

interface ExplainCardProps {
  readonly of: MethodId
  readonly list: ExplainedList | undefined
  readonly anchor: Element
  readonly onClose: () => void
}

/**
 * Explanation beside a number. A native popover, so Escape, an outside click and scrolling close it. It
 * contains only spans, because it may be inside a paragraph.
 */
export function ExplainCard({ of, list, anchor, onClose }: ExplainCardProps) {
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
    Object.assign(element.style, placeBeside(roomOf(anchor)))
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
      aria-label={list === undefined ? methods[of].title : explainText.columns}
      tabIndex={-1}
      className={styles.card}
      data-raised=""
    >
      {list === undefined ? <One of={of} /> : listMethods[list].map((id) => <Short key={id} of={id} />)}
      <span className={styles.line}>
        <Link to={methodPath(of)} className={styles.more}>
          {explainText.more}
        </Link>
      </span>
    </span>
  )
}

function One({ of }: { readonly of: MethodId }) {
  const { title, unit, formula, source } = methods[of]
  return (
    <>
      <b className={styles.title}>{title}</b>
      <span className={styles.line}>{formula}</span>
      <span className={styles.quiet}>
        {explainText.unit}: {unit}
      </span>
      <span className={styles.quiet}>
        {explainText.source}: {source}
      </span>
    </>
  )
}

/** Short definition, one of several. The link leads to its unit and source. */
function Short({ of }: { readonly of: MethodId }) {
  const { title, formula } = methods[of]
  return (
    <span className={styles.line}>
      <Link to={methodPath(of)} className={styles.name}>
        {title}
      </Link>
      <span className={styles.quiet}>{formula}</span>
    </span>
  )
}
