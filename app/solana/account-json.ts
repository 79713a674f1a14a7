import { z } from 'zod'
import { type Address, trustedAddress } from '~/domain/ids'
import { parseAddress } from '~/domain/parse-id'
import type { JsonCursor } from './json-cursor'

/** An account as a node tells it. `data` may be empty and `lamports` 0 for one that has just been closed. */
export interface RpcAccount {
  readonly key: Address
  /** As the node says; compare it with known programs, it is not checked to be an address. */
  readonly owner: Address
  readonly lamports: number
  readonly data: Uint8Array
}

const dataSchema = z.tuple([z.string(), z.literal('base64')])

const contentSchema = z.object({ owner: z.string(), lamports: z.number(), data: dataSchema })

const keyedAccountSchema = z.object({ pubkey: z.string(), account: contentSchema })

/** Reads `{ pubkey, account }` in base64 encoding; undefined for everything else. */
export function parseKeyedAccount(json: unknown): RpcAccount | undefined {
  const parsed = keyedAccountSchema.safeParse(json).data
  if (parsed === undefined) return undefined
  const key = parseAddress(parsed.pubkey)
  return key && accountOf(key, parsed.account.owner, parsed.account.lamports, parsed.account.data[0])
}

/** Reads an account of which the key is known, as `getMultipleAccounts` tells it; undefined for everything else. */
export function parseAccountOf(key: Address, json: unknown): RpcAccount | undefined {
  const parsed = contentSchema.safeParse(json).data
  return parsed && accountOf(key, parsed.owner, parsed.lamports, parsed.data[0])
}

/** The same as `parseKeyedAccount`, straight from the text; undefined where only `JSON.parse` can tell. */
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
  const key = parseAddress(pubkey)
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
  // Node skips what is no base64 in silence: the length tells.
  if (data.length !== base64Bytes(base64)) return undefined
  return { key, owner: trustedAddress(owner), lamports, data }
}

function base64Bytes(base64: string): number {
  const padding = base64.endsWith('==') ? 2 : base64.endsWith('=') ? 1 : 0
  return Math.floor((base64.length * 3) / 4) - padding
}
