import { allWalletsPage } from '~/domain/service/outside-pages'
import { OutsideLink } from '~/shared/links/outside-link'
import { button } from '~/ui/controls/button-class'
import { Dialog, DialogBody, DialogHeader } from '~/ui/overlay/dialog'
import { signInText } from './sign-in-text'

/** Dialog that is shown if the phone has no wallet app that can respond. */
export function NoMobileWalletDialog({ onClose }: { readonly onClose: () => void }) {
  return (
    <Dialog label={signInText.noMobileWallet} shape="narrow" onClose={onClose}>
      <DialogHeader title={signInText.noMobileWallet} onClose={onClose} />
      <DialogBody>
        <OutsideLink to={{ kind: 'page', href: allWalletsPage }} className={button({ variant: 'primary' })}>
          {signInText.findWallet}
        </OutsideLink>
      </DialogBody>
    </Dialog>
  )
}
