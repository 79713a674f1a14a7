import { type Signature, trustedSignature } from '~/domain/base/ids'
import type { Slot, UnixSeconds } from '~/domain/base/time'
import { encodeBase58 } from '~/lib/text/base58'
import {
  bytesField,
  cursorOver,
  numberField,
  type ProtoCursor,
  readBytes,
  readMessage,
  readSigned,
  readVarint,
  skipField,
} from './proto-reader'
import { type AccountMessage, readAccountMessage } from './read-account'

/** A transaction of a Geyser stream that is read only when the time of its block is known. */
export interface StreamedTransaction {
  /** `undefined`: it is missing or malformed. */
  readonly signature: Signature | undefined
  /** Place in the block. */
  readonly index: number
  /** The serialised `SubscribeUpdateTransactionInfo`. */
  readonly info: Buffer
}

/** What a message of a Geyser stream contains, as far as Sextant needs it. */
export type StreamedUpdate =
  | AccountMessage
  | { readonly kind: 'transaction'; readonly slot: Slot; readonly transaction: StreamedTransaction }
  | {
      readonly kind: 'block-meta'
      readonly slot: Slot
      readonly parent: Slot
      /** `null`: the block has no time. */
      readonly blockTime: UnixSeconds | null
    }
  | { readonly kind: 'other' }

const updateTags = { account: bytesField(2), transaction: bytesField(4), blockMeta: bytesField(7) }
const transactionTags = { info: bytesField(1), slot: numberField(2) }
const infoTags = { signature: bytesField(1), index: numberField(5) }
const metaTags = { slot: numberField(1), blockTime: bytesField(4), parentSlot: numberField(6) }
const timeTags = { timestamp: numberField(1) }

const signatureBytes = 64
const other: StreamedUpdate = { kind: 'other' }

/**
 * Reads a `SubscribeUpdate`. Fields that Sextant does not need are skipped, which costs a third of the time of
 * a general decoder. Throws `RangeError` if the bytes are no message.
 */
export function readUpdate(cursor: ProtoCursor): StreamedUpdate {
  let update = other
  while (cursor.at < cursor.end) {
    const tag = readVarint(cursor)
    if (tag === updateTags.account) update = readAccountMessage(readMessage(cursor))
    else if (tag === updateTags.transaction) update = readTransactionMessage(readMessage(cursor))
    else if (tag === updateTags.blockMeta) update = readBlockMeta(readMessage(cursor))
    else skipField(cursor, tag)
  }
  return update
}

function readTransactionMessage(cursor: ProtoCursor): StreamedUpdate {
  let slot = 0
  let info: Buffer | undefined
  while (cursor.at < cursor.end) {
    const tag = readVarint(cursor)
    if (tag === transactionTags.info) info = readBytes(cursor)
    else if (tag === transactionTags.slot) slot = readVarint(cursor)
    else skipField(cursor, tag)
  }
  return info === undefined ? other : { kind: 'transaction', slot, transaction: identify(info) }
}

function identify(info: Buffer): StreamedTransaction {
  const cursor = cursorOver(info)
  let signature: Signature | undefined
  let index = 0
  while (cursor.at < cursor.end) {
    const tag = readVarint(cursor)
    if (tag === infoTags.signature) signature = signatureOf(readBytes(cursor))
    else if (tag === infoTags.index) index = readVarint(cursor)
    else skipField(cursor, tag)
  }
  return { signature, index, info }
}

function signatureOf(bytes: Buffer): Signature | undefined {
  return bytes.length === signatureBytes ? trustedSignature(encodeBase58(bytes)) : undefined
}

function readBlockMeta(cursor: ProtoCursor): StreamedUpdate {
  let slot = 0
  let parent = 0
  let blockTime: UnixSeconds | null = null
  while (cursor.at < cursor.end) {
    const tag = readVarint(cursor)
    if (tag === metaTags.slot) slot = readVarint(cursor)
    else if (tag === metaTags.parentSlot) parent = readVarint(cursor)
    else if (tag === metaTags.blockTime) blockTime = readTime(readMessage(cursor))
    else skipField(cursor, tag)
  }
  return { kind: 'block-meta', slot, parent, blockTime }
}

/** Reads a `UnixTimestamp`. `null`: it contains no time. */
function readTime(cursor: ProtoCursor): UnixSeconds | null {
  let time: UnixSeconds | null = null
  while (cursor.at < cursor.end) {
    const tag = readVarint(cursor)
    if (tag === timeTags.timestamp) time = readSigned(cursor)
    else skipField(cursor, tag)
  }
  return time
}
