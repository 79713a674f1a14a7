import { sampleAddress } from '~/simulator/hand-made-samples'
import { type Lie, replaceField, resultLie } from './lie'

const transactions = ['getTransaction']
const lists = ['getSignaturesForAddress']
const accounts = ['getMultipleAccounts', 'getProgramAccounts', 'getAccountInfo']

/** Makes a text of base64 invalid, as flipped bits do. */
function garble(data: unknown): unknown {
  return Array.isArray(data) ? [`%%${String(data[0]).slice(2)}`, data[1]] : data
}

const entriesOf = (result: unknown) => (Array.isArray(result) ? (result as readonly object[]) : [])
const far = 1_000_000_000_000

/** False results of single methods. */
export const resultLies: readonly Lie[] = [
  resultLie('transaction that is null at first', transactions, () => null),
  resultLie('transaction without meta', transactions, (result) => replaceField(result, 'meta', () => null)),
  resultLie('transaction without recorded inner instructions', transactions, (result) =>
    replaceField(result, 'innerInstructions', () => null),
  ),
  resultLie('transaction without logs', transactions, (result) =>
    replaceField(result, 'logMessages', () => null),
  ),
  resultLie('transaction with garbled base64', transactions, (result) =>
    replaceField(result, 'transaction', garble),
  ),
  resultLie('transaction of a slot that no chain has reached', transactions, (result) =>
    replaceField(result, 'slot', () => far),
  ),
  resultLie('block time of null', [...transactions, ...lists, 'getBlockTime'], (result) =>
    replaceField(result, 'blockTime', () => null),
  ),
  resultLie('list of signatures that repeats entries', lists, (result) =>
    entriesOf(result).flatMap((entry) => [entry, entry]),
  ),
  resultLie('list of signatures, oldest first', lists, (result) => entriesOf(result).toReversed()),
  resultLie('empty list of signatures', lists, () => []),
  resultLie('list of signatures without its newest entries', lists, (result) => entriesOf(result).slice(3)),
  resultLie('list of signatures with a slot that no chain has reached', lists, (result) =>
    entriesOf(result).map((entry) => ({ ...entry, slot: far })),
  ),
  resultLie('slot that goes backwards', ['getSlot'], (result) => Number(result) - 50, true),
  resultLie('slot that no chain has reached', ['getSlot'], () => far, true),
  resultLie(
    'accounts of an older slot than the sent one',
    accounts,
    (result) => replaceField(result, 'slot', (slot) => Number(slot) - 100),
    true,
  ),
  ...Object.entries({ list: ['getProgramAccounts'], reads: ['getMultipleAccounts', 'getAccountInfo'] }).map(
    ([kind, methods]) =>
      resultLie(
        `${kind} of accounts of another owner`,
        methods,
        (result) => replaceField(result, 'owner', () => sampleAddress('foreign program')),
        true,
      ),
  ),
  resultLie('accounts with garbled base64', accounts, (result) => replaceField(result, 'data', garble), true),
  resultLie('empty list of accounts', ['getProgramAccounts'], (result) => emptied(result), true),
  resultLie('genesis hash of another chain', ['getGenesisHash'], () => sampleAddress('another chain'), true),
]

function emptied(result: unknown): unknown {
  return Array.isArray(result) ? [] : replaceField(result, 'value', () => [])
}
