import { type ReactNode, useId } from 'react'
import * as styles from './card.css'
import { SourceMark } from './source-mark'

interface CardProps {
  readonly title: string
  /** Names the card in addresses (`#dca`); its heading can then be given the focus. */
  readonly anchor?: string
  /** Behind the title: how fresh the data is. Its words change, so that nothing but `actions` stands behind it. */
  readonly status?: ReactNode
  /** At the right end of the header. */
  readonly actions?: ReactNode
  /** A sentence about the source: a mark beside the title, since the page says it for all of its cards. */
  readonly notice?: string | undefined
  readonly footer?: ReactNode
  readonly children: ReactNode
}

/** A titled region with its data and what belongs to it. */
export function Card({ title, anchor, status, actions, notice, footer, children }: CardProps) {
  const titleId = useId()
  return (
    <section id={anchor} className={styles.card} aria-labelledby={titleId}>
      <div className={styles.header}>
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
