import type { Address } from '../base/ids'
import { parseAddress } from '../base/parse-id'

/** Parsed order key: an order account, or one order of a Drift User account. */
export type OrderKey =
  | { readonly account: Address; readonly orderId: undefined }
  | { readonly account: Address; readonly orderId: number }

/** Drift order ids are 32-bit unsigned integers. */
const largestOrderId = 2 ** 32 - 1

/**
 * Parses an order key from an untrusted string: an address, or `{userAccount}:{orderId}`. Returns `undefined`
 * if the string is neither.
 */
export function parseOrderKey(text: string): OrderKey | undefined {
  const [accountText = '', idText, ...rest] = text.split(':')
  const account = parseAddress(accountText)
  if (account === undefined || rest.length > 0) return undefined
  if (idText === undefined) return { account, orderId: undefined }
  const orderId = /^\d{1,10}$/.test(idText) ? Number(idText) : undefined
  return orderId === undefined || orderId > largestOrderId ? undefined : { account, orderId }
}
