import { IconButton } from '~/ui/controls/button'
import { Dialog } from '~/ui/overlay/dialog'
import { text } from '~/ui/text'
import { driftText } from '../drift-text'
import { MarketList } from './market-list'

/** Drawer with the market list on phones. The drawer closes when the visitor chooses a market. */
export function MarketDrawer({ onClose }: { readonly onClose: () => void }) {
  return (
    <Dialog label={driftText.markets} shape="drawer" onClose={onClose}>
      <MarketList onChoose={onClose}>
        <IconButton icon="close" label={text.close} onClick={onClose} />
      </MarketList>
    </Dialog>
  )
}
