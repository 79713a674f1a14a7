import { z } from 'zod'
import type { Slot } from '~/domain/base/time'
import { RetryableError } from '~/lib/async/retryable-error'
import { JsonCursor } from '../rpc/json-cursor'
import type { ErrorOf } from '../rpc/response'
import { nodeErrorSchema, rpcErrorOf } from '../rpc/rpc-error'
import { parseKeyedAccount, type RpcAccount, scanKeyedAccount } from './account-json'

/**
 * Parses a `getProgramAccounts` response (base64, withContext) chunk by chunk. Only one chunk and one account
 * are in memory at a time.
 */
export interface AccountStream {
  /**
   * Returns the accounts that are complete after this chunk. Throws `RetryableError` if the response has
   * another form.
   */
  push(chunk: Uint8Array): readonly RpcAccount[]
  /** Slot of the snapshot. It is known before the first account. */
  slot(): Slot | undefined
  /**
   * Must be called at the end of the response. Returns the snapshot's slot. Throws the error that the node
   * sent instead of accounts, or `RetryableError` if the response was cut off.
   */
  end(): Slot
}

/**
 * Maximum length of the buffered part of a response, characters. The buffer contains the envelope or one
 * account. The largest account that we follow takes 6 kB in base64.
 */
const longestHeldChars = 4 * 1024 * 1024
const listStart = '"value":['

// Some nodes and gateways send both `result` and `error`, with null for the unused one.
const envelopeSchema = z.object({
  result: z.object({ context: z.object({ slot: z.number() }) }).nullish(),
  error: nodeErrorSchema.nullish(),
})

/** Creates a stream parser. `errorOf` converts the error that a node may send instead of accounts. */
export function createAccountStream(
  errorOf: ErrorOf = (error, method) => rpcErrorOf(error, { method }),
): AccountStream {
  let held = ''
  let phase: 'head' | 'list' | 'tail' = 'head'
  let head = ''
  let slot: Slot | undefined

  function readHead(): void {
    const start = held.indexOf(listStart)
    if (start === -1) return
    head = held.slice(0, start + listStart.length)
    held = held.slice(head.length)
    phase = 'list'
    // Nodes write the context before the accounts. Without its slot, the age of the accounts would be
    // unknown.
    const context = /"slot":(\d+)/.exec(head)
    if (context === null) throw new RetryableError('The Solana RPC sent a snapshot without a slot.')
    slot = Number(context[1])
  }

  function readList(): readonly RpcAccount[] {
    const accounts: RpcAccount[] = []
    let position = 0
    for (;;) {
      if (held[position] === ',') position += 1
      if (held[position] === ']') {
        phase = 'tail'
        break
      }
      const item = readItem(held, position)
      if (item === undefined) break
      accounts.push(item.account)
      position = item.end
    }
    held = held.slice(position)
    return accounts
  }

  return {
    slot: () => slot,
    push(chunk) {
      held += Buffer.from(chunk.buffer, chunk.byteOffset, chunk.byteLength).toString('latin1')
      if (phase === 'head') readHead()
      const accounts = phase === 'list' ? readList() : []
      if (held.length > longestHeldChars)
        throw new RetryableError('The Solana RPC sent a snapshot with an oversized part.')
      return accounts
    },
    end() {
      const envelope = parseEnvelope(head + held)
      if (envelope?.error) throw errorOf(envelope.error, 'getProgramAccounts')
      if (!envelope?.result) throw new RetryableError('The Solana RPC sent an incomplete snapshot.')
      return envelope.result.context.slot
    },
  }
}

/** Returns the account at `position`. `undefined`: the account has not arrived completely. */
function readItem(text: string, position: number): { account: RpcAccount; end: number } | undefined {
  const cursor = new JsonCursor(text, position)
  const scanned = scanKeyedAccount(cursor)
  if (scanned) return { account: scanned, end: cursor.position }
  const end = endOfObject(text, position)
  if (end === undefined) return undefined
  const parsed = parseKeyedAccount(JSON.parse(text.slice(position, end)))
  if (parsed === undefined)
    throw new RetryableError('The Solana RPC sent a snapshot with an invalid account.')
  return { account: parsed, end }
}

/**
 * Returns the end of the JSON object that begins at `start`. `undefined`: the object has not arrived
 * completely.
 */
function endOfObject(text: string, start: number): number | undefined {
  let depth = 0
  for (let index = start; index < text.length; index += 1) {
    const char = text[index]
    if (char === '"') {
      do {
        index = text.indexOf('"', index + 1)
        if (index === -1) return undefined
      } while (text[index - 1] === '\\')
    } else if (char === '{' || char === '[') depth += 1
    else if (char === '}' || char === ']') {
      depth -= 1
      if (depth === 0) return index + 1
    }
  }
  return undefined
}

function parseEnvelope(text: string): z.infer<typeof envelopeSchema> | undefined {
  try {
    return envelopeSchema.safeParse(JSON.parse(text)).data
  } catch {
    return undefined // The response was cut off, which the caller reports.
  }
}
