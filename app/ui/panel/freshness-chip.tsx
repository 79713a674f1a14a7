import { formatAgo, formatClock } from '~/domain/format/format-time'
import { utcFormat } from '~/domain/format/time-zone'
import {
  type Freshness,
  freshnessOf,
  freshnessWords,
  type PanelTimes,
  panelAgeSeconds,
} from '~/domain/service/freshness'
import { text } from '~/ui/text'
import { useNow } from '../marks/now'
import * as styles from './freshness-chip.css'

interface FreshnessChipProps {
  readonly times: PanelTimes
  /** Refresh period of a slow panel, seconds. `undefined` for panels with live data. */
  readonly periodSeconds?: number
  /** Whether the visitor has paused live updates. If so, old data is not a fault. */
  readonly paused?: boolean
}

/**
 * Shows the freshness of a panel as a dot, a word and an age. Until the browser's clock ticks for the first
 * time, the time of the data is shown in place of its age.
 */
export function FreshnessChip({ times, periodSeconds, paused = false }: FreshnessChipProps) {
  const now = useNow()
  const age = panelAgeSeconds(times, now.seconds)
  if (age === undefined) return <span className={styles.sentence}>{text.waiting}</span>
  if (!now.inBrowser) {
    return (
      <span className={styles.sentence}>{text.asOf(formatClock((now.seconds - age) * 1000, utcFormat))}</span>
    )
  }
  if (paused) return <span className={styles.sentence}>{`${text.paused} ${formatAgo(age)}`}</span>
  const freshness = now.isOffline ? 'offline' : freshnessOf(age, periodSeconds)
  return (
    <span className={styles.fresh} title={text.freshnessTitle}>
      <b className={styles.word[freshness]}>
        <Dot freshness={freshness} />
        {freshnessWords[freshness]}
      </b>
      <span>{formatAgo(age)}</span>
    </span>
  )
}

/** The dot is full, half full or a ring, so that the states differ in shape as well as in colour. */
function Dot({ freshness }: { freshness: Freshness }) {
  return (
    <svg width="8" height="8" viewBox="0 0 8 8" aria-hidden="true">
      {freshness === 'live' ? (
        <circle cx="4" cy="4" r="4" fill="currentColor" />
      ) : (
        <circle cx="4" cy="4" r="3.25" fill="none" stroke="currentColor" strokeWidth="1.5" />
      )}
      {freshness === 'delayed' ? <path d="M4 .75a3.25 3.25 0 0 1 0 6.5z" fill="currentColor" /> : null}
    </svg>
  )
}
