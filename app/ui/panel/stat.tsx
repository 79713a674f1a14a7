import type { ReactNode } from 'react'
import { Hint } from '../overlay/hint'
import * as styles from './stat.css'

interface StatsProps {
  /**
   * Layout of the numbers: beside each other with lines between them (`tight` if space is scarce), or as
   * tiles.
   */
  readonly variant: 'row' | 'tight' | 'tiles'
  /** `Stat` elements with the same `variant`. */
  readonly children: ReactNode
}

/** A group of numbers with their names. */
export function Stats({ variant, children }: StatsProps) {
  return <dl className={variant === 'tiles' ? styles.tiles : styles.stats}>{children}</dl>
}

interface StatProps {
  readonly variant: StatsProps['variant']
  readonly label: ReactNode
  /** Explanation of the number. `undefined`: the name of the number is enough. */
  readonly explains?: ReactNode
  readonly children: ReactNode
  /** A secondary line below the number. */
  readonly detail?: ReactNode
}

/** A number with its name. */
export function Stat({ variant, label, explains, children, detail }: StatProps) {
  return (
    <div className={styles.figureIn[variant]}>
      <dt className={styles.label}>
        {explains === undefined ? label : <Hint explains={explains}>{label}</Hint>}
      </dt>
      <dd className={styles.figure}>{children}</dd>
      {detail === undefined ? null : <dd className={styles.detail}>{detail}</dd>}
    </div>
  )
}
