import { spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { createRequire } from 'node:module'
import { join } from 'node:path'

/**
 * Folder of the peers, with a separate package.json and lock file. The benchmark runs from the repository's
 * root.
 */
const folder = join(process.cwd(), 'tests/bench/peers')

/** A public key as returned by Anchor and the Drift SDK. */
export interface PeerKey {
  toBase58(): string
}

/**
 * An account coder of Anchor. In its records, public keys are `PeerKey` objects and wide integers are BN
 * objects.
 */
export interface AnchorCoder {
  decode(name: string, data: Buffer): PeerRecord
}

/** An account as decoded by a peer's library. */
export type PeerRecord = Readonly<Record<string, unknown>>

export interface Peers {
  readonly anchorCoder: (idl: 'drift' | 'jupiter-dca' | 'jupiter-limit' | 'kamino-limit') => AnchorCoder
  readonly driftDecodeUser: (data: Buffer) => PeerRecord
  readonly limoDecodeOrder: (data: Uint8Array) => PeerRecord
}

/**
 * Installs the peers from their lock file if they are missing. Returns false, and prints the reason, if that
 * fails.
 */
export function installPeers(): boolean {
  if (existsSync(join(folder, 'node_modules/@coral-xyz/anchor/package.json'))) return true
  console.log('Installing the peers into tests/bench/peers (once, about 300 MB)…')
  const options = ['ci', '--ignore-scripts', '--no-audit', '--no-fund', '--loglevel=error']
  const { status } = spawnSync('npm', options, { cwd: folder, stdio: 'inherit' })
  if (status === 0) return true
  console.error(
    'The peers could not be installed: check that the npm registry is reachable. Nothing was compared.',
  )
  return false
}

/** Loads only the measured part of each peer, because loading the whole Drift SDK takes seconds. */
export function loadPeers(): Peers {
  const require = createRequire(join(folder, 'package.json'))
  const anchor = require('@coral-xyz/anchor')
  const driftIdl = require('@drift-labs/sdk/src/idl/drift.json')
  const { decodeUser } = require('@drift-labs/sdk/lib/node/decode/user.js')
  const limo = require('@kamino-finance/limo-sdk/dist/rpc_client/generated/accounts/order.js')
  const orderDecoder = limo.getOrderDecoder()
  return {
    anchorCoder: (idl) =>
      new anchor.BorshAccountsCoder(idl === 'drift' ? driftIdl : require(`./idl/${idl}.json`)),
    driftDecodeUser: decodeUser,
    limoDecodeOrder: (data) => orderDecoder.decode(data),
  }
}
