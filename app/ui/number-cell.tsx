import { type FormattedNumber, missingText } from '~/domain/format'
import * as styles from './number-cell.css'
import { type Tone, tone } from './text-style.css'

interface NumberCellProps {
  /** Undefined = unknown. */
  readonly number: FormattedNumber | undefined
  /** The column has abbreviated numbers: keep room for the suffix. */
  readonly abbreviated?: boolean
  readonly inTone?: Tone
}

/** A number of a column; the full value stands in the title. */
export function NumberCell({ number, abbreviated = false, inTone = 'text' }: NumberCellProps) {
  const suffix = abbreviated ? <span className={styles.suffix}>{number?.suffix}</span> : null
  if (number === undefined) {
    return (
      <span className={tone.muted}>
        {missingText}
        {suffix}
      </span>
    )
  }
  return (
    <abbr className={`${styles.number} ${tone[inTone]}`} title={number.full}>
      {number.text}
      {suffix}
    </abbr>
  )
}
