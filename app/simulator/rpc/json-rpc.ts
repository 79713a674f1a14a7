import type { Log } from '~/lib/log'
import { accountMethods } from './account-methods'
import { blockMethods } from './block-methods'
import { clusterMethods } from './cluster-methods'
import { JsonStream } from './json-text'
import type { Method, Node } from './node'
import { internalError, methodNotFound, RpcError } from './node-error'
import { type BadRequest, errorText, type RpcBody, type RpcRequest, resultText } from './request'
import { transactionMethods } from './transaction-methods'

/**
 * Handles a request body. Produces the pieces of the response only when they are needed. There are no pieces
 * if the body contains only notifications.
 */
export type JsonRpc = (body: RpcBody) => Iterable<string>

const methods = new Map<string, Method>(
  Object.entries({ ...clusterMethods, ...accountMethods, ...blockMethods, ...transactionMethods }),
)

export function createJsonRpc(node: Node, log: Log): JsonRpc {
  return function* response({ batch, requests }) {
    const answered = requests.filter((request) => request.id !== undefined)
    if (answered.length === 0) return
    let separator = batch ? '[' : ''
    for (const request of answered) {
      yield separator
      yield* answerOne(request)
      separator = ','
    }
    if (batch) yield ']'
  }

  function* answerOne(request: RpcRequest | BadRequest): Iterable<string> {
    const id = request.id ?? null
    const result = 'error' in request ? request.error : callMethod(request)
    if (result instanceof RpcError) yield errorText(result, id)
    else if (result instanceof JsonStream) {
      yield '{"jsonrpc":"2.0","result":'
      yield* result.pieces
      yield `,"id":${JSON.stringify(id)}}`
    } else yield resultText(result, id)
  }

  function callMethod(request: RpcRequest): unknown {
    try {
      const method = methods.get(request.method)
      return method ? method(request.params, node) : methodNotFound()
    } catch (error) {
      if (error instanceof RpcError) return error
      log.error({ err: error, method: request.method }, 'rpc: method failed')
      return internalError()
    }
  }
}
