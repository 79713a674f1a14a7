/** Where the wallet button will stand: in the top bar, and in the menu of phones. */
export function WalletSlot() {
  return null
}
