import type { WireHistory } from '~/contracts/history'
import type { PolledAnswer } from '~/contracts/panel'
import { formatCount, missingText } from '~/domain/format'
import { formatDollars } from '~/domain/format-dollars'
import { mints } from '~/domain/mints'
import { button } from '~/ui/button-class'
import { Icon } from '~/ui/icon'
import { StaleDimmer } from '~/ui/stale-dimmer'
import { Stat, Stats } from '~/ui/stat'
import { notOnPhone, onlyPhone } from '~/ui/text-style.css'
import { Explain } from '../explain/explain'
import { pagePeriodSeconds, panelTimes } from '../live/panel-times'
import { OutsideLink } from '../outside/outside-link'
import { CopyLinkButton } from '../shell/copy-link-button'
import { HistoryLine } from '../shell/history-line'
import * as styles from './jupiter.css'
import type { JupiterFigures } from './jupiter-figures'
import { jupiterText } from './jupiter-text'

interface JupiterHeadProps {
  readonly figures: JupiterFigures
  /** Age of the figures. */
  readonly age: Omit<PolledAnswer<never>, 'data'>
  readonly history: WireHistory
}

/** Page title, the four figures, and the link to trade. */
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
        className={button({ look: 'primary' })}
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
    <Stats look="row">
      <Stat look="row" label={labels.activeDca}>
        {activeDcaOrders === null ? missingText : formatCount(activeDcaOrders)}
      </Stat>
      <Stat look="row" label={<Explain of="dcaVolumeOfDay">{labels.dcaVolume}</Explain>}>
        {dollars(dcaVolumeUsd)}
      </Stat>
      <Stat look="row" label={<Explain of="dcaPlannedPerMinute">{labels.planned}</Explain>}>
        {dollars(plannedUsdPerMinute)}
      </Stat>
      <Stat look="row" label={<Explain of="openLimitValue">{labels.openLimit}</Explain>}>
        {dollars(openLimitUsd)}
      </Stat>
    </Stats>
  )
}

function dollars(amountUsd: number | null): string {
  return amountUsd === null ? missingText : formatDollars(amountUsd)
}
