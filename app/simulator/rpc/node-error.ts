import type { Slot } from '~/domain/base/time'

/** Error with the code and message of a real Solana node. It becomes the `error` member of the response. */
export class RpcError extends Error {
  constructor(
    readonly code: number,
    message: string,
    readonly details?: Readonly<Record<string, unknown>>,
  ) {
    super(message)
    this.name = 'RpcError'
  }
}

// Codes and texts come from JSON-RPC 2.0 and agave's `rpc-client-api/src/custom_error.rs`.
export const parseError = () => new RpcError(-32700, 'Parse error')
export const invalidRequest = (message = 'Invalid request') => new RpcError(-32600, message)
export const methodNotFound = () => new RpcError(-32601, 'Method not found')
export const invalidParams = (message: string) => new RpcError(-32602, message)
export const internalError = () => new RpcError(-32603, 'Internal error')

export const blockCleanedUp = (slot: Slot, first: Slot) =>
  new RpcError(-32001, `Block ${slot} cleaned up, does not exist on node. First available block: ${first}`)

export const blockNotAvailable = (slot: Slot) => new RpcError(-32004, `Block not available for slot ${slot}`)

export const nodeUnhealthy = (numSlotsBehind: number) =>
  new RpcError(-32005, `Node is behind by ${numSlotsBehind} slots`, { numSlotsBehind })

export const slotSkipped = (slot: Slot) =>
  new RpcError(-32007, `Slot ${slot} was skipped, or missing due to ledger jump to recent snapshot`)

export const longTermStorageSlotSkipped = (slot: Slot) =>
  new RpcError(-32009, `Slot ${slot} was skipped, or missing in long-term storage`)

export const unsupportedTransactionVersion = (version: number) =>
  new RpcError(
    -32015,
    `Transaction version (${version}) is not supported by the requesting client. ` +
      `Please try the request again with the following configuration parameter: "maxSupportedTransactionVersion": ${version}`,
  )

export const minContextSlotNotReached = (contextSlot: Slot) =>
  new RpcError(-32016, 'Minimum context slot has not been reached', { contextSlot })
