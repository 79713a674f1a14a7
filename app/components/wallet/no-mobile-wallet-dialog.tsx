import { button } from '~/ui/button.css'
import { Dialog, DialogBody, DialogHeader } from '~/ui/dialog'
import { walletText } from '~/ui/wallet-text'
import { OutsideLink } from '../outside/outside-link'

/** Said where a phone has no wallet app that could answer (M73). */
export function NoMobileWalletDialog({ onClose }: { readonly onClose: () => void }) {
  return (
    <Dialog label={walletText.noMobileWallet} shape="narrow" onClose={onClose}>
      <DialogHeader title={walletText.noMobileWallet} onClose={onClose} />
      <DialogBody>
        <OutsideLink to={{ kind: 'wallet-apps' }} className={button({ look: 'primary' })}>
          {walletText.findWallet}
        </OutsideLink>
      </DialogBody>
    </Dialog>
  )
}
