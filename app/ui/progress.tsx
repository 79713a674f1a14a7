import { isHotProgress, roundedProgress } from '~/domain/format'
import { type LiveValue, mapped, nowOf, writeText, writtenBy } from './live-value'
import * as styles from './progress.css'

/** A progress bar with its percentage, clamped and rounded. */
export function Progress({ percent }: { readonly percent: LiveValue<number> | number }) {
  const rounded = mapped(percent, roundedProgress)
  const shown = nowOf(rounded)
  return (
    <span className={styles.progress}>
      <span className={styles.track} aria-hidden="true">
        <i
          ref={writtenBy(rounded, writeBar)}
          className={barClass(shown)}
          style={{ width: percentText(shown) }}
        />
      </span>
      <span ref={writtenBy(rounded, writePercent)} className={styles.percent}>
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
  return isHotProgress(percent) ? `${styles.bar} ${styles.hot}` : styles.bar
}
