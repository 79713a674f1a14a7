import { decodeBase58 } from '~/lib/text/base58'
import type { RpcAccountFilter } from './program-accounts'

/** Returns whether a node with these filters would send an account with this data. */
export type AccountFilter = (data: Uint8Array) => boolean

/**
 * Creates a filter for many accounts, whose bytes are parsed only once. Throws for bytes that are not base58,
 * which only a bug in our code can cause.
 */
export function createAccountFilter(filters: readonly RpcAccountFilter[]): AccountFilter {
  const tests = filters.map(createTest)
  return (data) => tests.every((test) => test(data))
}

function createTest(filter: RpcAccountFilter): AccountFilter {
  if ('dataSize' in filter) return (data) => data.length === filter.dataSize
  const { offset } = filter.memcmp
  const wanted = decodeBase58(filter.memcmp.bytes)
  if (wanted === undefined) throw new Error(`The filter ${filter.memcmp.bytes} is not base58`)
  return (data) => {
    if (offset + wanted.length > data.length) return false
    for (let index = 0; index < wanted.length; index += 1)
      if (data[offset + index] !== wanted[index]) return false
    return true
  }
}
