import { Dialog, DialogBody, DialogHeader } from '~/ui/dialog'
import { Key } from '~/ui/key'

interface OrderPopupProps {
  /** The order's account, or `{userAccount}:{orderId}`. */
  readonly orderKey: string
  readonly onClose: () => void
}

/** One order over the page that it was found on. */
export function OrderPopup({ orderKey, onClose }: OrderPopupProps) {
  return (
    <Dialog label={orderKey} shape="wide" onClose={onClose}>
      <DialogHeader title={<Key value={orderKey} />} onClose={onClose} />
      <DialogBody>{null}</DialogBody>
    </Dialog>
  )
}
