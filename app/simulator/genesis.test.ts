import { mkdtempSync, rmSync } from 'node:fs'
import { cp, readdir, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { silentLog } from '~/lib/log'
import { fixtureGenesis, worldGenesis } from './genesis'
import { readFixtureChain } from './replay/fixture-chain'

test('the world at speed 1 keeps the identity that databases of earlier versions hold', () => {
  expect(worldGenesis(1, 1)).toBe('DxzfRnXhGgRJxj5V21abhHftMvjT8iuJETbDRhizMdXc')
  expect(worldGenesis(7, 1)).toBe('2Ucmn3gsM3YgviCgKwZLJt4EaNZrNbH2RnraXonTRZbd')
})

test('another seed or another speed is another world', () => {
  const worlds = [
    worldGenesis(1, 1),
    worldGenesis(1, 2),
    worldGenesis(1, 0.1),
    worldGenesis(2, 1),
    worldGenesis(2, 2),
  ]
  expect(new Set(worlds).size).toBe(worlds.length)
  for (const genesis of worlds) expect(genesis).toMatch(/^[1-9A-HJ-NP-Za-km-z]{32,44}$/)
})

test('a folder of fixtures is another chain once it serves something else, wherever it is', async () => {
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
