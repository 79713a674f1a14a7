import { type Signature, trustedSignature } from '~/domain/ids'
import type { Slot } from '~/domain/time'
import type { Client, Pool } from './pool'

/** A transaction that a program's list names and that no node has told yet. */
export interface MissingSignature {
  readonly signature: Signature
  /** Rounds of asking that have failed, from 1. */
  readonly attempts: number
  /** It stood on a fork that died, so it may never land again: asking ends some day. */
  readonly mayBeLost?: boolean | undefined
}

/** A stretch of a program's list of signatures that nobody has read: older than `before`, down to `after`. */
export interface SignatureGap {
  readonly before: Signature
  readonly after: { readonly slot: Slot; readonly signature: Signature | undefined }
}

/** What is known to be unread, or not to be so any more. `source` is the one of the cursor that has gone past it. */
export type UnreadWrite =
  | ({ readonly kind: 'missing'; readonly source: string; readonly reason: string } & MissingSignature)
  | { readonly kind: 'found'; readonly source: string; readonly signature: Signature }
  | ({ readonly kind: 'gap'; readonly source: string } & SignatureGap)
  | { readonly kind: 'gap-closed'; readonly source: string; readonly before: Signature }

/** A missing transaction is due again after this many seconds, doubled with each attempt, the first one included: after half a minute, and in the end after 2^11 times as much, some eight hours. */
const shortestRestSeconds = 15
const mostDoublings = 11

/** Writes in the order given; writing it again changes nothing. */
export async function writeUnread(client: Client, writes: readonly UnreadWrite[]): Promise<void> {
  for (const write of writes) await client.query(queryOf(write))
}

interface Query {
  readonly name: string
  readonly text: string
  readonly values: unknown[]
}

function queryOf(write: UnreadWrite): Query {
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
        text: `insert into signature_gap (source, before_signature, after_slot, after_signature)
          values ($1, $2, $3, $4) on conflict do nothing`,
        values: [source, write.before, write.after.slot, write.after.signature ?? null],
      }
    case 'gap-closed':
      return {
        name,
        text: 'delete from signature_gap where source = $1 and before_signature = $2',
        values: [source, write.before],
      }
  }
}

function missingQuery(name: string, write: Extract<UnreadWrite, { kind: 'missing' }>): Query {
  return {
    name,
    text: `insert into missing_signature as m (source, signature, reason, attempts, due_at, may_be_lost)
      values ($1, $2, $3, $4, now() + interval '1 second' * $5, $6)
      on conflict (source, signature) do update
      set reason = excluded.reason, attempts = excluded.attempts, due_at = excluded.due_at
      where excluded.attempts > m.attempts`,
    values: [
      write.source,
      write.signature,
      write.reason,
      write.attempts,
      restSeconds(write.attempts),
      write.mayBeLost ?? false,
    ],
  }
}

function restSeconds(attempts: number): number {
  return shortestRestSeconds * 2 ** Math.min(attempts, mostDoublings)
}

/** Missing transactions of a source that are due to be asked for again, the one due longest first. */
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

/** The oldest open gap of a source; undefined = there is none. */
export async function readSignatureGap(pool: Pool, source: string): Promise<SignatureGap | undefined> {
  const { rows } = await pool.query<{ before: string; slot: number; signature: string | null }>({
    name: 'read-signature-gap',
    text: `select before_signature as before, after_slot as slot, after_signature as signature
      from signature_gap where source = $1 order by opened_at, before_signature limit 1`,
    values: [source],
  })
  const [row] = rows
  if (row === undefined) return undefined
  const signature = row.signature === null ? undefined : trustedSignature(row.signature)
  return { before: trustedSignature(row.before), after: { slot: row.slot, signature } }
}
