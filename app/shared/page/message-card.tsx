import type { ReactNode } from 'react'
import * as styles from './message-card.css'

interface MessageCardProps {
  readonly title: string
  readonly line: string
  /** Links or buttons for what the visitor can do next. */
  readonly children?: ReactNode
}

/** Content of a page that shows only a message and what the visitor can do next. */
export function MessageCard({ title, line, children }: MessageCardProps) {
  return (
    <div className={styles.card}>
      <h1>{title}</h1>
      <p className={styles.line}>{line}</p>
      {children}
    </div>
  )
}
