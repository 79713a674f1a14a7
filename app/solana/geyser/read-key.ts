import type { Address } from '~/domain/base/ids'
import { createAddressInterner } from '../address/address-reader'
import { type ProtoCursor, passField } from './proto-reader'

const internAddress = createAddressInterner()
const keyBytes = 32

/** Reads an address. `undefined`: the field has another number of bytes. */
export function readKey(cursor: ProtoCursor): Address | undefined {
  const start = passField(cursor)
  return cursor.at - start === keyBytes ? internAddress(cursor.view, start) : undefined
}
