import type { ReactNode } from 'react'
import * as styles from './message-card.css'

interface MessageCardProps {
  readonly title: string
  readonly line: string
  /** What one can do about it. */
  readonly children?: ReactNode
}

/** A page that has only one thing to say, and ways on. */
export function MessageCard({ title, line, children }: MessageCardProps) {
  return (
    <div className={styles.card}>
      <h1>{title}</h1>
      <p className={styles.line}>{line}</p>
      {children}
    </div>
  )
}
