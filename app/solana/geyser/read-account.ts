import type { Address } from '~/domain/base/ids'
import { createAddressInterner } from '../address/address-reader'
import type { RpcAccount } from '../snapshot/account-json'
import type { SubscribeUpdateAccount__Output as AccountUpdate } from './generated/geyser/SubscribeUpdateAccount.generated'

const internAddress = createAddressInterner()

/** Returns the address of 32 bytes. `undefined`: another number of bytes. */
export function readKey(bytes: Uint8Array | undefined): Address | undefined {
  if (bytes?.length !== 32) return undefined
  return internAddress(new DataView(bytes.buffer, bytes.byteOffset, 32), 0)
}

const noData = new Uint8Array()

/**
 * Converts an account of a Geyser stream. `undefined`: its keys are malformed. The data is not copied, so the
 * whole message stays in memory as long as the account.
 */
export function toRpcAccount({ account }: AccountUpdate): RpcAccount | undefined {
  const key = readKey(account?.pubkey)
  const owner = readKey(account?.owner)
  if (account === undefined || key === undefined || owner === undefined) return undefined
  return { key, owner, lamports: account.lamports ?? 0, data: account.data ?? noData }
}
