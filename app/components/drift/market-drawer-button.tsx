import { formatCount } from '~/domain/format'
import { button } from '~/ui/button-class'
import { Icon } from '~/ui/icon'
import { tone } from '~/ui/text-style.css'
import { useOnDemand } from '~/ui/use-on-demand'
import { driftText } from './drift-text'
import * as styles from './market-drawer.css'
import { useMarkets } from './markets-provider'

const loadDrawer = async () => (await import('./market-drawer')).MarketDrawer

/**
 * Button that opens the market list on phones. Without JavaScript the button does nothing, but the heat map
 * links to the same markets.
 */
export function MarketDrawerButton() {
  const { markets } = useMarkets()
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
        <span className={tone.muted}>{markets === null ? null : formatCount(markets.length)}</span>
      </button>
      {Opened === undefined ? null : <Opened onClose={close} />}
    </div>
  )
}
