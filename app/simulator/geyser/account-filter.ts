import type { Address } from '~/domain/base/ids'
import type { SubscribeRequestFilterAccounts__Output as GivenFilter } from '~/solana/geyser/generated/geyser/SubscribeRequestFilterAccounts.generated'
import type { SubscribeRequestFilterAccountsFilter__Output as GivenState } from '~/solana/geyser/generated/geyser/SubscribeRequestFilterAccountsFilter.generated'
import type { SubscribeRequestFilterAccountsFilterLamports__Output as GivenLamports } from '~/solana/geyser/generated/geyser/SubscribeRequestFilterAccountsFilterLamports.generated'
import type { SubscribeRequestFilterAccountsFilterMemcmp__Output as GivenMemcmp } from '~/solana/geyser/generated/geyser/SubscribeRequestFilterAccountsFilterMemcmp.generated'
import { readFilters } from '../rpc/account-filters'
import { RpcError } from '../rpc/node-error'
import { invalidFilter } from './geyser-error'
import type { AccountMessage } from './message'
import { readAddresses, refuseCuckoo } from './named-filters'

/** Returns whether a filter selects an account. */
export type AccountFilter = (message: AccountMessage) => boolean

type State = AccountMessage['account']

const mostStates = 4

export function readAccountFilter(given: GivenFilter): AccountFilter {
  refuseCuckoo(given.cuckooAccountsFilter)
  const keys = readAddresses(given.account)
  const owners = readAddresses(given.owner)
  const states = (given.filters ?? []).map(readState)
  if (states.length > mostStates) throw invalidFilter(`Too many filters provided; max ${mostStates}`)
  const hasWriter = given.nonemptyTxnSignature
  return ({ account, writer }) =>
    isAllowed(keys, account.key) &&
    isAllowed(owners, account.owner) &&
    (hasWriter === undefined || hasWriter === (writer !== undefined)) &&
    states.every((matches) => matches(account))
}

/** Returns whether a set contains the key. An empty set allows every key. */
function isAllowed(set: ReadonlySet<Address>, key: Address): boolean {
  return set.size === 0 || set.has(key)
}

function readState(given: GivenState): (account: State) => boolean {
  switch (given.filter) {
    case 'memcmp':
      return readDataFilter({ memcmp: memcmpConfig(given.memcmp ?? {}) })
    case 'datasize':
      return readDataFilter({ dataSize: given.datasize ?? 0 })
    case 'tokenAccountState':
      if (!given.tokenAccountState) throw invalidFilter('token_account_state only allowed to be true')
      return ({ data }) => isTokenAccount(data)
    case 'lamports':
      return readLamports(given.lamports ?? {})
    default:
      throw invalidFilter('filter should be defined')
  }
}

/** Reads a filter that JSON-RPC has as well. */
function readDataFilter(filter: Readonly<Record<string, unknown>>): (account: State) => boolean {
  try {
    const matches = readFilters({ filters: [filter] })
    return ({ data }) => matches(data)
  } catch (error) {
    throw error instanceof RpcError ? invalidFilter(error.message) : error
  }
}

function memcmpConfig({ offset = 0, data, bytes, base58, base64 }: GivenMemcmp) {
  switch (data) {
    case 'bytes':
      return { offset, bytes: Array.from(bytes ?? []) }
    case 'base58':
      return { offset, bytes: base58 ?? '', encoding: 'base58' }
    case 'base64':
      return { offset, bytes: base64 ?? '', encoding: 'base64' }
    default:
      throw invalidFilter('data for memcmp should be defined')
  }
}

function readLamports({ cmp, eq = 0, ne = 0, lt = 0, gt = 0 }: GivenLamports): (account: State) => boolean {
  switch (cmp) {
    case 'eq':
      return ({ lamports }) => lamports === BigInt(eq)
    case 'ne':
      return ({ lamports }) => lamports !== BigInt(ne)
    case 'lt':
      return ({ lamports }) => lamports < BigInt(lt)
    case 'gt':
      return ({ lamports }) => lamports > BigInt(gt)
    default:
      throw invalidFilter('cmp for lamports should be defined')
  }
}

/** Layout of token accounts: length without extensions, and offsets of its bytes. */
const tokenAccount = { byteLength: 165, state: 108, accountType: 165, isAccount: 2 }

/** Returns whether data is an initialised token account of either token program. */
function isTokenAccount(data: Uint8Array): boolean {
  if (data.length < tokenAccount.byteLength || data[tokenAccount.state] === 0) return false
  return data.length === tokenAccount.byteLength || data[tokenAccount.accountType] === tokenAccount.isAccount
}
