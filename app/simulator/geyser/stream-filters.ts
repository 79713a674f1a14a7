import type { Address } from '~/domain/base/ids'
import { CommitmentLevel } from '~/solana/geyser/generated/geyser/CommitmentLevel.generated'
import { SlotStatus } from '~/solana/geyser/generated/geyser/SlotStatus.generated'
import type { SubscribeRequest__Output as Request } from '~/solana/geyser/generated/geyser/SubscribeRequest.generated'
import type { SubscribeRequestFilterBlocks__Output as GivenBlocks } from '~/solana/geyser/generated/geyser/SubscribeRequestFilterBlocks.generated'
import type { SubscribeRequestFilterSlots__Output as GivenSlots } from '~/solana/geyser/generated/geyser/SubscribeRequestFilterSlots.generated'
import { type Commitment, commitments } from '../rpc/commitment'
import { readAccountFilter } from './account-filter'
import {
  type BlockContents,
  type DataSlice,
  encodeBlock,
  encodeMessage,
  encodeSliced,
  encodeStatus,
  withFilterNames,
} from './encode-update'
import { invalidCommitment, invalidFilter } from './geyser-error'
import type { AccountMessage, BlockMessage, Message, SlotMessage, TransactionMessage } from './message'
import { type Named, namesOf, readAddresses, readNamed, refuseCuckoo } from './named-filters'
import { readTransactionFilter } from './transaction-filter'

/** The filters of a stream: what a `SubscribeRequest` asks for. */
export interface StreamFilters {
  readonly commitment: Commitment
  /** Returns the encoded updates that the stream sends for a message. */
  updatesFor(message: Message): readonly Buffer[]
}

/** Reads a request. Throws {@link GeyserError} if it is invalid. */
export function readStreamFilters(request: Request): StreamFilters {
  const commitment = readCommitmentLevel(request.commitment)
  const slices = readSlices(request.accountsDataSlice)
  const filters = {
    accounts: readNamed(request.accounts, readAccountFilter),
    slots: readNamed(request.slots, (given) => readSlotFilter(given, commitment)),
    transactions: readNamed(request.transactions, readTransactionFilter),
    statuses: readNamed(request.transactionsStatus, readTransactionFilter),
    blocks: readNamed(request.blocks, readBlockFilter),
    blocksMeta: readNamed(request.blocksMeta, () => true),
    entries: readNamed(request.entry, () => true),
  }

  function accountUpdates(message: AccountMessage): readonly Buffer[] {
    const names = namesOf(filters.accounts, (matches) => matches(message))
    return update(names, () => (slices.length === 0 ? encodeMessage(message) : encodeSliced(message, slices)))
  }

  function transactionUpdates(message: TransactionMessage): readonly Buffer[] {
    const matching = (named: typeof filters.transactions) => namesOf(named, (matches) => matches(message))
    return [
      ...update(matching(filters.transactions), () => encodeMessage(message)),
      ...update(matching(filters.statuses), () => encodeStatus(message)),
    ]
  }

  function updatesFor(message: Message): readonly Buffer[] {
    switch (message.kind) {
      case 'account':
        return accountUpdates(message)
      case 'transaction':
        return transactionUpdates(message)
      case 'block':
        return filters.blocks.map(([name, contents]) =>
          withFilterNames([name], encodeBlock(message, contents(message), slices)),
        )
      case 'blockMeta':
        return update(allNames(filters.blocksMeta), () => encodeMessage(message))
      case 'entry':
        return update(allNames(filters.entries), () => encodeMessage(message))
      case 'slot':
        return update(
          namesOf(filters.slots, (matches) => matches(message)),
          () => encodeMessage(message),
        )
    }
  }

  return { commitment, updatesFor }
}

function update(names: readonly string[], encode: () => Buffer): readonly Buffer[] {
  return names.length === 0 ? [] : [withFilterNames(names, encode())]
}

function allNames(filters: Named<unknown>): readonly string[] {
  return filters.map(([name]) => name)
}

/** Returns the commitment of a request. The default is `processed`, other than in JSON-RPC. */
export function readCommitmentLevel(level: number = CommitmentLevel.PROCESSED): Commitment {
  const commitment = commitments[level]
  if (commitment === undefined) throw invalidCommitment(level)
  return commitment
}

function readSlotFilter(given: GivenSlots, commitment: Commitment): (message: SlotMessage) => boolean {
  const { filterByCommitment = false, interslotUpdates = false } = given
  const own = commitments.indexOf(commitment)
  return ({ status }) =>
    (!filterByCommitment || status === own) && (interslotUpdates || status <= SlotStatus.SLOT_FINALIZED)
}

function readBlockFilter(given: GivenBlocks): (message: BlockMessage) => BlockContents {
  refuseCuckoo(given.cuckooAccountInclude)
  const include = readAddresses(given.accountInclude)
  const isIncluded = (keys: Iterable<Address>) =>
    include.size === 0 || [...keys].some((key) => include.has(key))
  const { includeTransactions = true, includeAccounts = false, includeEntries = false } = given
  return ({ transactions, accounts }) => ({
    transactions: includeTransactions ? transactions.filter(({ keys }) => isIncluded(keys)) : [],
    accounts: includeAccounts ? accounts.filter(({ account }) => isIncluded([account.key])) : [],
    withEntry: includeEntries,
  })
}

function readSlices(given: Request['accountsDataSlice']): readonly DataSlice[] {
  const slices = (given ?? []).map(({ offset = 0, length = 0 }) => ({ offset, length }))
  for (const [index, { offset }] of slices.entries()) {
    const before = slices[index - 1]
    if (before === undefined) continue
    if (offset < before.offset) throw invalidFilter('data slices out of order')
    if (offset < before.offset + before.length) throw invalidFilter('data slices overlapped')
  }
  return slices
}
