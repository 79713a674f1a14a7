import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { bundledRelease } from '~/store/embedded/bundled-release'
import { embeddedBinaries, serverUser } from '~/store/embedded/postgres-binaries'
import { checkPostgres } from './check-postgres'

const dayMs = 86_400_000
const releasedMs = Date.parse(bundledRelease.releasedOn)
const nothing = { databaseUrl: undefined, postgresBin: undefined }

test.each([
  [196, 'note'],
  [365, 'note'],
  [366, 'missing'],
] as const)('reports the age of the bundled release after %i days', (days, verdict) => {
  const [finding, ...more] = checkPostgres(nothing, releasedMs + days * dayMs)
  expect(finding).toMatchObject({ name: 'bundled PostgreSQL', verdict })
  expect(finding?.found).toBe(
    `${bundledRelease.version}, released on ${bundledRelease.releasedOn}, ${days} days ago`,
  )
  expect(more).toEqual([])
})

test('checks nothing if an external server is used', () => {
  expect(checkPostgres({ ...nothing, databaseUrl: 'postgres://host/name' }, releasedMs)).toEqual([])
})

test('reports the version of an installed server', () => {
  const postgresBin = embeddedBinaries(serverUser())
  expect(checkPostgres({ ...nothing, postgresBin }, releasedMs)).toEqual([
    { name: 'PostgreSQL of POSTGRES_BIN', verdict: 'ok', found: bundledRelease.version, costs: '' },
  ])
})

test('says that a folder without programs is unusable', () => {
  const postgresBin = mkdtempSync(join(tmpdir(), 'sextant-no-postgres-'))
  onTestFinished(() => rmSync(postgresBin, { recursive: true }))
  const [finding] = checkPostgres({ ...nothing, postgresBin }, releasedMs)
  expect(finding).toMatchObject({ verdict: 'unusable' })
  expect(finding?.found).toMatch(/has no initdb and no postgres/)
})
