import { type Signature, trustedSignature } from '~/domain/base/ids'
import type { Slot } from '~/domain/base/time'
import type { Client, Pool } from '../postgres/pool'

/** A transaction in a program's signature list that no node has returned yet. */
export interface MissingSignature {
  readonly signature: Signature
  /** Number of rounds in which requests for the transaction failed, starting at 1. */
  readonly attempts: number
  /**
   * Whether the transaction was in an orphaned slot. Such a transaction may never land again, so requests for
   * it stop after some attempts.
   */
  readonly mayBeLost?: boolean | undefined
  /** Whether the node has permanently refused the transaction, or returned it in an unreadable form. */
  readonly isUnreadable?: boolean | undefined
}

/**
 * Transactions that can't be read, because a node refuses them permanently or because they were missing in
 * several rounds. These transactions are still requested again.
 */
export interface UnreadableTransactions {
  readonly count: number
  /** Most frequent reason why transactions can't be read; `undefined` if `count` is 0. */
  readonly reason: string | undefined
}

/**
 * A range of a program's signature list that has not been read. The range contains signatures older than
 * `before`, down to `after`.
 */
export interface SignatureGap {
  readonly before: Signature
  /** Slot of `before`; `undefined` for a gap that an earlier version of Sextant stored. */
  readonly beforeSlot: Slot | undefined
  readonly after: { readonly slot: Slot; readonly signature: Signature | undefined }
}

/**
 * Records that a transaction or range is missing, or that it is no longer missing. `source` is the source of
 * the cursor that has passed the transaction or range.
 */
export type MissingWrite =
  | ({ readonly kind: 'missing'; readonly source: string; readonly reason: string } & MissingSignature)
  | { readonly kind: 'found'; readonly source: string; readonly signature: Signature }
  | ({ readonly kind: 'gap'; readonly source: string } & SignatureGap)
  | { readonly kind: 'gap-closed'; readonly source: string; readonly before: Signature }
  /**
   * Makes all missing transactions of a source due now, because another version of Sextant may be able to
   * read them. Transactions that may be lost are left out.
   */
  | { readonly kind: 'all-due'; readonly source: string }

/**
 * Base of the pause before the next request for a missing transaction, seconds. The pause doubles with each
 * attempt, including the first. It grows from 30 seconds to about eight hours (2^11 times the base).
 */
const shortestRestSeconds = 15
const mostDoublings = 11
/**
 * Number of failed rounds (about four minutes) from which a missing transaction counts as unreadable. The
 * table's index contains the same number.
 */
const roundsUntilUnreadable = 4

/** Writes the records in the given order. Writing a record again changes nothing. */
export async function writeMissing(client: Client, writes: readonly MissingWrite[]): Promise<void> {
  for (const write of writes) await client.query(queryOf(write))
}

interface Query {
  readonly name: string
  readonly text: string
  readonly values: unknown[]
}

function queryOf(write: MissingWrite): Query {
  const { kind, source } = write
  const name = `unread-${kind}`
  switch (kind) {
    case 'missing':
      return missingQuery(name, write)
    case 'found':
      return {
        name,
        text: 'delete from missing_signature where source = $1 and signature = $2',
        values: [source, write.signature],
      }
    case 'gap':
      return {
        name,
        text: `insert into signature_gap (source, before_signature, before_slot, after_slot, after_signature)
          values ($1, $2, $3, $4, $5) on conflict do nothing`,
        values: [
          source,
          write.before,
          write.beforeSlot ?? null,
          write.after.slot,
          write.after.signature ?? null,
        ],
      }
    case 'gap-closed':
      return {
        name,
        text: 'delete from signature_gap where source = $1 and before_signature = $2',
        values: [source, write.before],
      }
    case 'all-due':
      return {
        name,
        text: 'update missing_signature set due_at = now() where source = $1 and due_at > now() and not may_be_lost',
        values: [source],
      }
  }
}

function missingQuery(name: string, write: Extract<MissingWrite, { kind: 'missing' }>): Query {
  return {
    name,
    text: `insert into missing_signature as m (source, signature, reason, attempts, due_at, may_be_lost, unreadable)
      values ($1, $2, $3, $4, now() + interval '1 second' * $5, $6, $7)
      on conflict (source, signature) do update
      set reason = excluded.reason, attempts = excluded.attempts, due_at = excluded.due_at, unreadable = excluded.unreadable
      where excluded.attempts > m.attempts`,
    values: [
      write.source,
      write.signature,
      write.reason,
      write.attempts,
      restSeconds(write.attempts),
      write.mayBeLost ?? false,
      write.isUnreadable ?? false,
    ],
  }
}

function restSeconds(attempts: number): number {
  return shortestRestSeconds * 2 ** Math.min(attempts, mostDoublings)
}

/**
 * Reads the missing transactions of a source that are due for another request. The transaction that has been
 * due longest comes first.
 */
export async function readMissingSignatures(
  pool: Pool,
  source: string,
  limit: number,
): Promise<readonly MissingSignature[]> {
  const { rows } = await pool.query<{ signature: string; attempts: number; may_be_lost: boolean }>({
    name: 'read-missing-signatures',
    text: `select signature, attempts, may_be_lost from missing_signature where source = $1 and due_at <= now()
      order by due_at, signature limit $2`,
    values: [source, limit],
  })
  return rows.map(({ signature, attempts, may_be_lost: mayBeLost }) => ({
    signature: trustedSignature(signature),
    attempts,
    mayBeLost,
  }))
}

/**
 * Counts the unreadable transactions of a source, and reads the most frequent reason why they can't be read.
 */
export async function readUnreadable(pool: Pool, source: string): Promise<UnreadableTransactions> {
  const { rows } = await pool.query<{ count: number; reason: string | null }>({
    name: 'read-unreadable-signatures',
    text: `select count(*)::int as count, mode() within group (order by reason) as reason from missing_signature
      where source = $1 and (unreadable or (attempts >= ${roundsUntilUnreadable} and not may_be_lost))`,
    values: [source],
  })
  const [row] = rows
  return { count: row?.count ?? 0, reason: row?.reason ?? undefined }
}

/** Reads the oldest open gap of a source; `undefined` if there is none. */
export async function readSignatureGap(pool: Pool, source: string): Promise<SignatureGap | undefined> {
  const { rows } = await pool.query<GapRow>({
    name: 'read-signature-gap',
    text: `select before_signature as before, before_slot, after_slot as slot, after_signature as signature
      from signature_gap where source = $1 order by opened_at, before_signature limit 1`,
    values: [source],
  })
  const [row] = rows
  if (row === undefined) return undefined
  const signature = row.signature === null ? undefined : trustedSignature(row.signature)
  const beforeSlot = row.before_slot ?? undefined
  return { before: trustedSignature(row.before), beforeSlot, after: { slot: row.slot, signature } }
}

interface GapRow {
  before: string
  before_slot: number | null
  slot: number
  signature: string | null
}
