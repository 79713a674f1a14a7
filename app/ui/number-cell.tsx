import { type FormattedNumber, missingText } from '~/domain/format'
import * as styles from './number-cell.css'
import { type Tone, tone } from './text-style.css'

interface NumberCellProps {
  /** Undefined = unknown. */
  readonly number: FormattedNumber | undefined
  /** Most numbers of the column have a suffix: keep room for it in all, so that their decimal points line up. */
  readonly abbreviated?: boolean
  readonly inTone?: Tone
}

/** A number of a column; the full value stands in the title. */
export function NumberCell({ number, abbreviated = false, inTone = 'text' }: NumberCellProps) {
  const suffix = abbreviated ? <span className={styles.suffix}>{number?.suffix}</span> : number?.suffix
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
