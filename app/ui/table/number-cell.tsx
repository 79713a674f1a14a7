import { type FormattedNumber, missingText } from '~/domain/format/format'
import { bind, peek, type Signal, writeText } from '../signal/signal'
import { type Tone, tone } from '../theme/text-style.css'
import * as styles from './number-cell.css'

interface NumberCellProps {
  /** Number to show. `undefined`: unknown. */
  readonly number: Signal<FormattedNumber | undefined> | FormattedNumber | undefined
  /**
   * Whether most numbers of the column have a suffix. If so, all cells reserve space for a suffix, so that
   * the decimal points line up.
   */
  readonly abbreviated?: boolean
  readonly inTone?: Tone
}

/** A number in a column. The tooltip shows the full number. */
export function NumberCell({ number, abbreviated = false, inTone = 'text' }: NumberCellProps) {
  const shown = peek(number)
  if (shown === undefined) {
    return (
      <span className={tone.muted}>
        {missingText}
        {abbreviated ? <span className={styles.suffix} /> : null}
      </span>
    )
  }
  return (
    <abbr
      ref={bind(number, abbreviated ? writeAbbreviated : writeWhole)}
      className={`${styles.number} ${tone[inTone]}`}
      title={shown.full}
    >
      {abbreviated ? shown.text : shown.text + shown.suffix}
      {abbreviated ? <span className={styles.suffix}>{shown.suffix}</span> : null}
    </abbr>
  )
}

function writeWhole(element: HTMLElement, { text, suffix, full }: FormattedNumber) {
  writeText(element, text + suffix)
  element.title = full
}

function writeAbbreviated(element: HTMLElement, { text, suffix, full }: FormattedNumber) {
  writeText(element, text)
  if (element.lastElementChild !== null) writeText(element.lastElementChild, suffix)
  element.title = full
}
