import { memo, type SyntheticEvent, useEffect, useId, useRef } from 'react'
import { endpointPath } from '~/shared/paths/guides'
import { Chip } from '~/ui/marks/chip'
import { Icon } from '~/ui/marks/icon'
import type { OperationEntry } from '../catalogue'
import { BacktickText } from '../code/backtick-text'
import { docsText } from '../docs-text'
import type { Tester } from './console-state'
import * as styles from './operation-card.css'
import { OperationForm } from './operation-form'

interface OperationCardProps {
  readonly operation: OperationEntry
  readonly open: boolean
  readonly hidden: boolean
  readonly tester: Tester
  /** Origin shown in example requests. */
  readonly origin: string
  readonly onToggle: (id: string, open: boolean) => void
  readonly onEdit: (id: string, name: string, value: string) => void
  readonly onTry: (operation: OperationEntry) => void
}

/**
 * Card of one endpoint. All cards share a `name`, so the browser keeps only one card open. The link target is
 * inside the card, so the browser opens the card for a link even without scripts.
 */
export const OperationCard = memo(function OperationCard(props: OperationCardProps) {
  const { operation, open, hidden, onToggle } = props
  const { id } = operation
  const titleId = useId()
  const card = useRef<HTMLDetailsElement>(null)
  useEffect(() => {
    // The visitor may have opened the card before hydration.
    if (card.current?.open) onToggle(id, true)
  }, [id, onToggle])
  return (
    <details
      ref={card}
      className={styles.card}
      name="operation"
      open={open}
      // The browser may have opened the card for the URL fragment before hydration.
      suppressHydrationWarning
      hidden={hidden}
      onToggle={(event: SyntheticEvent<HTMLDetailsElement>) => onToggle(id, event.currentTarget.open)}
    >
      <Summary operation={operation} titleId={titleId} />
      <section id={id} className={styles.body} aria-labelledby={titleId}>
        <Body {...props} />
      </section>
    </details>
  )
})

interface SummaryProps {
  readonly operation: OperationEntry
  readonly titleId: string
}

/** The line of a closed card. */
function Summary({ operation: { path, summary, needsKey }, titleId }: SummaryProps) {
  return (
    <summary className={styles.summary}>
      <span className={styles.method}>GET</span>
      <code id={titleId} className={styles.path}>
        {path}
      </code>
      <span className={styles.line}>
        <BacktickText text={summary} />
      </span>
      {needsKey ? <Chip kind="warning">{docsText.authRequired}</Chip> : null}
      <span className={styles.arrow}>
        <Icon name="down" size={16} />
      </span>
    </summary>
  )
}

/**
 * Form of the card, only while it is open, because the forms of all endpoints would be most of the page. Without
 * scripts, a link leads to the page of the endpoint.
 */
function Body(props: OperationCardProps) {
  if (props.open) return <OperationForm {...props} />
  return (
    <noscript>
      <a href={endpointPath(props.operation)} className={styles.details}>
        {docsText.detailsOf}
      </a>
    </noscript>
  )
}
