import { once } from 'node:events'
import { WebSocket } from 'ws'
import { trustedAddress } from '~/domain/base/ids'
import type { Slot } from '~/domain/base/time'
import { protocolFacts } from '~/domain/protocol/protocol'
import { protocols } from '~/protocols/registry'

/** A change that the node reports and the API shows. */
export interface ChainChange {
  readonly kind: 'order' | 'fill' | 'price'
  /**
   * Key that identifies the change: the key of an order, the signature of a fill's transaction, or the name
   * of a market.
   */
  readonly id: string
  readonly slot: Slot
  readonly oraclePriceRaw?: bigint
}

const orderProtocols = ['jupiter-dca', 'jupiter-limit', 'jupiter-limit-v1', 'kamino-limit'] as const
const headerMarkets = ['SOL-PERP', 'BTC-PERP']
const commitment = 'confirmed'

/** Subscribes to the node separately from the indexer, at the same commitment. */
export async function followNode(url: string, onChange: (change: ChainChange) => void): Promise<WebSocket> {
  const socket = new WebSocket(url.replace('http', 'ws'))
  await once(socket, 'open')
  let lastId = 0
  const subscribe = (method: string, ...params: unknown[]): void => {
    lastId += 1
    socket.send(JSON.stringify({ jsonrpc: '2.0', id: lastId, method, params }))
  }
  socket.on('message', (text) => {
    const { method, params } = JSON.parse(String(text))
    const change =
      method === 'programNotification'
        ? accountChange(params.result)
        : method === 'logsNotification'
          ? fillOf(params.result)
          : undefined
    if (change) onChange(change)
  })
  const families = [...orderProtocols, 'drift-perps' as const].flatMap((id) => protocols[id].accountFamilies)
  for (const { name, programId, filters } of families) {
    if (name !== 'User') subscribe('programSubscribe', programId, { encoding: 'base64', commitment, filters })
  }
  subscribe('logsSubscribe', { mentions: [protocolFacts['drift-perps'].programIds[0]] }, { commitment })
  return socket
}

interface AccountResult {
  readonly context: { readonly slot: Slot }
  readonly value: {
    readonly pubkey: string
    readonly account: { readonly owner: string; readonly data: [string, string] }
  }
}

function accountChange({
  context: { slot },
  value: { pubkey, account },
}: AccountResult): ChainChange | undefined {
  const { 'drift-perps': drift } = protocols
  const owner = trustedAddress(account.owner)
  if (!drift.programIds.includes(owner)) return { kind: 'order', id: pubkey, slot }
  const decoded = drift.decodeAccount(trustedAddress(pubkey), owner, Buffer.from(account.data[0], 'base64'))
  if (decoded.outcome !== 'ok' || decoded.value.kind !== 'perp-market') return undefined
  const { name, oraclePriceRaw } = decoded.value
  return headerMarkets.includes(name) ? { kind: 'price', id: name, slot, oraclePriceRaw } : undefined
}

interface LogsResult {
  readonly context: { readonly slot: Slot }
  readonly value: { readonly signature: string; readonly err: unknown; readonly logs: readonly string[] }
}

function fillOf({ context: { slot }, value: { signature, err, logs } }: LogsResult): ChainChange | undefined {
  const isFill = err === null && logs.some((line) => line.includes('FillPerpOrder'))
  return isFill ? { kind: 'fill', id: signature, slot } : undefined
}
