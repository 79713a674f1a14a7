import { setImmediate as nextTurn } from 'node:timers/promises'
import { z } from 'zod'
import type { Slot } from '~/domain/base/time'
import type { RetryableError } from '~/lib/async/retryable-error'
import { newestSlotIn } from './result-slots'
import { type NodeError, nodeErrorSchema, type RpcError, UnreadableResponse } from './rpc-error'

/** A call, and the parser of its result. `parse` returns undefined if the result is unreadable. */
export interface RpcCall<T> {
  readonly method: string
  readonly params: readonly unknown[]
  readonly parse: (result: unknown) => T | undefined
}

/** Outcome of one call of a batch. */
export type RpcOutcome<T> =
  | { readonly ok: true; readonly value: T }
  | { readonly ok: false; readonly error: RpcError | RetryableError }

/** How responses are judged. */
export interface Judging {
  readonly errorOf: ErrorOf
  /** Whether the chain may have reached a slot. A result with another slot is unusable. */
  readonly allowsSlot: (slot: Slot) => boolean
}

/** Converts an error object that a node returned for a method to an error. */
export type ErrorOf = (error: NodeError, method: string) => RpcError | RetryableError

export interface SentCall<T> {
  readonly call: RpcCall<T>
  readonly request: { readonly id: number }
}

/**
 * Number of calls of a batch that are parsed without a pause. After each pause, other work has had a turn in
 * the event loop.
 */
const responsesPerTick = 5

// Some nodes and gateways send both `result` and `error`, with null for the unused one.
const responseSchema = z.object({
  id: z.union([z.number(), z.string().transform(Number), z.null()]).optional(), // some proxies send strings
  result: z.unknown().optional(),
  error: nodeErrorSchema.nullish(),
})
type RpcResponse = z.infer<typeof responseSchema>

/**
 * Returns the error object of a JSON-RPC response. `undefined`: the response contains no error, or is not a
 * JSON-RPC response.
 */
export function errorIn(json: unknown): NodeError | undefined {
  return responseSchema.safeParse(json).data?.error ?? undefined
}

/** Whether a body is a JSON-RPC response or a batch of them. */
export function isRpcResponse(json: unknown): boolean {
  if (Array.isArray(json)) return json.length > 0
  const response = responseSchema.safeParse(json).data
  return response !== undefined && (typeof response.error?.code === 'number' || response.result !== undefined)
}

/** Returns the outcome of a call that was sent alone. */
export function readResponse<T>(
  { call, request }: SentCall<T>,
  json: unknown,
  judging: Judging,
): RpcOutcome<T> {
  return judge(call, request.id, responseSchema.safeParse(json).data, judging)
}

/**
 * Returns the outcomes of calls that were sent together. The list ends before the first call without a
 * response, because some nodes respond only to the beginning of a batch, or not at all.
 */
export async function readResponses<T>(
  sent: readonly SentCall<T>[],
  items: readonly unknown[],
  judging: Judging,
): Promise<readonly RpcOutcome<T>[]> {
  const responses = new Map<unknown, RpcResponse>()
  for (const item of items) {
    const parsed = responseSchema.safeParse(item).data
    if (parsed) responses.set(parsed.id, parsed)
  }
  const outcomes: RpcOutcome<T>[] = []
  for (const [index, { call, request }] of sent.entries()) {
    // Parsing a large response takes milliseconds, so let other work run between its parts.
    if (index % responsesPerTick === 0) await nextTurn()
    const response = responses.get(request.id)
    if (response === undefined) break
    outcomes.push(judge(call, request.id, response, judging))
  }
  return outcomes
}

function judge<T>(
  call: RpcCall<T>,
  id: unknown,
  response: RpcResponse | undefined,
  { errorOf, allowsSlot }: Judging,
): RpcOutcome<T> {
  const { method } = call
  if (response?.error) return { ok: false, error: errorOf(response.error, method) }
  if (response?.id === undefined) return failed(`The Solana RPC did not respond to ${method}.`)
  if (response.id !== id) return failed(`The Solana RPC responded to ${method} with a wrong id.`)
  const newest = newestSlotIn(method, response.result)
  if (newest !== undefined && !allowsSlot(newest))
    return failed(
      `The Solana RPC responded to ${method} with slot ${newest}, which no chain has reached yet.`,
    )
  const value = call.parse(response.result)
  if (value === undefined) return failed(`The Solana RPC responded to ${method} in an unexpected form.`)
  return { ok: true, value }
}

function failed(problem: string): { ok: false; error: RetryableError } {
  return { ok: false, error: new UnreadableResponse(problem) }
}
