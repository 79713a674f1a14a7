import type { Address } from './ids'
import { parseAddress } from './parse-id'

/** What the key of an order names: an account, or one order of a Drift User account. */
export type OrderKey =
  | { readonly account: Address; readonly orderId: undefined }
  | { readonly account: Address; readonly orderId: number }

/** Drift counts orders in 32 bits. */
const largestOrderId = 2 ** 32 - 1

/** An order's key out of untrusted text: an address, or `{userAccount}:{orderId}` (definitions.md); undefined = neither. */
export function parseOrderKey(text: string): OrderKey | undefined {
  const [accountText = '', idText, ...rest] = text.split(':')
  const account = parseAddress(accountText)
  if (account === undefined || rest.length > 0) return undefined
  if (idText === undefined) return { account, orderId: undefined }
  const orderId = /^\d{1,10}$/.test(idText) ? Number(idText) : undefined
  return orderId === undefined || orderId > largestOrderId ? undefined : { account, orderId }
}
