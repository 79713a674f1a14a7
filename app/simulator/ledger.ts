import type { Address, Signature } from '~/domain/base/ids'
import type { Slot, UnixSeconds } from '~/domain/base/time'

/** Chain data that the RPC server serves, either from the simulated world or from a folder of fixtures. */
export interface Ledger {
  readonly genesisHash: string
  /**
   * Returns the newest processed slot, which is never a skipped slot. The confirmed and the finalized slot
   * are older (`rpc/commitment.ts`).
   */
  currentSlot(): Slot
  /** Returns the block time of a slot in the ledger's range; `null` for a skipped slot. */
  blockTime(slot: Slot): UnixSeconds | null
  isSkipped(slot: Slot): boolean
  /** Returns the oldest slot whose blocks and transactions are available. */
  firstAvailableSlot(): Slot
  account(key: Address): LedgerAccount | undefined
  programAccounts(owner: Address): Iterable<LedgerAccount>
  transaction(signature: Signature): LedgerTransaction | undefined
  /**
   * Returns the signatures of an address, newest first. `before` and `until` are exclusive. Without `before`
   * the list starts at the newest slot.
   */
  signaturesFor(address: Address, query: SignatureQuery): readonly SignatureEntry[]
  blockTransactions(slot: Slot): readonly LedgerTransaction[]
  /**
   * Calls the listener once per slot, in slot order, after the ledger has applied the slot. Returns a
   * function that unsubscribes.
   */
  onSlot(listener: (change: SlotChange) => void): () => void
  tokens(): Iterable<LedgerToken>
  token(mint: Address): LedgerToken | undefined
  stop(): void
}

export interface LedgerAccount {
  readonly key: Address
  readonly owner: Address
  readonly lamports: bigint
  readonly data: Uint8Array
  /** Slot of the last change. */
  readonly slot: Slot
}

export interface SignatureQuery {
  readonly before?: Signature | undefined
  readonly until?: Signature | undefined
  readonly limit: number
}

export interface SignatureEntry {
  readonly signature: Signature
  readonly slot: Slot
  readonly blockTime: UnixSeconds | null
  readonly failed: boolean
}

export interface SlotChange {
  readonly slot: Slot
  /** Slot of the parent block. Blocks that the ledger emitted after the parent are orphaned. */
  readonly parent: Slot
  readonly accounts: readonly LedgerAccount[]
  /**
   * Previous versions of the accounts that changed or closed in this slot; a new account has no entry. The
   * server uses them for reads at `confirmed` and `finalized` until the slot reaches that commitment.
   */
  readonly replaced: readonly LedgerAccount[]
  /**
   * Accounts that closed in this slot. Like a real node, the server does not notify program subscribers of
   * them.
   */
  readonly closed: readonly Address[]
  readonly transactions: readonly LedgerTransaction[]
}

/** An instruction as in a compiled message, with indexes into the account keys. */
export interface LedgerInstruction {
  readonly programIdIndex: number
  readonly accountIndexes: readonly number[]
  readonly data: Uint8Array
}

export interface LedgerTokenBalance {
  readonly accountIndex: number
  readonly mint: Address
  readonly owner: Address
  readonly tokenProgram: Address
  readonly amountRaw: bigint
  readonly decimals: number
}

export interface LedgerTransaction {
  readonly signature: Signature
  readonly slot: Slot
  readonly blockTime: UnixSeconds | null
  /**
   * Message version. Versions from 1 on have `config` and no lookup tables. Only hand-made ledgers contain
   * such versions; the simulated world does not.
   */
  readonly version: 'legacy' | number
  /** Compute budget in the message of a transaction of version 1 or later. */
  readonly config?: Readonly<Record<string, number>> | undefined
  readonly error: unknown
  readonly feeLamports: bigint
  readonly header: {
    readonly requiredSignatures: number
    readonly readonlySigned: number
    readonly readonlyUnsigned: number
  }
  readonly staticKeys: readonly Address[]
  /** Keys that are loaded through address lookup tables. Only version 0 has such keys. */
  readonly loadedWritable: readonly Address[]
  readonly loadedReadonly: readonly Address[]
  readonly lookupTables: readonly {
    readonly key: Address
    readonly writableIndexes: readonly number[]
    readonly readonlyIndexes: readonly number[]
  }[]
  readonly recentBlockhash: string
  readonly instructions: readonly LedgerInstruction[]
  readonly innerInstructions: readonly {
    readonly index: number
    readonly instructions: readonly LedgerInstruction[]
  }[]
  readonly logs: readonly string[]
  readonly preBalances: readonly bigint[]
  readonly postBalances: readonly bigint[]
  readonly preTokenBalances: readonly LedgerTokenBalance[]
  readonly postTokenBalances: readonly LedgerTokenBalance[]
  readonly computeUnits: number
}

/** Facts about a mint for the Token API and the Price API. */
export interface LedgerToken {
  readonly mint: Address
  readonly name: string | undefined
  readonly symbol: string | undefined
  readonly decimals: number
  readonly tokenProgram: Address
  readonly verified: boolean
  readonly tags: readonly string[]
  readonly supplyRaw: bigint
  /**
   * Returns the mint's price, USD; `undefined` if there is no reliable price. The Price API then omits the
   * mint.
   */
  priceUsd(): number | undefined
  priceChange24hPercent(): number | undefined
  readonly liquidityUsd: number | undefined
  /** Whether `/logo/{mint}.png` exists. */
  readonly hasLogo: boolean
  readonly holderCount: number
}
