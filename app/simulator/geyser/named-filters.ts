import type { Address } from '~/domain/base/ids'
import { parseAddress } from '~/domain/base/parse-id'
import { decodeBase58 } from '~/lib/text/base58'
import { invalidFilter } from './geyser-error'

/** Filters of one kind by the name that the client chose. */
export type Named<Filter> = readonly (readonly [name: string, filter: Filter])[]

/** Longest name of a filter, bytes. */
const longestName = 128

/** Reads the filters of one kind. Throws if a name is too long or a filter is invalid. */
export function readNamed<Given, Filter>(
  given: Readonly<Record<string, Given>> | undefined,
  read: (filter: Given) => Filter,
): Named<Filter> {
  return Object.entries(given ?? {}).map(([name, filter]) => {
    const length = Buffer.byteLength(name)
    if (length > longestName)
      throw invalidFilter(`oversized filter name (max allowed size ${longestName}), found ${length}`)
    return [name, read(filter)]
  })
}

/** Returns the names of the filters that accept. */
export function namesOf<Filter>(
  filters: Named<Filter>,
  accepts: (filter: Filter) => boolean,
): readonly string[] {
  return filters.filter(([, filter]) => accepts(filter)).map(([name]) => name)
}

/** Reads a list of addresses. Throws with the texts of agave's `ParsePubkeyError`. */
export function readAddresses(texts: readonly string[] | undefined): ReadonlySet<Address> {
  return new Set((texts ?? []).map(readAddress))
}

function readAddress(text: string): Address {
  const address = parseAddress(text)
  if (address !== undefined) return address
  const isBase58 = text.length <= 44 && decodeBase58(text) !== undefined
  throw invalidFilter(isBase58 || text.length > 44 ? 'String is the wrong size' : 'Invalid Base58 string')
}

/** Throws if the client sent a compressed set of addresses, which this server does not support. */
export function refuseCuckoo(filter: object | null | undefined): void {
  if (filter) throw invalidFilter('cuckoo filters are not supported by this node')
}
