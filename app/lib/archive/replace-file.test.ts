import { mkdtempSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { canMount } from '../../../tests/helpers/store/mount'
import { openSmallDisk } from '../../../tests/helpers/store/small-disk'
import { replaceFile } from './replace-file'

function temporaryFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), 'sextant-test-'))
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }))
  return folder
}

test('writes new content under the name, readable only by its owner', () => {
  const path = join(temporaryFolder(), 'secret')
  replaceFile(path, 'first')
  replaceFile(path, 'second')
  expect(readFileSync(path, 'utf8')).toBe('second')
  expect(statSync(path).mode & 0o777).toBe(0o600)
})

test('overwrites and removes the draft of a process that was killed while writing', () => {
  const folder = temporaryFolder()
  writeFileSync(join(folder, 'secret.draft'), 'hal', { mode: 0o666 })
  replaceFile(join(folder, 'secret'), 'whole')
  expect(readdirSync(folder)).toEqual(['secret'])
  expect(statSync(join(folder, 'secret')).mode & 0o777).toBe(0o600)
})

test.runIf(canMount())('keeps the old content and no draft if the disk fills up midway', () => {
  const folder = openSmallDisk('64k')
  const path = join(folder, 'secret')
  replaceFile(path, 'old')
  expect(() => replaceFile(path, 'x'.repeat(100_000))).toThrow(/ENOSPC/)
  expect(readFileSync(path, 'utf8')).toBe('old')
  expect(readdirSync(folder)).toEqual(['secret'])
  expect(() => replaceFile(join(folder, 'other'), 'x'.repeat(100_000))).toThrow(/ENOSPC/)
  expect(readdirSync(folder)).toEqual(['secret'])
})
