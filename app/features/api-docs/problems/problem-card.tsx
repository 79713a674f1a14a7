import { BacktickText } from '../code/backtick-text'
import { docsText } from '../docs-text'
import * as styles from './problem-card.css'

interface ProblemCardProps {
  readonly status: number
  readonly code: string
  readonly meaning: string
  readonly fix: string
}

/** Explains a kind of API failure and how to fix the failure. */
export function ProblemCard({ status, code, meaning, fix }: ProblemCardProps) {
  const { problem } = docsText
  return (
    <dl className={styles.facts}>
      <dt className={styles.name}>{problem.status}</dt>
      <dd>{status}</dd>
      <dt className={styles.name}>{problem.code}</dt>
      <dd>
        <code>{code}</code>
      </dd>
      <dt className={styles.name}>{problem.meaning}</dt>
      <dd>
        <BacktickText text={meaning} />
      </dd>
      <dt className={styles.name}>{problem.fix}</dt>
      <dd>
        <BacktickText text={fix} />
      </dd>
    </dl>
  )
}
