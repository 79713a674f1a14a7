import { z } from 'zod'
import { type Address, trustedAddress } from '~/domain/base/ids'
import { parseAddress } from '~/domain/base/parse-id'
import { ownCopy } from '~/lib/text/own-copy'
import type { JsonCursor } from '../rpc/json-cursor'

/**
 * An account as sent by a node. An account that has just been closed may have empty `data` and 0 `lamports`.
 */
export interface RpcAccount {
  readonly key: Address
  /**
   * Owner as sent by the node. This string may not be a valid address, so only compare it with known
   * programs.
   */
  readonly owner: Address
  readonly lamports: number
  readonly data: Uint8Array
}

const dataSchema = z.tuple([z.string(), z.literal('base64')])

const contentSchema = z.object({ owner: z.string(), lamports: z.number(), data: dataSchema })

const keyedAccountSchema = z.object({ pubkey: z.string(), account: contentSchema })

/** Parses `{ pubkey, account }` in base64 encoding. `undefined`: the value has another form. */
export function parseKeyedAccount(json: unknown): RpcAccount | undefined {
  const parsed = keyedAccountSchema.safeParse(json).data
  if (parsed === undefined) return undefined
  const key = parseAddress(parsed.pubkey)
  return key && accountOf(key, parsed.account.owner, parsed.account.lamports, parsed.account.data[0])
}

/**
 * Parses an account whose key is known, as in `getMultipleAccounts`. `undefined`: the value has another form.
 */
export function parseAccountOf(key: Address, json: unknown): RpcAccount | undefined {
  const parsed = contentSchema.safeParse(json).data
  return parsed && accountOf(key, parsed.owner, parsed.lamports, parsed.data[0])
}

/**
 * Like `parseKeyedAccount`, but scans the JSON string without parsing it first. `undefined`: the scan failed,
 * so use `JSON.parse`.
 */
export function scanKeyedAccount(cursor: JsonCursor): RpcAccount | undefined {
  let pubkey: string | undefined
  let content: ScannedContent | undefined
  const complete = cursor.readMembers((name) => {
    if (name === 'pubkey') pubkey = cursor.readString()
    else if (name === 'account') content = scanContent(cursor)
    else return false
    return true
  })
  if (!complete || pubkey === undefined || content === undefined) return undefined
  // The indexer remembers the keys of all accounts. A part of the response would keep the whole response in memory.
  const key = parseAddress(ownCopy(pubkey))
  return key && accountOf(key, content.owner, content.lamports, content.base64)
}

interface ScannedContent {
  readonly owner: string
  readonly lamports: number
  readonly base64: string
}

function scanContent(cursor: JsonCursor): ScannedContent | undefined {
  let owner: string | undefined
  let lamports: number | undefined
  let base64: string | undefined
  const complete = cursor.readMembers((name) => {
    if (name === 'owner') owner = cursor.readString()
    else if (name === 'lamports') lamports = cursor.readInteger()
    else if (name === 'data') base64 = scanBase64(cursor)
    else return cursor.skipScalar()
    return true
  })
  if (!complete || owner === undefined || lamports === undefined || base64 === undefined) return undefined
  return { owner, lamports, base64 }
}

function scanBase64(cursor: JsonCursor): string | undefined {
  if (!cursor.take('[')) return undefined
  const content = cursor.readString()
  return cursor.take(',"base64"]') ? content : undefined
}

function accountOf(key: Address, owner: string, lamports: number, base64: string): RpcAccount | undefined {
  const data = Buffer.from(base64, 'base64')
  // Node.js silently skips characters that are not base64. In that case the decoded length is too short.
  if (data.length !== base64Bytes(base64)) return undefined
  return { key, owner: trustedAddress(owner), lamports, data }
}

function base64Bytes(base64: string): number {
  const padding = base64.endsWith('==') ? 2 : base64.endsWith('=') ? 1 : 0
  return Math.floor((base64.length * 3) / 4) - padding
}
