import type { Address } from '../base/ids'
import { parseAddress } from '../base/parse-id'
import type { Slot } from '../base/time'

/** Parsed order key: an order account, or one order of a perps User account. */
export type OrderKey =
  | { readonly account: Address; readonly orderId: undefined }
  | { readonly account: Address; readonly orderId: number; readonly placedSlot?: Slot }

/** Order ids of User accounts are 32-bit unsigned integers. */
const largestOrderId = 2 ** 32 - 1

/**
 * Parses an order key from an untrusted string: an address, `{userAccount}:{orderId}`, or
 * `{userAccount}:{orderId}:{slot}`. Returns `undefined` if the string is none of them.
 */
export function parseOrderKey(text: string): OrderKey | undefined {
  const [accountText = '', idText, slotText, ...rest] = text.split(':')
  const account = parseAddress(accountText)
  if (account === undefined || rest.length > 0) return undefined
  if (idText === undefined) return { account, orderId: undefined }
  const orderId = /^\d{1,10}$/.test(idText) ? Number(idText) : undefined
  if (orderId === undefined || orderId > largestOrderId) return undefined
  if (slotText === undefined) return { account, orderId }
  return /^\d{1,15}$/.test(slotText) ? { account, orderId, placedSlot: Number(slotText) } : undefined
}
