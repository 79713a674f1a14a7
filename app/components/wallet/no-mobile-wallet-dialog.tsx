import { button } from '~/ui/button-class'
import { Dialog, DialogBody, DialogHeader } from '~/ui/dialog'
import { signInText } from '~/ui/sign-in-text'
import { OutsideLink } from '../outside/outside-link'

/** Dialog that is shown if the phone has no wallet app that can respond. */
export function NoMobileWalletDialog({ onClose }: { readonly onClose: () => void }) {
  return (
    <Dialog label={signInText.noMobileWallet} shape="narrow" onClose={onClose}>
      <DialogHeader title={signInText.noMobileWallet} onClose={onClose} />
      <DialogBody>
        <OutsideLink to={{ kind: 'wallet-apps' }} className={button({ variant: 'primary' })}>
          {signInText.findWallet}
        </OutsideLink>
      </DialogBody>
    </Dialog>
  )
}
