import { afterAll, expect, test } from 'vitest'
import type { Address, Signature } from '~/domain/base/ids'
import { protocolFacts } from '~/domain/protocol/protocol'
import { metadataAddress } from '~/solana/pda/metadata-address'
import type { Ledger, LedgerAccount, SlotChange } from './ledger'
import { eventProtocols, transactionsSince } from './world/observe.fixture'
import { defaultGenesisMs, setGenesis } from './world/world-time'
import { createWorldLedger } from './world-ledger'

/** 2026-11-20T12:00:00Z, Unix milliseconds. */
const startMs = 1_795_176_000_000
const minuteMs = 60_000
/** Speed of the world. It is lower than usual, because a smaller world is faster to compute. */
const speed = 0.3
const programs = Object.values(protocolFacts).flatMap(({ programIds }) => [...programIds] as Address[])

const ledgers: Ledger[] = []
afterAll(() => {
  for (const ledger of ledgers) ledger.stop()
})

function createMovable(nowMs: number) {
  const time = { nowMs }
  const clock = { nowMs: () => time.nowMs, monotonicMs: () => 0 }
  const ledger = createWorldLedger({ seed: 5, speed, clock })
  ledgers.push(ledger)
  return {
    ledger,
    moveTo(ms: number) {
      time.nowMs = ms
      return ledger.currentSlot()
    },
  }
}

function accountsOf(ledger: Ledger): Map<Address, LedgerAccount> {
  return new Map(
    programs.flatMap((program) =>
      [...ledger.programAccounts(program)].map((account) => [account.key, account]),
    ),
  )
}

/** Returns whether two accounts are equal. This is faster than `toEqual` for thousands of accounts. */
function isSame(a: LedgerAccount | undefined, b: LedgerAccount): boolean {
  if (a === undefined || a.key !== b.key || a.owner !== b.owner) return false
  return a.slot === b.slot && a.lamports === b.lamports && Buffer.compare(a.data, b.data) === 0
}

/** Two ledgers: one runs for 40 minutes, and the other is started at the end of the 40 minutes. */
const followed = createMovable(startMs)
const before = accountsOf(followed.ledger)
const changes: SlotChange[] = []
const firstSlot = followed.ledger.currentSlot()
followed.ledger.onSlot((change) => changes.push(change))
const lastSlot = followed.moveTo(startMs + 40 * minuteMs)
const restarted = createMovable(startMs + 40 * minuteMs)

test('gives the same accounts, byte for byte, after a restart', () => {
  expect(restarted.ledger.currentSlot()).toBe(lastSlot)
  const [now, again] = [accountsOf(followed.ledger), accountsOf(restarted.ledger)]
  expect([...again.keys()].sort()).toEqual([...now.keys()].sort())
  for (const [key, account] of again) expect(isSame(now.get(key), account)).toBe(true)
})

test('emits slot changes that add up to the current state', () => {
  const reported = new Map(before)
  for (const { slot, accounts, replaced, closed } of changes) {
    for (const account of replaced) expect(isSame(reported.get(account.key), account)).toBe(true)
    const replacedKeys = new Set(replaced.map(({ key }) => key))
    for (const account of accounts) {
      expect(account.slot).toBe(slot)
      expect(replacedKeys.has(account.key)).toBe(reported.has(account.key))
      reported.set(account.key, account)
    }
    for (const key of closed) expect(reported.delete(key)).toBe(true)
  }
  const now = accountsOf(followed.ledger)
  expect(reported.size).toBe(now.size)
  for (const [key, account] of now) expect(isSame(reported.get(key), account)).toBe(true)
})

test('emits slots in order, with their parents, and skips some', () => {
  const { ledger } = followed
  for (const [index, { slot, parent }] of changes.entries()) {
    expect(parent).toBe(changes[index - 1]?.slot ?? firstSlot)
    for (let skipped = parent + 1; skipped < slot; skipped++) expect(ledger.isSkipped(skipped)).toBe(true)
    expect(ledger.blockTime(slot)).toBe(Math.floor(Date.UTC(2022, 0, 1) / 1000 + slot * 0.4))
  }
  const share = 1 - changes.length / (lastSlot - firstSlot)
  expect(share).toBeGreaterThan(0.008)
  expect(share).toBeLessThan(0.025)
})

test('returns live transactions from history by block, by program and by signature', () => {
  const live = changes.flatMap(({ transactions }) => transactions)
  expect(live.length).toBeGreaterThan(150)
  const { ledger } = restarted
  const busy = changes.find(({ transactions }) => transactions.length > 1)
  expect(ledger.blockTransactions(busy!.slot)).toEqual(busy!.transactions)
  const listed = new Map<Signature, number>()
  for (const id of eventProtocols) {
    for (const { signature, slot } of transactionsSince(ledger, id, firstSlot + 1))
      listed.set(signature, slot)
  }
  expect(listed.size).toBe(live.length)
  for (const transaction of live) {
    expect(listed.get(transaction.signature)).toBe(transaction.slot)
    expect(ledger.transaction(transaction.signature)).toEqual(transaction)
  }
})

test('lists the transactions that wrote an account, newest first', () => {
  const { ledger } = followed
  const change = changes.findLast(({ accounts }) => accounts.some(({ owner }) => owner === programs[0]))
  const account = change?.accounts.find(({ owner }) => owner === programs[0])
  const entries = ledger.signaturesFor(account!.key, { limit: 1000 })
  expect(entries[0]?.slot).toBe(ledger.account(account!.key)?.slot ?? entries[0]?.slot)
  for (const { signature } of entries) {
    const { staticKeys, loadedWritable, loadedReadonly } = ledger.transaction(signature)!
    expect([...staticKeys, ...loadedWritable, ...loadedReadonly]).toContain(account!.key)
  }
})

test('has a Metaplex account exactly for the mints that keep their metadata there', () => {
  const { ledger } = restarted
  const [, , metaplex] = protocolFacts['spl-token'].programIds
  const kept = new Set([...ledger.programAccounts(metaplex)].map(({ key }) => key))
  const addresses = [...ledger.tokens()].map(({ mint }) => metadataAddress(mint))
  const found = addresses.filter((address) => ledger.account(address)?.owner === metaplex)
  expect(found.length).toBeLessThan(addresses.length)
  expect(new Set(found)).toEqual(kept)
})

test('returns nothing from the future', () => {
  const early = createMovable(startMs)
  const future = changes.flatMap(({ transactions }) => transactions)[0]!
  expect(early.ledger.transaction(future.signature)).toBeUndefined()
  expect(early.ledger.blockTransactions(future.slot)).toEqual([])
  const listed = early.ledger.signaturesFor(programs[0]!, { limit: 5, before: future.signature })
  for (const { slot } of listed) expect(slot).toBeLessThanOrEqual(firstSlot)
})

test('repeats a world of the same age at another date', () => {
  const atSlot = (nowMs: number, genesisMs: number) => {
    const clock = { nowMs: () => nowMs, monotonicMs: () => 0 }
    const ledger = createWorldLedger({ seed: 5, speed, clock, genesisMs })
    const slot = ledger.currentSlot()
    const signatures = Array.from({ length: 300 }, (_, back) => ledger.blockTransactions(slot - back))
      .flat()
      .map(({ signature }) => signature)
    const read = { slot, signatures, ageMs: ledger.blockTime(slot)! * 1000 - genesisMs }
    ledger.stop()
    return read
  }
  const ageMs = startMs - defaultGenesisMs
  try {
    const first = atSlot(startMs, defaultGenesisMs)
    expect(first.signatures.length).toBeGreaterThan(10)
    expect(atSlot(startMs + 12_345_678_000, defaultGenesisMs + 12_345_678_000)).toEqual(first)
    expect(first.ageMs).toBeLessThanOrEqual(ageMs)
  } finally {
    setGenesis(defaultGenesisMs)
  }
})

test('creates a different world for a different seed', () => {
  const clock = { nowMs: () => startMs, monotonicMs: () => 0 }
  const other = createWorldLedger({ seed: 6, speed, clock })
  ledgers.push(other)
  const keys = new Set([...other.programAccounts(programs[0]!)].map(({ key }) => key))
  for (const { key } of before.values()) expect(keys.has(key)).toBe(false)
})
