import type { WireHistory } from '~/contracts/history'
import type { PolledResult } from '~/contracts/panel'
import { formatCount, missingText } from '~/domain/format'
import { formatDollars } from '~/domain/format-dollars'
import { mints } from '~/domain/mints'
import { button } from '~/ui/button-class'
import { Icon } from '~/ui/icon'
import { StaleDimmer } from '~/ui/stale-dimmer'
import { Stat, Stats } from '~/ui/stat'
import { notOnPhone, onlyPhone } from '~/ui/text-style.css'
import { pagePeriodSeconds, panelTimes } from '../live/panel-times'
import { MetricInfo } from '../metric-info/metric-info'
import { OutsideLink } from '../outside/outside-link'
import { CopyLinkButton } from '../shell/copy-link-button'
import { HistoryLine } from '../shell/history-line'
import * as styles from './jupiter.css'
import type { JupiterFigures } from './jupiter-figures'
import { jupiterText } from './jupiter-text'

interface JupiterHeadProps {
  readonly figures: JupiterFigures
  /**
   * Time and metadata of the response with the figures. The header computes the age of the figures from them.
   */
  readonly age: Omit<PolledResult<never>, 'data'>
  readonly history: WireHistory
}

/** Header of the Jupiter dashboard: title, four figures, and the link to trade. */
export function JupiterHead({ figures, age, history }: JupiterHeadProps) {
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
        <StaleDimmer times={panelTimes(figures, age.meta, age.answeredAt)} periodSeconds={pagePeriodSeconds}>
          <Figures figures={figures} />
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

function Figures({ figures }: Pick<JupiterHeadProps, 'figures'>) {
  const { activeDcaOrders, dcaVolumeUsd, plannedUsdPerMinute, openLimitUsd } = figures
  const labels = jupiterText.figures
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
