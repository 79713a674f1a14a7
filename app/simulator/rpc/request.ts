import { z } from 'zod'
import { toJsonText } from './json-text'
import { invalidParams, invalidRequest, parseError, type RpcError } from './node-error'
import type { Params } from './params'

/** Identifier that the client gave its request. */
export type RequestId = string | number | null

export interface RpcRequest {
  /** Id of the request; `undefined`: a notification, which gets no response. */
  readonly id: RequestId | undefined
  readonly method: string
  readonly params: Params
}

/** A request that is rejected before its method runs. */
export interface BadRequest {
  readonly id: RequestId
  readonly error: RpcError
}

/** One request or a batch. */
export interface RpcBody {
  readonly batch: boolean
  readonly requests: readonly (RpcRequest | BadRequest)[]
}

const idSchema = z.union([z.string(), z.int().nonnegative(), z.null()])
const requestSchema = z.object({
  jsonrpc: z.literal('2.0'),
  id: idSchema.optional(),
  method: z.string(),
  params: z.unknown().optional(),
})

/** Parses a request body. Never throws: a malformed request becomes a {@link BadRequest}. */
export function parseBody(text: string): RpcBody {
  let json: unknown
  try {
    json = JSON.parse(text)
  } catch {
    // JSON-RPC errors do not include details of a syntax error.
    return single({ id: null, error: parseError() })
  }
  if (!Array.isArray(json)) return single(parseRequest(json))
  if (json.length === 0) return single({ id: null, error: invalidRequest() })
  return { batch: true, requests: json.map(parseRequest) }
}

function single(request: RpcRequest | BadRequest): RpcBody {
  return { batch: false, requests: [request] }
}

function parseRequest(json: unknown): RpcRequest | BadRequest {
  const parsed = requestSchema.safeParse(json)
  if (!parsed.success) return { id: readId(json), error: invalidRequest() }
  const { id, method, params } = parsed.data
  if (params === undefined || params === null) return { id, method, params: [] }
  if (!Array.isArray(params)) {
    return { id: id ?? null, error: invalidParams('Invalid params: invalid type: map, expected a sequence.') }
  }
  return { id, method, params }
}

/**
 * Returns the id of a malformed request if it is valid, so that the client can match the error to its
 * request.
 */
function readId(json: unknown): RequestId {
  const parsed = z.object({ id: idSchema }).safeParse(json)
  return parsed.success ? parsed.data.id : null
}

export function resultText(result: unknown, id: RequestId): string {
  return `{"jsonrpc":"2.0","result":${toJsonText(result)},"id":${JSON.stringify(id)}}`
}

export function errorText(error: RpcError, id: RequestId): string {
  const { code, message, details } = error
  return toJsonText({ jsonrpc: '2.0', error: { code, message, data: details }, id })
}
