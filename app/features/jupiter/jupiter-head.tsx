import type { WireHistory } from '~/contracts/state/history'
import type { PolledResult } from '~/contracts/state/panel'
import { formatCount, missingText } from '~/domain/format/format'
import { formatDollars } from '~/domain/format/format-dollars'
import { mints } from '~/domain/token/mints'
import { OutsideLink } from '~/shared/links/outside-link'
import { pagePeriodSeconds, panelTimes } from '~/shared/live/panel-times'
import { MetricInfo } from '~/shared/metric-info/metric-info'
import { CopyLinkButton } from '~/shared/page/copy-link-button'
import { HistoryLine } from '~/shared/page/history-line'
import { button } from '~/ui/controls/button-class'
import { Icon } from '~/ui/marks/icon'
import { StaleDimmer } from '~/ui/panel/stale-dimmer'
import { Stat, Stats } from '~/ui/panel/stat'
import { notOnPhone, onlyPhone } from '~/ui/theme/text-style.css'
import * as styles from './jupiter.css'
import { jupiterText } from './jupiter-text'
import type { JupiterTotals } from './jupiter-totals'

interface JupiterHeadProps {
  readonly totals: JupiterTotals
  /**
   * Time and metadata of the response with the figures. The header computes the age of the figures from them.
   */
  readonly age: Omit<PolledResult<never>, 'data'>
  readonly history: WireHistory
}

/** Header of the Jupiter dashboard: title, four figures, and the link to trade. */
export function JupiterHead({ totals, age, history }: JupiterHeadProps) {
  return (
    <header className={styles.head}>
      <div className={styles.names}>
        <div className={styles.titleRow}>
          <h1 className={styles.title}>{jupiterText.title}</h1>
          <CopyLinkButton />
        </div>
        <p className={styles.line}>{jupiterText.line}</p>
      </div>
      <div className={styles.figures}>
        <StaleDimmer times={panelTimes(totals, age.meta, age.answeredAt)} periodSeconds={pagePeriodSeconds}>
          <Totals totals={totals} />
        </StaleDimmer>
      </div>
      <OutsideLink
        to={{ kind: 'swap', sellMint: mints.USDC, buyMint: mints.wSOL }}
        className={button({ variant: 'primary' })}
      >
        <span className={notOnPhone}>{jupiterText.trade}</span>
        <span className={onlyPhone}>{jupiterText.tradeShort}</span>
        <Icon name="external" />
      </OutsideLink>
      <div className={styles.history}>
        <HistoryLine {...history} />
      </div>
    </header>
  )
}

function Totals({ totals }: Pick<JupiterHeadProps, 'totals'>) {
  const { activeDcaOrders, dcaVolumeUsd, plannedUsdPerMinute, openLimitUsd } = totals
  const labels = jupiterText.totals
  return (
    <Stats variant="row">
      <Stat variant="row" label={labels.activeDca}>
        {activeDcaOrders === null ? missingText : formatCount(activeDcaOrders)}
      </Stat>
      <Stat variant="row" label={<MetricInfo of="dcaVolumeOfDay">{labels.dcaVolume}</MetricInfo>}>
        {dollars(dcaVolumeUsd)}
      </Stat>
      <Stat variant="row" label={<MetricInfo of="dcaPlannedPerMinute">{labels.planned}</MetricInfo>}>
        {dollars(plannedUsdPerMinute)}
      </Stat>
      <Stat variant="row" label={<MetricInfo of="openLimitValue">{labels.openLimit}</MetricInfo>}>
        {dollars(openLimitUsd)}
      </Stat>
    </Stats>
  )
}

function dollars(amountUsd: number | null): string {
  return amountUsd === null ? missingText : formatDollars(amountUsd)
}
