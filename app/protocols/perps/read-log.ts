import type { Address } from '~/domain/base/ids'
import type { AddressReader } from '~/solana/address/address-reader'
import { viewOf } from '~/solana/bytes/byte-reader'
import { readCallsOf } from '~/solana/transaction/log-lines'
import type { Transaction } from '~/solana/transaction/transaction'
import type { LoggedEvents } from '../protocol'
import type { PerpsAddresses } from './addresses'
import { discriminatorOf, type EventLayouts, type PerpsEvent, type VenueEvents } from './event-layout'
import { type LogReaderParts, payloadOf, type ReadEvents } from './read-events'

/** Reads a transaction of one venue from its log alone. */
export type ReadLog = (transaction: Transaction, addressAt: AddressReader) => LoggedEvents | undefined

/**
 * Creates a reader for transactions that are known only by their log. It returns `undefined` if an instruction
 * of the venue has printed no event that names an account, so that it is unknown what the instruction has
 * written.
 */
export function createLogReader(
  { programId, decoder }: Pick<LogReaderParts, 'programId' | 'decoder'>,
  events: Pick<VenueEvents<EventLayouts>, 'usersIn' | 'marketsIn'>,
  addresses: PerpsAddresses,
  readEvents: ReadEvents,
): ReadLog {
  const accountsOf = createAccountNames(addresses)
  const namedAccounts = (bytes: Uint8Array, addressAt: AddressReader): readonly Address[] => {
    const named = accountsOf.ofIgnored(events, bytes, addressAt)
    if (named.length > 0) return named
    const decoded = decoder.decodeEvent(bytes, addressAt)
    return decoded.outcome === 'ok' ? accountsOf.ofEvent(decoded.value) : []
  }
  return (transaction, addressAt) => {
    const calls = readCallsOf(transaction.logs, programId)
    if (calls === undefined) return undefined
    const written = new Set<Address>()
    for (const lines of calls) {
      const named = lines.flatMap((line) => {
        const bytes = payloadOf(line, decoder)
        return bytes === undefined ? [] : namedAccounts(bytes, addressAt)
      })
      if (named.length === 0) return undefined
      for (const key of named) written.add(key)
    }
    return { ...readEvents(transaction, addressAt), written: [...written] }
  }
}

const [fill, perp] = [2, 1]

/** Creates functions that return the users and markets that an event says were changed. */
function createAccountNames({ perpMarketAddress, spotMarketAddress }: PerpsAddresses) {
  const marketOf = cached(perpMarketAddress)
  const spotMarketOf = cached(spotMarketAddress)
  return {
    ofIgnored(
      { usersIn, marketsIn }: Pick<VenueEvents<EventLayouts>, 'usersIn' | 'marketsIn'>,
      bytes: Uint8Array,
      addressAt: AddressReader,
    ): readonly Address[] {
      const discriminator = discriminatorOf(bytes)
      const view = viewOf(bytes)
      const users = (usersIn.get(discriminator) ?? []).filter((at) => at + 32 <= bytes.length)
      const market = marketsIn.get(discriminator)
      const markets =
        market === undefined || market + 2 > bytes.length ? [] : [marketOf(view.getUint16(market, true))]
      return [...users.map((at) => addressAt(view, at)), ...markets]
    },
    ofEvent({ name, fields }: PerpsEvent): readonly Address[] {
      if (name === 'OrderRecord') return [fields.user]
      if (name === 'FundingRateRecord') return [marketOf(fields.marketIndex)]
      const parties = [fields.taker, fields.maker].filter((user) => user !== undefined)
      if (fields.action !== fill) return parties
      const market = fields.marketType === perp ? marketOf : spotMarketOf
      return [...parties, market(fields.marketIndex)]
    },
  }
}

/** Caches addresses, because their derivation takes some 100 µs. */
function cached(derive: (marketIndex: number) => Address): (marketIndex: number) => Address {
  const known = new Map<number, Address>()
  return (marketIndex) => {
    const address = known.get(marketIndex) ?? derive(marketIndex)
    known.set(marketIndex, address)
    return address
  }
}
