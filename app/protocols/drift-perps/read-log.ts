import type { Address } from '~/domain/base/ids'
import type { AddressReader } from '~/solana/address/address-reader'
import { viewOf } from '~/solana/bytes/byte-reader'
import { readCallsOf } from '~/solana/transaction/log-lines'
import type { Transaction } from '~/solana/transaction/transaction'
import type { LoggedEvents } from '../protocol'
import { perpMarketAddress, spotMarketAddress } from './addresses'
import { type DriftEvent, decodeEvent } from './decode-event'
import { userOffsets } from './event-layout'
import { driftProgramId } from './layout'
import { payloadOf, readEvents } from './read-events'

/**
 * Reads a transaction from its log alone. `undefined`: an instruction of Drift has printed no event that names
 * an account, so it is unknown what the instruction has written.
 */
export function readLog(transaction: Transaction, addressAt: AddressReader): LoggedEvents | undefined {
  const calls = readCallsOf(transaction.logs, driftProgramId)
  if (calls === undefined) return undefined
  const written = new Set<Address>()
  for (const lines of calls) {
    const named = lines.flatMap((line) => {
      const bytes = payloadOf(line)
      return bytes === undefined ? [] : namedAccounts(bytes, addressAt)
    })
    if (named.length === 0) return undefined
    for (const key of named) written.add(key)
  }
  return { ...readEvents(transaction, addressAt), written: [...written] }
}

/** Returns the users and markets that an event says were changed. */
function namedAccounts(bytes: Uint8Array, addressAt: AddressReader): readonly Address[] {
  const offsets = userOffsets(bytes)
  if (offsets.length > 0)
    return offsets.flatMap((at) => (at + 32 <= bytes.length ? [addressAt(viewOf(bytes), at)] : []))
  const decoded = decodeEvent(bytes, addressAt)
  return decoded.outcome === 'ok' ? accountsOf(decoded.value) : []
}

const [fill, perp] = [2, 1]

function accountsOf({ name, fields }: DriftEvent): readonly Address[] {
  if (name === 'OrderRecord') return [fields.user]
  if (name === 'FundingRateRecord') return [marketOf(fields.marketIndex)]
  const parties = [fields.taker, fields.maker].filter((user) => user !== undefined)
  if (fields.action !== fill) return parties
  return [
    ...parties,
    fields.marketType === perp ? marketOf(fields.marketIndex) : spotMarketOf(fields.marketIndex),
  ]
}

const marketOf = cached(perpMarketAddress)
const spotMarketOf = cached(spotMarketAddress)

/** Caches addresses, because their derivation takes some 100 µs. */
function cached(derive: (marketIndex: number) => Address): (marketIndex: number) => Address {
  const known = new Map<number, Address>()
  return (marketIndex) => {
    const address = known.get(marketIndex) ?? derive(marketIndex)
    known.set(marketIndex, address)
    return address
  }
}
