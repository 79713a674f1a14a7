import { Connection, PublicKey, VersionedTransaction } from '@solana/web3.js'
import { afterAll, expect, test } from 'vitest'
import { type Address, trustedAddress } from '~/domain/base/ids'
import { type ProtocolId, protocolFacts } from '~/domain/protocol/protocol'
import { silentLog } from '~/lib/log'
import { protocolOfOwner, protocols } from '~/protocols/registry'
import { readRpcTransaction } from '~/solana/transaction/rpc-transaction'
import { createSimulatorServer } from './server'
import { call, closeWeb3 } from './web3-client.fixture'
import { eventProtocols } from './world/observe.fixture'
import { createWorldLedger } from './world-ledger'

/** 2026-11-20T12:00:00Z. The clock stands still, so that the world is the same in every run. */
const nowMs = 1_795_176_000_000
const clock = { nowMs: () => nowMs, monotonicMs: () => 0 }

/** One world for all tests of this file: computing it takes seconds, and no test changes it. */
const ledger = createWorldLedger({ seed: 1, speed: 1, clock })
const server = await createSimulatorServer({ ledger, host: '127.0.0.1', port: 0, log: silentLog })
const { url } = server
const connection = new Connection(url, { wsEndpoint: server.wsUrl, commitment: 'confirmed' })
afterAll(async () => {
  closeWeb3(connection)
  await server.stop()
  ledger.stop()
})

function programsOf(id: ProtocolId): readonly Address[] {
  return protocolFacts[id].programIds
}

test('serves every account of the world to web3.js, and every account decodes', async () => {
  for (const programId of eventProtocols.flatMap(programsOf)) {
    const accounts = await connection.getProgramAccounts(new PublicKey(programId))
    expect(accounts.length).toBeGreaterThan(500)
    for (const { pubkey, account } of accounts) {
      const protocol = protocolOfOwner(trustedAddress(account.owner.toBase58()))
      const decoded = protocol?.decodeAccount(trustedAddress(pubkey.toBase58()), programId, account.data)
      expect(decoded?.outcome).toBe('ok')
    }
  }
})

test('serves every transaction of the world to web3.js, and its events decode', async () => {
  for (const id of eventProtocols) {
    const entries = await connection.getSignaturesForAddress(new PublicKey(programsOf(id)[0]!), { limit: 40 })
    expect(entries.length).toBe(40)
    for (const { signature, slot } of entries) {
      const config = { maxSupportedTransactionVersion: 0, commitment: 'confirmed' }
      const wire = (await call(url, 'getTransaction', signature, { ...config, encoding: 'base64' })) as {
        result: { transaction: [string, string] }
      }
      const parsed = VersionedTransaction.deserialize(Buffer.from(wire.result.transaction[0], 'base64'))
      const read = await connection.getTransaction(signature, { maxSupportedTransactionVersion: 0 })
      expect(read?.slot).toBe(slot)
      expect(parsed.message.staticAccountKeys).toEqual(read?.transaction.message.staticAccountKeys)
      const response = (await call(url, 'getTransaction', signature, config)) as { result: unknown }
      const transaction = readRpcTransaction(response.result)
      expect(transaction?.signature).toBe(signature)
      expect(protocols[id].readEvents(transaction!).corrupt).toEqual([])
    }
  }
})

test('pages through signatures without gaps or repetitions', async () => {
  const program = new PublicKey(programsOf('jupiter-dca')[0]!)
  const whole = await connection.getSignaturesForAddress(program, { limit: 90 })
  const pages: string[] = []
  for (let page = 0; page < 3; page += 1) {
    const before = pages.at(-1)
    const entries = await connection.getSignaturesForAddress(
      program,
      before ? { limit: 30, before } : { limit: 30 },
    )
    pages.push(...entries.map(({ signature }) => signature))
  }
  expect(pages).toEqual(whole.map(({ signature }) => signature))
  const slots = whole.map(({ slot }) => slot)
  expect(slots).toEqual(slots.toSorted((a, b) => b - a))
})
