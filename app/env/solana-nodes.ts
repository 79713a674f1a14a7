import { EnvironmentInvalid } from './environment-invalid'

/** URLs of a Solana node. */
export interface SolanaNode {
  readonly rpcUrl: string
  readonly wsUrl: string
}

/** The Solana node to follow, and a second node that replaces it while the first is down. */
export interface SolanaNodes extends SolanaNode {
  readonly fallback?: SolanaNode | undefined
}

/** Settings with the URLs of Solana nodes. */
interface NodeSettings {
  readonly SOLANA_RPC_URL?: string | undefined
  readonly SOLANA_WS_URL?: string | undefined
  readonly SOLANA_RPC_FALLBACK_URL?: string | undefined
  readonly SOLANA_WS_FALLBACK_URL?: string | undefined
}

/**
 * Returns the nodes that the settings name; `undefined`: the simulated cluster. Throws `EnvironmentInvalid` if a
 * setting needs another one that is unset.
 */
export function solanaNodes(settings: NodeSettings): SolanaNodes | undefined {
  const primary = nodeAt(settings.SOLANA_RPC_URL, settings.SOLANA_WS_URL)
  const fallback = nodeAt(settings.SOLANA_RPC_FALLBACK_URL, settings.SOLANA_WS_FALLBACK_URL)
  if (fallback === undefined && settings.SOLANA_WS_FALLBACK_URL !== undefined)
    throw new EnvironmentInvalid(
      'SOLANA_WS_FALLBACK_URL needs SOLANA_RPC_FALLBACK_URL: set that as well, or unset SOLANA_WS_FALLBACK_URL.',
    )
  if (fallback !== undefined && primary === undefined)
    throw new EnvironmentInvalid(
      'SOLANA_RPC_FALLBACK_URL needs SOLANA_RPC_URL: set that as well, or unset SOLANA_RPC_FALLBACK_URL.',
    )
  return primary && { ...primary, fallback }
}

function nodeAt(rpcUrl: string | undefined, wsUrl: string | undefined): SolanaNode | undefined {
  return rpcUrl === undefined ? undefined : { rpcUrl, wsUrl: wsUrl ?? webSocketOf(rpcUrl) }
}

/**
 * Derives the WebSocket URL of a node from its RPC URL in the same way as web3.js. If the RPC URL contains a
 * port, the WebSocket URL has the next port.
 */
function webSocketOf(rpcUrl: string): string {
  const address = new URL(rpcUrl)
  address.protocol = address.protocol === 'https:' ? 'wss:' : 'ws:'
  if (address.port !== '') address.port = String(Number(address.port) + 1)
  return address.href
}
