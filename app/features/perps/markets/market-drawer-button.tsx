import { formatCount } from '~/domain/format/format'
import { button } from '~/ui/controls/button-class'
import { Icon } from '~/ui/marks/icon'
import { useOnDemand } from '~/ui/overlay/use-on-demand'
import { tone } from '~/ui/theme/text-style.css'
import { driftText } from '../drift-text'
import * as styles from './market-drawer.css'
import { useMarkets } from './markets-provider'

const loadDrawer = async () => (await import('./market-drawer')).MarketDrawer

/**
 * Button that opens the market list on phones. Without JavaScript the button does nothing, but the heat map
 * links to the same markets.
 */
export function MarketDrawerButton() {
  const { markets, times } = useMarkets()
  const { Opened, open, close } = useOnDemand(loadDrawer)
  return (
    <div className={styles.opener}>
      <button
        type="button"
        className={`${button({})} ${styles.button}`}
        aria-haspopup="dialog"
        data-needs-script=""
        onClick={open}
      >
        <Icon name="menu" size={16} />
        {driftText.markets}
        <span className={tone.muted}>
          {markets === null || times.dataAt === undefined ? null : formatCount(markets.length)}
        </span>
      </button>
      {Opened === undefined ? null : <Opened onClose={close} />}
    </div>
  )
}
