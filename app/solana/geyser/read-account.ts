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

/** An account of a Geyser stream. Its data is not copied, so the whole message stays in memory as long as it. */
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
  /** `undefined`: a key is missing or malformed. */
  readonly account: StreamedAccount | undefined
}

const messageTags = { account: bytesField(1), slot: numberField(2), isStartup: numberField(3) }
const accountTags = {
  ...{ pubkey: bytesField(1), lamports: numberField(2), owner: bytesField(3) },
  ...{ data: bytesField(6), writeVersion: numberField(7) },
}

const noData = new Uint8Array()

/** Reads a `SubscribeUpdateAccount`. */
export function readAccountMessage(cursor: ProtoCursor): AccountMessage {
  let account: StreamedAccount | undefined
  let slot = 0
  let isStartup = false
  while (cursor.at < cursor.end) {
    const tag = readVarint(cursor)
    if (tag === messageTags.account) account = readAccount(readMessage(cursor))
    else if (tag === messageTags.slot) slot = readVarint(cursor)
    else if (tag === messageTags.isStartup) isStartup = readFlag(cursor)
    else skipField(cursor, tag)
  }
  return { kind: 'account', slot, isStartup, account }
}

function readAccount(cursor: ProtoCursor): StreamedAccount | undefined {
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
