import type { LedgerAccount } from '../ledger'
import { readFilters } from './account-filters'
import { type AccountFormat, accountJson, readAccountFormat, requireEncodable } from './account-json'
import { JsonStream, toJsonText } from './json-text'
import { contextSlot, type Methods, withContext } from './node'
import { invalidParams } from './node-error'
import { parseAddressValue, parseList, readAddress, readConfig, readFlag, required } from './params'
import { tokenAmountJson } from './token-amount'

/** Maximum number of accounts per request. Same as `MAX_MULTIPLE_ACCOUNTS` of agave. */
const maxAccounts = 100
const tokenPrograms: readonly string[] = [
  'TokenkegQfeZyiNwAJbNbGKPFXCWuBvf9Ss623VQ5DA',
  'TokenzQdBNbLqP5VEhdkAS6EPFLC1PHnBqCXEpPxuEb',
]
/**
 * Layout of an SPL mint: supply (u64) at offset 36, decimals (u8) at offset 44, 82 bytes without extensions.
 */
const mint = { supplyOffset: 36, decimalsOffset: 44, byteLength: 82 }

/** RPC methods that read accounts. */
export const accountMethods = {
  getAccountInfo(params, node) {
    const key = readAddress(params, 0)
    const config = readConfig(params, 1)
    const format = readAccountFormat(config)
    const slot = contextSlot(node, config)
    return withContext(slot, accountOrNull(node.view.accountAt(key, slot), format))
  },

  getMultipleAccounts(params, node) {
    const list = parseList(required(params, 0))
    if (list.length > maxAccounts) throw invalidParams(`Too many inputs provided; max ${maxAccounts}`)
    const keys = list.map(parseAddressValue)
    const config = readConfig(params, 1)
    const format = readAccountFormat(config, 'base64')
    const slot = contextSlot(node, config)
    return withContext(
      slot,
      keys.map((key) => accountOrNull(node.view.accountAt(key, slot), format)),
    )
  },

  getProgramAccounts(params, node) {
    const programId = readAddress(params, 0)
    const config = readConfig(params, 1)
    const format = readAccountFormat(config)
    const matches = readFilters(config)
    const slot = contextSlot(node, config)
    const found: LedgerAccount[] = []
    for (const account of node.view.programAccountsAt(programId, slot)) {
      if (matches(account.data)) found.push(account)
    }
    for (const account of found) requireEncodable(account, format)
    const list = streamAccounts(found, format)
    return readFlag(config, 'withContext')
      ? new JsonStream(wrapWithContext(slot, list))
      : new JsonStream(list)
  },

  getBalance(params, node) {
    const key = readAddress(params, 0)
    const slot = contextSlot(node, readConfig(params, 1))
    // A missing account has a balance of 0.
    return withContext(slot, node.view.accountAt(key, slot)?.lamports ?? 0n)
  },

  getTokenSupply(params, node) {
    const key = readAddress(params, 0)
    const slot = contextSlot(node, readConfig(params, 1))
    const account = node.view.accountAt(key, slot)
    if (!account) throw invalidParams('Invalid param: could not find account')
    if (!tokenPrograms.includes(account.owner) || account.data.length < mint.byteLength) {
      throw invalidParams('Invalid param: not a Token mint')
    }
    const view = new DataView(account.data.buffer, account.data.byteOffset, account.data.byteLength)
    return withContext(
      slot,
      tokenAmountJson(view.getBigUint64(mint.supplyOffset, true), view.getUint8(mint.decimalsOffset)),
    )
  },
} satisfies Methods

function accountOrNull(account: LedgerAccount | undefined, format: AccountFormat) {
  if (!account) return null
  requireEncodable(account, format)
  return accountJson(account, format)
}

function* streamAccounts(accounts: readonly LedgerAccount[], format: AccountFormat): Iterable<string> {
  yield '['
  let separator = ''
  for (const account of accounts) {
    yield `${separator}{"account":${accountJson(account, format).text},"pubkey":"${account.key}"}`
    separator = ','
  }
  yield ']'
}

function* wrapWithContext(slot: number, list: Iterable<string>): Iterable<string> {
  yield `{"context":${toJsonText(withContext(slot, null).context)},"value":`
  yield* list
  yield '}'
}
