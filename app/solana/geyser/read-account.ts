import type { Slot } from '~/domain/base/time'
import type { RpcAccount } from '../snapshot/account-json'
import {
  bytesField,
  numberField,
  type ProtoCursor,
  readBytes,
  readFlag,
  readMessage,
  readVarint,
  skipField,
} from './proto-reader'
import { readKey } from './read-key'

/** An account of a Geyser stream. Its data is not copied, so the bytes of the stream stay in memory as long as it. */
export interface StreamedAccount extends RpcAccount {
  /** Increases with each write that the node has seen. Versions of different nodes are unrelated. */
  readonly writeVersion: number
}

/** Message with an account. */
export interface AccountMessage {
  readonly kind: 'account'
  readonly slot: Slot
  /** Whether the node sends the account because it loads its own snapshot. */
  readonly isStartup: boolean
  /** The serialised `SubscribeUpdateAccountInfo`, which `readAccount` reads. `undefined`: the message has none. */
  readonly account: ProtoCursor | undefined
}

const messageTags = { account: bytesField(1), slot: numberField(2), isStartup: numberField(3) }
const accountTags = {
  ...{ pubkey: bytesField(1), lamports: numberField(2), owner: bytesField(3) },
  ...{ data: bytesField(6), writeVersion: numberField(7) },
}

const noData = new Uint8Array()

/**
 * Reads a `SubscribeUpdateAccount` without the account. Accounts wait until their slot is complete. An account that
 * was read would consist of five objects, which the garbage collector would copy meanwhile.
 */
export function readAccountMessage(cursor: ProtoCursor): AccountMessage {
  let account: ProtoCursor | undefined
  let slot = 0
  let isStartup = false
  while (cursor.at < cursor.end) {
    const tag = readVarint(cursor)
    if (tag === messageTags.account) account = readMessage(cursor)
    else if (tag === messageTags.slot) slot = readVarint(cursor)
    else if (tag === messageTags.isStartup) isStartup = readFlag(cursor)
    else skipField(cursor, tag)
  }
  return { kind: 'account', slot, isStartup, account }
}

/**
 * Reads a `SubscribeUpdateAccountInfo`. `undefined`: a key is missing or malformed. Throws `RangeError` if the bytes
 * are no message.
 */
export function readAccount(message: ProtoCursor): StreamedAccount | undefined {
  const cursor = { ...message }
  let key: StreamedAccount['key'] | undefined
  let owner: StreamedAccount['owner'] | undefined
  let lamports = 0
  let data: Uint8Array = noData
  let writeVersion = 0
  while (cursor.at < cursor.end) {
    const tag = readVarint(cursor)
    if (tag === accountTags.pubkey) key = readKey(cursor)
    else if (tag === accountTags.lamports) lamports = readVarint(cursor)
    else if (tag === accountTags.owner) owner = readKey(cursor)
    else if (tag === accountTags.data) data = readBytes(cursor)
    else if (tag === accountTags.writeVersion) writeVersion = readVarint(cursor)
    else skipField(cursor, tag)
  }
  return key && owner && { key, owner, lamports, data, writeVersion }
}
