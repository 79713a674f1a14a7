import { closeSync, existsSync, openSync, readFileSync, renameSync, rmSync, writeSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { type Address, trustedAddress } from '~/domain/base/ids'
import { encodeBase58 } from '~/lib/text/base58'
import type { LedgerAccount } from '~/simulator/ledger'
import { addressBytes } from '~/solana/address/address-reader'
import type { OrderAccount } from '../ingest/orders'
import { worldShare } from './share'

/** Increased when the content of the accounts changes, so that a file of an earlier version is not used. */
const contentVersion = 1
const keyBytes = 32
const headBytes = 2 * keyBytes + 4
const flushBytes = 4 * 1024 * 1024
const lamports = 30_000_000n
const path = join(tmpdir(), `sextant-mainnet-accounts-${contentVersion}-${worldShare}`)

/**
 * Writes all accounts into a file that later runs use again, and returns its path. A record is the key, the
 * owner, the length of the data (u32, little-endian) and the data.
 */
export function makeAccountFile(accounts: () => Iterable<OrderAccount>): string {
  if (existsSync(path)) return path
  const unfinished = `${path}.${process.pid}`
  const file = openSync(unfinished, 'w')
  try {
    let pending: Uint8Array[] = []
    let pendingBytes = 0
    const flush = (): void => {
      writeSync(file, Buffer.concat(pending))
      pending = []
      pendingBytes = 0
    }
    for (const { key, owner, data } of accounts()) {
      const length = Buffer.alloc(4)
      length.writeUInt32LE(data.length)
      pending.push(addressBytes(key), addressBytes(owner), length, data)
      pendingBytes += headBytes + data.length
      if (pendingBytes >= flushBytes) flush()
    }
    flush()
    renameSync(unfinished, path)
  } finally {
    closeSync(file)
    rmSync(unfinished, { force: true })
  }
  return path
}

/**
 * The accounts of a file. The file is in memory as one buffer, because each snapshot of a family reads all
 * accounts of its program; with a read per account, the stub would be slower than any node.
 */
export interface AccountFile {
  readonly count: number
  readonly bytes: number
  account(key: Address): LedgerAccount | undefined
  keysOf(owner: Address): readonly Address[]
}

interface Place {
  readonly owner: Address
  readonly offset: number
  readonly length: number
}

/** Opens a file of accounts. `slot`: slot of their last change. */
export function openAccountFile(file: string, slot: number): AccountFile {
  const content = readFileSync(file)
  const size = content.length
  const places = new Map<Address, Place>()
  const keys = new Map<Address, Address[]>()
  const owners = new Map<string, Address>()
  for (let offset = 0; offset < size; ) {
    const head = content.subarray(offset, offset + headBytes)
    const key = trustedAddress(encodeBase58(head.subarray(0, keyBytes)))
    const ownerText = head.toString('latin1', keyBytes, 2 * keyBytes)
    const owner = owners.get(ownerText) ?? trustedAddress(encodeBase58(head.subarray(keyBytes, 2 * keyBytes)))
    owners.set(ownerText, owner)
    const length = head.readUInt32LE(2 * keyBytes)
    places.set(key, { owner, offset: offset + headBytes, length })
    const own = keys.get(owner)
    if (own) own.push(key)
    else keys.set(owner, [key])
    offset += headBytes + length
  }
  return {
    count: places.size,
    bytes: size,
    account(key) {
      const place = places.get(key)
      if (place === undefined) return undefined
      return {
        key,
        owner: place.owner,
        lamports,
        slot,
        get data() {
          return content.subarray(place.offset, place.offset + place.length)
        },
      }
    },
    keysOf: (owner) => keys.get(owner) ?? [],
  }
}

/** Returns a short name of the file's content, for messages. */
export function describeFile({ count, bytes }: Pick<AccountFile, 'count' | 'bytes'>): string {
  return `${count.toLocaleString('en-US')} accounts, ${Math.round(bytes / 1e6)} MB`
}
