import type { ReactNode } from 'react'
import type { WireHistory } from '~/contracts/state/history'
import type { PanelTimes } from '~/domain/service/freshness'
import { OutsideLink } from '~/shared/links/outside-link'
import { pagePeriodSeconds } from '~/shared/live/panel-times'
import { CopyLinkButton } from '~/shared/page/copy-link-button'
import { HistoryLine } from '~/shared/page/history-line'
import { button } from '~/ui/controls/button-class'
import { Link } from '~/ui/controls/link'
import { Icon } from '~/ui/marks/icon'
import { StaleDimmer } from '~/ui/panel/stale-dimmer'
import { Stats } from '~/ui/panel/stat'
import { notOnPhone, onlyPhone } from '~/ui/theme/text-style.css'
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
