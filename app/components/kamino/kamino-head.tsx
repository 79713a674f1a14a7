import type { ReactNode } from 'react'
import type { WireHistory } from '~/contracts/history'
import type { PanelTimes } from '~/domain/freshness'
import { button } from '~/ui/button-class'
import { Icon } from '~/ui/icon'
import { Link } from '~/ui/link'
import { StaleDimmer } from '~/ui/stale-dimmer'
import { Stats } from '~/ui/stat'
import { notOnPhone, onlyPhone } from '~/ui/text-style.css'
import { pagePeriodSeconds } from '../live/panel-times'
import { OutsideLink } from '../outside/outside-link'
import { CopyLinkButton } from '../shell/copy-link-button'
import { HistoryLine } from '../shell/history-line'
import * as styles from './kamino-head.css'
import { kaminoText } from './kamino-text'

interface KaminoHeadProps {
  readonly title: string
  readonly line?: string
  /** Whether to show a link back to the dashboard. */
  readonly isBelowDashboard?: boolean
  /** Progress of the backfill. `null`: the history is complete. */
  readonly history: WireHistory | null
  /** Times from which the age of the figures is computed. */
  readonly times: PanelTimes
  /** Figures in the header. They must be `Stat` elements with the variant `row`. */
  readonly children: ReactNode
}

/** Header of a Kamino page: title, figures, and the link to the venue. */
export function KaminoHead({
  title,
  line,
  isBelowDashboard = false,
  history,
  times,
  children,
}: KaminoHeadProps) {
  return (
    <header className={styles.head}>
      <div className={styles.about}>
        {isBelowDashboard ? (
          <Link to="/kamino/dashboard" className={styles.back}>
            <Icon name="previous" size={12} />
            {kaminoText.title}
          </Link>
        ) : null}
        <div className={styles.titleRow}>
          <h1>{title}</h1>
          <CopyLinkButton />
        </div>
        {line === undefined ? null : <p className={styles.line}>{line}</p>}
        {history && <HistoryLine {...history} />}
      </div>
      <div className={styles.figures}>
        <StaleDimmer times={times} periodSeconds={pagePeriodSeconds}>
          <Stats variant="row">{children}</Stats>
        </StaleDimmer>
      </div>
      <OutsideLink to={{ kind: 'kamino' }} className={button({ variant: 'primary' })}>
        <span className={notOnPhone}>{kaminoText.trade}</span>
        <span className={onlyPhone}>{kaminoText.tradeShort}</span>
        <Icon name="external" />
      </OutsideLink>
    </header>
  )
}
