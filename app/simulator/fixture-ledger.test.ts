import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { PublicKey } from '@solana/web3.js'
import { expect, onTestFinished, test } from 'vitest'
import { trustedAddress } from '~/domain/base/ids'
import { protocolFacts } from '~/domain/protocol/protocol'
import { type Log, silentLog } from '~/lib/log'
import { createFixtureLedger } from './fixture-ledger'
import { connectWeb3 } from './web3-client.fixture'

const folder = 'tests/fixtures/chain'
/** 2026-11-21T00:00:00Z, Unix milliseconds. */
const nowMs = 1_795_219_200_000
const clock = { nowMs: () => nowMs, monotonicMs: () => nowMs }

function open(from = folder, log: Log = silentLog) {
  const ledger = createFixtureLedger({ folder: from, clock, log })
  onTestFinished(() => ledger.stop())
  return ledger
}

function recordLog() {
  const lines: { facts: object; message: string }[] = []
  const log: Log = { ...silentLog, info: (facts, message) => void lines.push({ facts, message }) }
  return { lines, log }
}

function countAccounts(owner: string): number {
  return [...open().programAccounts(trustedAddress(owner))].length
}

test('assigns the accounts of the folder to their programs', () => {
  // Drift users, perp markets, spot markets and the State account
  expect(countAccounts(protocolFacts['drift-perps'].programIds[0])).toBe(70 + 10 + 5 + 1)
  expect(countAccounts(protocolFacts['jupiter-dca'].programIds[0])).toBe(1)
  expect(countAccounts(protocolFacts['jupiter-limit'].programIds[0])).toBe(1)
  expect(countAccounts(protocolFacts['jupiter-limit-v1'].programIds[0])).toBe(4)
  expect(countAccounts(protocolFacts['kamino-limit'].programIds[0])).toBe(3)
  expect(countAccounts(protocolFacts['spl-token'].programIds[0])).toBe(4)
  expect(countAccounts(protocolFacts['spl-token'].programIds[2])).toBe(1)
})

test('serves the newest of several snapshots and logs its name', () => {
  const { lines, log } = recordLog()
  const btcPerp = trustedAddress('2UZMvVTBQR9yWxrEdzEQzXWE61bUjqQ5VpJAGqVb3B19')
  expect(open(folder, log).account(btcPerp)?.slot).toBe(353_317_544)
  expect(lines).toContainEqual({
    facts: {
      key: btcPerp,
      served: 'drift/accounts_PerpMarket.json#4',
      of: [4, 8, 11].map((index) => `drift/accounts_PerpMarket.json#${index}`),
    },
    message: 'fixtures: several snapshots, serving one',
  })
})

test('derives a stable key for a synthetic account without one and logs it', () => {
  const { lines, log } = recordLog()
  const kamino = protocolFacts['kamino-limit'].programIds[0]
  const keys = [...open(folder, log).programAccounts(kamino)].map(({ key }) => key)
  expect(keys).toEqual([...open().programAccounts(kamino)].map(({ key }) => key))
  const reported = lines.find(({ message }) => message.includes('derived'))?.facts
  expect(reported).toHaveProperty(
    'derived',
    expect.arrayContaining([`kamino-limo/SYNTHETIC_account_Order.json#0 = ${keys[0]}`]),
  )
})

test('skips files that are not fixtures and logs a count per reason', () => {
  const path = mkdtempSync(join(tmpdir(), 'sextant-fixtures-'))
  onTestFinished(() => rmSync(path, { recursive: true }))
  const account = { data: 'AQID', encoding: 'base64', dataLen: 3 }
  const pubkey = 'EPjFWdd5AufqSSqeM2qN1xzybapC8G4wEGGkZwyTDt1v'
  const files = {
    'broken.json': '{',
    'events.json': JSON.stringify([{ prefix: 'Program data:' }, { prefix: 'Program log:' }]),
    'lies.json': JSON.stringify({ ...account, pubkey, owner: pubkey, dataLen: 4 }),
    'ownerless.json': JSON.stringify({ ...account, pubkey }),
    'keyless.json': JSON.stringify({ ...account, owner: pubkey }),
    'good.json': JSON.stringify({ ...account, pubkey, owner: pubkey }),
  }
  for (const [name, content] of Object.entries(files)) writeFileSync(join(path, name), content)
  const { lines, log } = recordLog()
  expect([...open(path, log).programAccounts(trustedAddress(pubkey))].map(({ key }) => key)).toEqual([pubkey])
  const skipped = lines.filter(({ message }) => message.includes('not served')).map(({ facts }) => facts)
  expect(skipped).toEqual([
    {
      reason: 'neither an account nor a transaction',
      count: 3,
      names: ['broken.json#0', 'events.json#0', 'events.json#1'],
    },
    { reason: 'no public key', count: 1, names: ['keyless.json#0'] },
    { reason: 'bytes that are not as long as the file says', count: 1, names: ['lies.json#0'] },
    { reason: 'no owner', count: 1, names: ['ownerless.json#0'] },
  ])
})

test('throws an error that names the setting if the folder is missing', () => {
  expect(() => open('/nowhere')).toThrow('SIMULATOR_FIXTURES is /nowhere, which is not a folder')
})

test('serves a real account and a real transaction to web3.js', async () => {
  const connection = await connectWeb3(open())
  const usdc = await connection.getTokenSupply(new PublicKey('EPjFWdd5AufqSSqeM2qN1xzybapC8G4wEGGkZwyTDt1v'))
  expect(usdc.value).toMatchObject({ amount: '9308841079006125', decimals: 6 })
  const program = new PublicKey(protocolFacts['jupiter-limit'].programIds[0])
  const [newest] = await connection.getSignaturesForAddress(program)
  expect(newest?.signature).toBe(
    'VLzYfuPuxFcAV841yKgyvuYeJK9VgBKf9YSH4jHGLAJhc84jJZzYbrh97XJRQh3tfsLEAEkws3CRcmhsGeDEdFk',
  )
  const transaction = await connection.getTransaction(newest!.signature, {
    maxSupportedTransactionVersion: 0,
  })
  const keys = transaction!.transaction.message.getAccountKeys()
  const inner = transaction!.meta!.innerInstructions![0]!
  expect(inner.index).toBe(3)
  // The `TradeEvent` is the 14th inner instruction of the fill, in which the program calls itself.
  expect(keys.get(inner.instructions[13]!.programIdIndex)?.equals(program)).toBe(true)
  expect(inner.instructions[13]!.data).not.toBe('')
})

test("uses mainnet's slot numbers and continues them after a restart", () => {
  expect(open().currentSlot()).toBe(398_725_149 + 62_050_557)
  const later = { nowMs: () => nowMs + 4000, monotonicMs: () => nowMs }
  const restarted = createFixtureLedger({ folder, clock: later })
  onTestFinished(() => restarted.stop())
  expect(restarted.currentSlot() - open().currentSlot()).toBe(10)
})
