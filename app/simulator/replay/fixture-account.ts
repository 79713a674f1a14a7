import { createHash } from 'node:crypto'
import { z } from 'zod'
import { type Address, trustedAddress } from '~/domain/base/ids'
import { parseAddress } from '~/domain/base/parse-id'
import type { Slot } from '~/domain/base/time'
import { encodeBase58 } from '~/lib/text/base58'
import { driftProgramId } from '~/protocols/drift-perps/layout'
import { dcaProgramId, dcaProtocol } from '~/protocols/jupiter-dca/layout'
import { limitProgramId, limitProtocol } from '~/protocols/jupiter-limit/layout'
import { limitV1ProgramId } from '~/protocols/jupiter-limit-v1/layout'
import { kaminoProgramId } from '~/protocols/kamino-limit/layout'
import { metaplexProgramId, tokenProgramId } from '~/protocols/spl-token/layout'
import type { LedgerAccount } from '../ledger'
import type { FixtureRecord } from './fixture-folder'
import { unknownSlot } from './fixture-time'

/** Account that was read from a fixture file, or the reason why the record was skipped. */
export type FixtureAccount =
  | {
      readonly kind: 'account'
      readonly account: LedgerAccount
      readonly keyDerived: boolean
      readonly slotKnown: boolean
    }
  | { readonly kind: 'skipped'; readonly reason: string }

const recordSchema = z.object({
  pubkey: z.string().optional(),
  owner: z.string().optional(),
  kind: z.string().optional(),
  SYNTHETIC: z.boolean().optional(),
  data: z.string(),
  encoding: z.literal('base64'),
  dataLen: z.number(),
  lamports: z.number().optional(),
  slot: z.union([z.number(), z.string(), z.null()]).optional(),
  decodedNonEmpty: z.object({ lastActiveSlot: z.string() }).optional(),
})
type Recorded = z.infer<typeof recordSchema>

const pythReceiver = trustedAddress('rec5EKMGg6MxZYaMdyBfgwp4d5rB9T1VQH5pJv5LtFJ')

/**
 * Owner programs by the part of the field `kind` after `account:`. They are used if a record has no field
 * `owner`.
 */
const ownerByKind = new Map<string, Address>([
  ['User', driftProgramId],
  ['PerpMarket', driftProgramId],
  ['SpotMarket', driftProgramId],
  ['State', driftProgramId],
  ['Dca', dcaProgramId],
  ['Order (v2)', limitProgramId],
  ['Mint', tokenProgramId],
  ['Metaplex Metadata', metaplexProgramId],
  ['PriceUpdateV2', pythReceiver],
])

/**
 * Owner programs by folder name and account size. They are used if a record has neither `owner` nor `kind`.
 */
const ownerByLayout = [
  { folder: 'kamino', byteLength: 424, owner: kaminoProgramId },
  { folder: limitProtocol, byteLength: 315, owner: limitV1ProgramId },
  { folder: limitProtocol, byteLength: 372, owner: limitProgramId },
  { folder: dcaProtocol, byteLength: 289, owner: dcaProgramId },
]

export function readFixtureAccount({ name, json }: FixtureRecord): FixtureAccount {
  const parsed = recordSchema.safeParse(json)
  if (!parsed.success) return skipped('neither an account nor a transaction')
  const record = parsed.data
  const data = Buffer.from(record.data, 'base64')
  if (data.length !== record.dataLen) return skipped('bytes that are not as long as the file says')
  const owner = ownerOf(record, name, data.length)
  if (!owner) return skipped('no owner')
  const key = keyOf(record, name)
  if (!key) return skipped('no public key')
  const slot = slotOf(record)
  return {
    kind: 'account',
    account: { key, owner, lamports: lamportsOf(record, data.length), data, slot: slot ?? unknownSlot },
    keyDerived: record.pubkey === undefined,
    slotKnown: slot !== undefined,
  }
}

function skipped(reason: string): FixtureAccount {
  return { kind: 'skipped', reason }
}

function ownerOf({ owner, kind }: Recorded, name: string, byteLength: number): Address | undefined {
  if (owner !== undefined) return parseAddress(owner)
  const byKind = kind === undefined ? undefined : ownerByKind.get(kind.replace(/^account:/, ''))
  if (byKind) return byKind
  return ownerByLayout.find((layout) => name.includes(layout.folder) && layout.byteLength === byteLength)
    ?.owner
}

/**
 * Returns the account's key. If a synthetic account has no key, returns a hash of its place in the folder. A
 * real account without a key is skipped, because any invented key would be false.
 */
function keyOf({ pubkey, SYNTHETIC }: Recorded, name: string): Address | undefined {
  if (pubkey !== undefined) return parseAddress(pubkey)
  if (SYNTHETIC !== true) return undefined
  return trustedAddress(encodeBase58(createHash('sha256').update(`sextant fixture ${name}`).digest()))
}

/**
 * Returns the slot of the snapshot. The file contains a number or a string such as `amm.lastUpdateSlot=123`.
 * The slot of a Drift User is the slot of its last activity.
 */
function slotOf({ slot, decodedNonEmpty }: Recorded): Slot | undefined {
  if (typeof slot === 'number') return slot
  const text = slot?.match(/=(\d{1,15})\b/)?.[1] ?? decodedNonEmpty?.lastActiveSlot
  return text === undefined ? undefined : Number(text)
}

/**
 * Returns the account's balance, lamports. If the file does not contain the balance, returns the rent-exempt
 * minimum.
 */
function lamportsOf({ lamports }: Recorded, byteLength: number): bigint {
  return BigInt(lamports ?? (byteLength + 128) * 6960)
}
