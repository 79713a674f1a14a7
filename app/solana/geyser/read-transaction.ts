import type { Address } from '~/domain/base/ids'
import {
  bytesField,
  cursorOver,
  numberField,
  type ProtoCursor,
  readBytes,
  readFlag,
  readMessage,
  readText,
  readVarint,
  skipField,
} from './proto-reader'
import { readKey } from './read-key'

/** An instruction whose accounts are indexes of the transaction's keys. */
export interface StreamedInstruction {
  readonly programIdIndex: number
  readonly accountIndexes: Buffer
  readonly data: Buffer
}

export interface InnerGroup {
  /** Index of the instruction that called these. */
  readonly index: number
  readonly instructions: readonly StreamedInstruction[]
}

export interface MessageHeader {
  readonly signed: number
  readonly readonlySigned: number
  readonly readonlyUnsigned: number
}

/** A key that is malformed is `undefined`. */
type Keys = readonly (Address | undefined)[]

/** The part of a transaction that its signers have signed. */
export interface StreamedMessage {
  readonly header: MessageHeader | undefined
  readonly keys: Keys
  readonly instructions: readonly StreamedInstruction[]
}

/** The part of a transaction that the node adds after its execution. */
export interface StreamedMeta {
  readonly failed: boolean
  readonly inner: readonly InnerGroup[]
  /** Whether the node has not recorded inner instructions. */
  readonly innerNone: boolean
  readonly logs: readonly string[]
  readonly logsNone: boolean
  readonly loadedWritable: Keys
  readonly loadedReadonly: Keys
}

const infoTags = { transaction: bytesField(3), meta: bytesField(4) }
const transactionTags = { message: bytesField(2) }
const messageTags = { header: bytesField(1), accountKeys: bytesField(2), instructions: bytesField(4) }
const headerTags = {
  signed: numberField(1),
  readonlySigned: numberField(2),
  readonlyUnsigned: numberField(3),
}
const instructionTags = { programIdIndex: numberField(1), accounts: bytesField(2), data: bytesField(3) }
const groupTags = { index: numberField(1), instructions: bytesField(2) }
const metaTags = {
  ...{ err: bytesField(1), inner: bytesField(5), innerNone: numberField(10) },
  ...{ logs: bytesField(6), logsNone: numberField(11) },
  ...{ loadedWritable: bytesField(12), loadedReadonly: bytesField(13) },
}

const noBytes = Buffer.alloc(0)

/** Reads a `SubscribeUpdateTransactionInfo`. Throws `RangeError` if the bytes are no message. */
export function readTransactionInfo(info: Buffer): {
  readonly message: StreamedMessage | undefined
  readonly meta: StreamedMeta | undefined
} {
  const cursor = cursorOver(info)
  let message: StreamedMessage | undefined
  let meta: StreamedMeta | undefined
  while (cursor.at < cursor.end) {
    const tag = readVarint(cursor)
    if (tag === infoTags.transaction) message = messageOf(readMessage(cursor))
    else if (tag === infoTags.meta) meta = readMeta(readMessage(cursor))
    else skipField(cursor, tag)
  }
  return { message, meta }
}

function messageOf(cursor: ProtoCursor): StreamedMessage | undefined {
  let message: StreamedMessage | undefined
  while (cursor.at < cursor.end) {
    const tag = readVarint(cursor)
    if (tag === transactionTags.message) message = readSignedMessage(readMessage(cursor))
    else skipField(cursor, tag)
  }
  return message
}

function readSignedMessage(cursor: ProtoCursor): StreamedMessage {
  let header: MessageHeader | undefined
  const keys: (Address | undefined)[] = []
  const instructions: StreamedInstruction[] = []
  while (cursor.at < cursor.end) {
    const tag = readVarint(cursor)
    if (tag === messageTags.accountKeys) keys.push(readKey(cursor))
    else if (tag === messageTags.instructions) instructions.push(readInstruction(readMessage(cursor)))
    else if (tag === messageTags.header) header = readHeader(readMessage(cursor))
    else skipField(cursor, tag)
  }
  return { header, keys, instructions }
}

function readHeader(cursor: ProtoCursor): MessageHeader {
  const header = { signed: 0, readonlySigned: 0, readonlyUnsigned: 0 }
  while (cursor.at < cursor.end) {
    const tag = readVarint(cursor)
    if (tag === headerTags.signed) header.signed = readVarint(cursor)
    else if (tag === headerTags.readonlySigned) header.readonlySigned = readVarint(cursor)
    else if (tag === headerTags.readonlyUnsigned) header.readonlyUnsigned = readVarint(cursor)
    else skipField(cursor, tag)
  }
  return header
}

/** Reads an outer or an inner instruction: their fields have the same numbers. */
function readInstruction(cursor: ProtoCursor): StreamedInstruction {
  let programIdIndex = 0
  let [accountIndexes, data]: [Buffer, Buffer] = [noBytes, noBytes]
  while (cursor.at < cursor.end) {
    const tag = readVarint(cursor)
    if (tag === instructionTags.programIdIndex) programIdIndex = readVarint(cursor)
    else if (tag === instructionTags.accounts) accountIndexes = readBytes(cursor)
    else if (tag === instructionTags.data) data = readBytes(cursor)
    else skipField(cursor, tag)
  }
  return { programIdIndex, accountIndexes, data }
}

function readGroup(cursor: ProtoCursor): InnerGroup {
  let index = 0
  const instructions: StreamedInstruction[] = []
  while (cursor.at < cursor.end) {
    const tag = readVarint(cursor)
    if (tag === groupTags.index) index = readVarint(cursor)
    else if (tag === groupTags.instructions) instructions.push(readInstruction(readMessage(cursor)))
    else skipField(cursor, tag)
  }
  return { index, instructions }
}

function readMeta(cursor: ProtoCursor): StreamedMeta {
  let [failed, innerNone, logsNone] = [false, false, false]
  const inner: InnerGroup[] = []
  const logs: string[] = []
  const loadedWritable: (Address | undefined)[] = []
  const loadedReadonly: (Address | undefined)[] = []
  while (cursor.at < cursor.end) {
    const tag = readVarint(cursor)
    if (tag === metaTags.logs) logs.push(readText(cursor))
    else if (tag === metaTags.inner) inner.push(readGroup(readMessage(cursor)))
    else if (tag === metaTags.loadedWritable) loadedWritable.push(readKey(cursor))
    else if (tag === metaTags.loadedReadonly) loadedReadonly.push(readKey(cursor))
    else if (tag === metaTags.innerNone) innerNone = readFlag(cursor)
    else if (tag === metaTags.logsNone) logsNone = readFlag(cursor)
    else {
      failed ||= tag === metaTags.err
      skipField(cursor, tag)
    }
  }
  return { failed, inner, innerNone, logs, logsNone, loadedWritable, loadedReadonly }
}
