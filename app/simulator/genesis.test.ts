import { mkdtempSync, rmSync } from 'node:fs'
import { cp, readdir, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { silentLog } from '~/lib/log'
import { fixtureGenesis, worldGenesis } from './genesis'
import { readFixtureChain } from './replay/fixture-chain'

test('keeps the genesis hash of the world at speed 1 that existing databases have stored', () => {
  expect(worldGenesis(1, 1)).toBe('DxzfRnXhGgRJxj5V21abhHftMvjT8iuJETbDRhizMdXc')
  expect(worldGenesis(7, 1)).toBe('2Ucmn3gsM3YgviCgKwZLJt4EaNZrNbH2RnraXonTRZbd')
})

test('gives each seed, speed and time of slot 0 its own genesis hash', () => {
  const worlds = [
    worldGenesis(1, 1),
    worldGenesis(1, 2),
    worldGenesis(1, 0.1),
    worldGenesis(2, 1),
    worldGenesis(2, 2),
    worldGenesis(1, 1, Date.UTC(2023, 0, 1)),
    worldGenesis(1, 1, Date.UTC(2023, 0, 2)),
  ]
  expect(new Set(worlds).size).toBe(worlds.length)
  for (const genesis of worlds) expect(genesis).toMatch(/^[1-9A-HJ-NP-Za-km-z]{32,44}$/)
})

test('changes the hash of a fixture folder with its served content, not with its path', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'sextant-test-'))
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }))
  const genesis = (path: string) => fixtureGenesis(readFixtureChain(path, silentLog))
  await cp('tests/fixtures/chain', folder, { recursive: true })
  expect(genesis(folder)).toBe(genesis('tests/fixtures/chain'))
  const served = (await readdir(folder, { recursive: true })).filter((name) => name.endsWith('.json')).sort()
  const seen = new Set([genesis(folder)])
  for (const name of served.slice(0, 40)) {
    await rm(join(folder, name))
    seen.add(genesis(folder))
  }
  expect(seen.size).toBeGreaterThan(5)
})
