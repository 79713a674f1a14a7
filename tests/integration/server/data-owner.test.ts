import { spawn } from 'node:child_process'
import { existsSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { findProcess } from '~/lib/process/process-life'
import { DataDirTaken, ownDataDir } from '~/store/embedded/data-owner'
import { makeZombie, spawnUnwaited } from '../../helpers/process/zombie'

function temporaryFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), 'sextant-test-'))
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }))
  return folder
}

test('refuses a second owner with a sentence that names the first, until the first releases the folder', () => {
  const folder = temporaryFolder()
  const release = ownDataDir(folder)
  expect(() => ownDataDir(folder)).toThrow(DataDirTaken)
  expect(() => ownDataDir(folder)).toThrow(`DATA_DIR ${folder} is in use by process ${process.pid}`)
  release()
  ownDataDir(folder)()
  expect(existsSync(join(folder, 'owner.lock'))).toBe(false)
})

test('takes over the lock of a dead process', async () => {
  const folder = temporaryFolder()
  const child = spawn('true')
  await new Promise((resolve) => child.once('exit', resolve))
  writeFileSync(join(folder, 'owner.lock'), `${child.pid} 12345`)
  ownDataDir(folder)()
})

test('takes over the lock of a killed process that was not reaped', async () => {
  const folder = temporaryFolder()
  const pid = await spawnUnwaited('sleep', ['60'])
  const startedAtTicks = findProcess(pid)?.startedAtTicks
  writeFileSync(join(folder, 'owner.lock'), `${pid} ${startedAtTicks}`)
  expect(() => ownDataDir(folder)).toThrow(`in use by process ${pid}`)
  await makeZombie(pid)
  ownDataDir(folder)()
})

test.each(['', '\0\0\0\0', '0 1', '-1 1', 'no number'])(
  'takes over a lock that a full disk or a power cut has corrupted (%j)',
  (content) => {
    const folder = temporaryFolder()
    writeFileSync(join(folder, 'owner.lock'), content)
    ownDataDir(folder)()
  },
)

test('does not mistake a process with the reused id of a dead owner for it', () => {
  const folder = temporaryFolder()
  writeFileSync(join(folder, 'owner.lock'), `${process.pid} 1`)
  ownDataDir(folder)()
})

test('leaves only the lock in the folder', () => {
  const folder = temporaryFolder()
  const release = ownDataDir(folder)
  expect(() => ownDataDir(folder)).toThrow(DataDirTaken)
  expect(readdirSync(folder)).toEqual(['owner.lock'])
  release()
})
