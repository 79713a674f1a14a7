import { z } from 'zod'
import type { Signature } from '~/domain/base/ids'
import { parseSignature } from '~/domain/base/parse-id'
import type { Slot } from '~/domain/base/time'
import { JsonCursor } from '../rpc/json-cursor'
import { parseKeyedAccount, type RpcAccount, scanKeyedAccount } from '../snapshot/account-json'

/**
 * Id of a subscription. It is valid only for one connection and one kind of notification. Solana nodes send
 * numbers, some proxies send strings.
 */
export type SubscriptionId = number | string

/** Messages of a PubSub socket. */
export type SocketMessage =
  | {
      readonly type: 'account'
      readonly subscription: SubscriptionId
      readonly slot: Slot
      readonly account: RpcAccount
    }
  | {
      readonly type: 'logs'
      readonly subscription: SubscriptionId
      readonly slot: Slot
      readonly signature: Signature
      /** Whether the transaction failed on chain. */
      readonly failed: boolean
      /** Log lines. `undefined`: not in the message, or not readable. */
      readonly logs: readonly string[] | undefined
    }
  | {
      readonly type: 'slot'
      readonly subscription: SubscriptionId
      readonly slot: Slot
      /** Slot of the block before. `undefined`: not in the message. */
      readonly parent?: Slot | undefined
    }
  | { readonly type: 'subscribed'; readonly request: number; readonly subscription: SubscriptionId }
  /** JSON-RPC error code. `undefined`: the node sent no code. */
  | {
      readonly type: 'refused'
      readonly request: number
      readonly code: number | undefined
      readonly reason: string
    }
  /** A well-formed message that is ignored, e.g. the response to a request to unsubscribe. */
  | { readonly type: 'other' }

const subscriptionSchema = z.union([z.number(), z.string()])

const notificationSchema = z.object({
  method: z.string(),
  params: z.object({ subscription: subscriptionSchema, result: z.unknown().optional() }),
})

const replySchema = z.object({
  id: z.union([
    z.number(),
    z
      .string()
      .regex(/^\d{1,15}$/)
      .transform(Number),
  ]),
  result: z.unknown().optional(),
  error: z.unknown().optional(),
})

const errorSchema = z.object({ code: z.number().optional(), message: z.string().optional() })

const contextSchema = z.object({ context: z.object({ slot: z.number() }), value: z.unknown().optional() })
const logsSchema = z.object({
  signature: z.string(),
  err: z.unknown().optional(),
  logs: z.array(z.string()).optional().catch(undefined),
})
const slotSchema = z.object({ slot: z.number(), parent: z.number().optional().catch(undefined) })

/** Parses one message of a PubSub socket. `undefined`: the message is unreadable. Never throws. */
export function parseSocketMessage(text: string): SocketMessage | undefined {
  return scanAccountNotification(text) ?? parseMessage(text)
}

/**
 * Scans an account notification without building objects, because account notifications arrive by the
 * thousand. The order of members does not matter.
 */
export function scanAccountNotification(text: string): SocketMessage | undefined {
  const cursor = new JsonCursor(text)
  let isNotification = false
  let params: SocketMessage | undefined
  const complete = cursor.readMembers((name) => {
    if (name === 'jsonrpc') return cursor.readString() !== undefined
    if (name === 'method') {
      isNotification = cursor.readString() === 'programNotification'
      return isNotification
    }
    if (name !== 'params') return cursor.take('null') // This may be an error member that is null.
    params = scanParams(cursor)
    return params !== undefined
  })
  return complete && isNotification && cursor.position === text.length ? params : undefined
}

function scanParams(cursor: JsonCursor): SocketMessage | undefined {
  let subscription: SubscriptionId | undefined
  let slot: number | undefined
  let account: RpcAccount | undefined
  const complete = cursor.readMembers((name) => {
    if (name === 'subscription') {
      subscription = cursor.readInteger()
      return subscription !== undefined
    }
    if (name !== 'result') return cursor.take('null')
    return cursor.readMembers((member) => {
      if (member === 'context') {
        slot = scanContextSlot(cursor)
        return slot !== undefined
      }
      if (member !== 'value') return cursor.take('null')
      account = scanKeyedAccount(cursor)
      return account !== undefined
    })
  })
  if (!complete || subscription === undefined || slot === undefined || account === undefined) return undefined
  return { type: 'account', subscription, slot, account }
}

function scanContextSlot(cursor: JsonCursor): number | undefined {
  let slot: number | undefined
  const complete = cursor.readMembers((name) => {
    if (name === 'apiVersion') return cursor.readString() !== undefined
    if (name !== 'slot') return false
    slot = cursor.readInteger()
    return slot !== undefined
  })
  return complete ? slot : undefined
}

function parseMessage(text: string): SocketMessage | undefined {
  const json = parseJson(text)
  const notification = notificationSchema.safeParse(json).data
  if (notification) return readNotification(notification)
  const reply = replySchema.safeParse(json).data
  if (reply === undefined) return undefined
  // Some servers send `"error": null` beside a result, which is not an error.
  if (reply.error !== undefined && reply.error !== null) return readRefusal(reply.id, reply.error)
  const subscription = subscriptionSchema.safeParse(reply.result)
  if (!subscription.success) return { type: 'other' }
  return { type: 'subscribed', request: reply.id, subscription: subscription.data }
}

function readRefusal(request: number, error: unknown): SocketMessage {
  const parsed = errorSchema.safeParse(error).data
  const reason = parsed?.message ?? (typeof error === 'string' ? error : 'no reason given')
  return { type: 'refused', request, code: parsed?.code, reason }
}

function readNotification({ method, params }: z.infer<typeof notificationSchema>): SocketMessage | undefined {
  const { subscription, result } = params
  if (method === 'slotNotification') {
    const parsed = slotSchema.safeParse(result).data
    return parsed && { type: 'slot', subscription, ...parsed }
  }
  const parsed = contextSchema.safeParse(result).data
  if (parsed === undefined) return undefined
  const { slot } = parsed.context
  if (method === 'programNotification') {
    const account = parseKeyedAccount(parsed.value)
    return account && { type: 'account', subscription, slot, account }
  }
  if (method !== 'logsNotification') return { type: 'other' }
  const logs = logsSchema.safeParse(parsed.value).data
  const signature = logs && parseSignature(logs.signature)
  if (logs === undefined || signature === undefined) return undefined
  const failed = logs.err !== null && logs.err !== undefined
  return { type: 'logs', subscription, slot, signature, failed, logs: logs.logs }
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined // The message is not JSON.
  }
}
