import { z } from 'zod'
import { EnvironmentInvalid } from './environment-invalid'
import { grpcUrl, headerKey, headers, httpUrl, url, whole } from './setting-kinds'

/** Settings of the nodes that are read. */
export const nodeSettings = {
  SOLANA_RPC_URL: httpUrl('https://api.mainnet-beta.solana.com').optional(),
  SOLANA_WS_URL: url(['ws:', 'wss:'], 'wss://api.mainnet-beta.solana.com').optional(),
  SOLANA_RPC_HEADERS: headers.optional(),
  SOLANA_WS_HEADERS: headers.optional(),
  SOLANA_RPC_FALLBACK_URL: httpUrl('https://other-node.example').optional(),
  SOLANA_WS_FALLBACK_URL: url(['ws:', 'wss:'], 'wss://other-node.example').optional(),
  GEYSER_URL: grpcUrl('https://geyser.example:10000').optional(),
  GEYSER_TOKEN: headerKey.optional(),
  RPC_REQUESTS_PER_SECOND: whole(1, 100_000, 50).optional(),
}

const schema = z.object(nodeSettings)
type NodeSettings = z.infer<typeof schema>

/** URLs of a Solana node. */
export interface SolanaNode {
  readonly rpcUrl: string
  readonly wsUrl: string
}

/** The Solana node to follow, and a second node that replaces it while the first is down. */
export interface SolanaNodes extends SolanaNode {
  /** Headers of each request to the node, and of each handshake with its WebSocket. */
  readonly rpcHeaders?: Readonly<Record<string, string>> | undefined
  readonly wsHeaders?: Readonly<Record<string, string>> | undefined
  readonly fallback?: SolanaNode | undefined
}

/** A Geyser node, with the token that is sent to it. */
export interface GeyserNode {
  readonly url: string
  readonly token: string | undefined
}

/** Returns the Geyser node. `undefined`: none is set. Throws `EnvironmentInvalid` if settings contradict. */
export function geyserNode(settings: NodeSettings): GeyserNode | undefined {
  const { GEYSER_URL: address, GEYSER_TOKEN: token, SOLANA_RPC_URL: rpcUrl } = settings
  if (address === undefined && token !== undefined)
    throw new EnvironmentInvalid('GEYSER_TOKEN needs GEYSER_URL: set that as well, or unset GEYSER_TOKEN.')
  if (address === undefined) return undefined
  if (rpcUrl === undefined)
    throw new EnvironmentInvalid('GEYSER_URL needs SOLANA_RPC_URL: set that as well, or unset GEYSER_URL.')
  if (token !== undefined && address.startsWith('http:') && !isLoopback(address))
    throw new EnvironmentInvalid(
      'GEYSER_URL begins with http://, so GEYSER_TOKEN would be sent unencrypted: use https://, or unset GEYSER_TOKEN.',
    )
  return { url: address, token }
}

function isLoopback(address: string): boolean {
  const { hostname } = new URL(address)
  return hostname === 'localhost' || hostname === '[::1]' || hostname.startsWith('127.')
}

/** Returns the Solana nodes. `undefined`: none is set. Throws `EnvironmentInvalid` if settings contradict. */
export function solanaNodes(settings: NodeSettings): SolanaNodes | undefined {
  const primary = nodeAt(settings.SOLANA_RPC_URL, settings.SOLANA_WS_URL)
  const headers = { rpcHeaders: settings.SOLANA_RPC_HEADERS, wsHeaders: settings.SOLANA_WS_HEADERS }
  const fallback = nodeAt(settings.SOLANA_RPC_FALLBACK_URL, settings.SOLANA_WS_FALLBACK_URL)
  if (fallback === undefined && settings.SOLANA_WS_FALLBACK_URL !== undefined)
    throw new EnvironmentInvalid(
      'SOLANA_WS_FALLBACK_URL needs SOLANA_RPC_FALLBACK_URL: set that as well, or unset SOLANA_WS_FALLBACK_URL.',
    )
  if (fallback !== undefined && primary === undefined)
    throw new EnvironmentInvalid(
      'SOLANA_RPC_FALLBACK_URL needs SOLANA_RPC_URL: set that as well, or unset SOLANA_RPC_FALLBACK_URL.',
    )
  return primary && { ...primary, ...headers, fallback }
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
