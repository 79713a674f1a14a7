import type { ReactNode } from 'react'
import * as styles from './message-card.css'

interface MessageCardProps {
  readonly title: string
  readonly line: string
  /** Links or buttons for the next steps. */
  readonly children?: ReactNode
}

/** A page that only shows a message and next steps. */
export function MessageCard({ title, line, children }: MessageCardProps) {
  return (
    <div className={styles.card}>
      <h1>{title}</h1>
      <p className={styles.line}>{line}</p>
      {children}
    </div>
  )
}
