import { isHotProgress, roundedProgress } from '~/domain/format/format'
import { bind, map, peek, type Signal, writeText } from '../signal/signal'
import * as styles from './progress.css'

/** A progress bar with its percentage. The percentage is limited to 0–100 and rounded. */
export function Progress({ percent }: { readonly percent: Signal<number> | number }) {
  const rounded = map(percent, roundedProgress)
  const shown = peek(rounded)
  return (
    <span className={styles.progress}>
      <span className={styles.track} aria-hidden="true">
        <i ref={bind(rounded, writeBar)} className={barClass(shown)} style={{ width: percentText(shown) }} />
      </span>
      <span ref={bind(rounded, writePercent)} className={styles.percent}>
        {percentText(shown)}
      </span>
    </span>
  )
}

function writeBar(bar: HTMLElement, percent: number) {
  bar.className = barClass(percent)
  bar.style.width = percentText(percent)
}

function writePercent(figure: HTMLElement, percent: number) {
  writeText(figure, percentText(percent))
}

function percentText(percent: number): string {
  return `${percent}%`
}

function barClass(percent: number): string {
  if (percent === 0) return `${styles.bar} ${styles.none}`
  return isHotProgress(percent) ? `${styles.bar} ${styles.hot}` : styles.bar
}
