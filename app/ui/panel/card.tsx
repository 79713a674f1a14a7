import { type ReactNode, useId } from 'react'
import { SourceMark } from '../marks/source-mark'
import * as styles from './card.css'

interface CardProps {
  readonly title: string
  /** Anchor of the card in URLs (`#dca`). A heading with an anchor can receive the focus. */
  readonly anchor?: string
  /**
   * Freshness of the data, shown after the title. The width of the freshness chip changes, so only `actions`
   * may follow it.
   */
  readonly status?: ReactNode
  /** Controls at the right end of the header. */
  readonly actions?: ReactNode
  /**
   * Problem of the data source, as a sentence. The card shows only an icon, because the page shows the
   * sentence once for all cards.
   */
  readonly notice?: string | undefined
  /** Whether the actions are below the title on phones. */
  readonly twoLines?: boolean
  readonly footer?: ReactNode
  readonly children: ReactNode
}

/** A titled region for data, with status, actions and footer. */
export function Card(props: CardProps) {
  const { title, anchor, status, actions, notice, twoLines = false, footer, children } = props
  const titleId = useId()
  return (
    <section id={anchor} className={styles.card} aria-labelledby={titleId}>
      <div className={twoLines ? `${styles.header} ${styles.twoLines}` : styles.header}>
        <h2 id={titleId} tabIndex={anchor === undefined ? undefined : -1}>
          {title}
        </h2>
        <SourceMark notice={notice} />
        {status}
        <div className={styles.actions}>{actions}</div>
      </div>
      <div className={styles.body}>{children}</div>
      {footer === undefined ? null : <div className={styles.footer}>{footer}</div>}
    </section>
  )
}
