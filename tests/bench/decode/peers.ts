import { spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { createRequire } from 'node:module'
import { join } from 'node:path'

/** The folder of the peers, with a package.json and a lock file of its own. The benchmark runs from the repository's root. */
const folder = join(process.cwd(), 'tests/bench/peers')

/** A key as Anchor and the Drift SDK hand it out. */
export interface PeerKey {
  toBase58(): string
}

/** One of Anchor's account coders; a record's keys are `PeerKey`s, its wide integers BNs. */
export interface AnchorCoder {
  decode(name: string, data: Buffer): PeerRecord
}

/** A decoded account of a peer: whatever its library makes of it. */
export type PeerRecord = Readonly<Record<string, unknown>>

export interface Peers {
  readonly anchorCoder: (idl: 'drift' | 'jupiter-dca' | 'jupiter-limit' | 'kamino-limit') => AnchorCoder
  readonly driftDecodeUser: (data: Buffer) => PeerRecord
  readonly limoDecodeOrder: (data: Uint8Array) => PeerRecord
}

/** Installs the peers beside their own lock file if they are not there yet; false = that did not work, and it said why. */
export function installPeers(): boolean {
  if (existsSync(join(folder, 'node_modules/@coral-xyz/anchor/package.json'))) return true
  console.log('Installing the peers into tests/bench/peers (once, about 300 MB)…')
  const options = ['ci', '--ignore-scripts', '--no-audit', '--no-fund', '--loglevel=error']
  const { status } = spawnSync('npm', options, { cwd: folder, stdio: 'inherit' })
  if (status === 0) return true
  console.error(
    'The peers could not be installed: check that the npm registry can be reached. Nothing was compared.',
  )
  return false
}

/** Loads what is measured of each peer, and nothing more: the whole Drift SDK takes seconds. */
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
