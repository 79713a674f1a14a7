import type { Address, Signature } from '~/domain/ids'
import type { Slot, UnixSeconds } from '~/domain/time'

/** What the RPC server serves, whether it comes from the simulated world or from a folder of fixtures. */
export interface Ledger {
  readonly genesisHash: string
  /** Newest processed slot, never a skipped one. `confirmed` and `finalized` trail it (`rpc/commitment.ts`). */
  currentSlot(): Slot
  /** Block time of a slot in the ledger's range; null for a skipped slot. */
  blockTime(slot: Slot): UnixSeconds | null
  isSkipped(slot: Slot): boolean
  /** Oldest slot whose blocks and transactions can still be asked for. */
  firstAvailableSlot(): Slot
  account(key: Address): LedgerAccount | undefined
  programAccounts(owner: Address): Iterable<LedgerAccount>
  transaction(signature: Signature): LedgerTransaction | undefined
  /** The same as a client gets it in the encoding `json`, from a ledger that has a shorter way to the text than by the transaction. Undefined also for a text that is no signature. */
  transactionText?(signature: Signature): PlacedText | undefined
  /** Newest first; `before` exclusive, `until` exclusive. Undefined `before` starts at the tip. */
  signaturesFor(address: Address, query: SignatureQuery): readonly SignatureEntry[]
  blockTransactions(slot: Slot): readonly LedgerTransaction[]
  /** Calls back once per slot, in slot order, after the ledger's own state has moved. Returns the end of the subscription. */
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
  /** The block that this one stands on. Those told of since then, if there are any, have died with their fork. */
  readonly parent: Slot
  readonly accounts: readonly LedgerAccount[]
  /**
   * How the accounts that changed or closed in this slot were before it; a created account has no entry. The server answers
   * reads at `confirmed` and `finalized` with these until the slot has reached that commitment.
   */
  readonly replaced: readonly LedgerAccount[]
  /** Accounts that closed in this slot: a real node is silent towards program subscribers. */
  readonly closed: readonly Address[]
  readonly transactions: readonly LedgerTransaction[]
}

/** A transaction as JSON text in UTF-8, with its slot. */
export interface PlacedText {
  readonly slot: Slot
  readonly utf8: Uint8Array
}

/** Instruction as a compiled message has it: indexes into the account keys. */
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
  /** From 1 on without lookup tables, and with `config`. The world has none of these; hand-made ledgers do. */
  readonly version: 'legacy' | number
  /** What a transaction from version 1 on says of its budget in the message itself. */
  readonly config?: Readonly<Record<string, number>> | undefined
  readonly error: unknown
  readonly feeLamports: bigint
  readonly header: {
    readonly requiredSignatures: number
    readonly readonlySigned: number
    readonly readonlyUnsigned: number
  }
  readonly staticKeys: readonly Address[]
  /** v0 only: loaded through address lookup tables. */
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

/** What the Token API and the Price API say of a mint. */
export interface LedgerToken {
  readonly mint: Address
  readonly name: string | undefined
  readonly symbol: string | undefined
  readonly decimals: number
  readonly tokenProgram: Address
  readonly verified: boolean
  readonly tags: readonly string[]
  readonly supplyRaw: bigint
  /** Undefined where no reliable price exists: the Price API then leaves the mint out. */
  priceUsd(): number | undefined
  priceChange24hPercent(): number | undefined
  readonly liquidityUsd: number | undefined
  /** Has a logo at `/logo/{mint}.png`. */
  readonly hasLogo: boolean
  readonly holderCount: number
}
