import { existsSync, mkdtempSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { canMount, openSmallDisk } from '../../tests/helpers/small-disk'
import { sessionSecretIn } from './session-secret'
import { StartFailure } from './start-failure'

const unset = { sessionSecret: undefined }

function temporaryFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), 'sextant-test-'))
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }))
  return folder
}

test('creates a secret once and keeps it, readable by its owner only', () => {
  const folder = temporaryFolder()
  const secret = sessionSecretIn(folder, unset)
  expect(secret).toMatch(/^[\w-]{43}$/)
  expect(sessionSecretIn(folder, unset)).toBe(secret)
  expect(statSync(join(folder, 'session-secret')).mode & 0o777).toBe(0o600)
})

test('creates no file if the secret is configured', () => {
  const folder = temporaryFolder()
  expect(sessionSecretIn(folder, { sessionSecret: 's'.repeat(32) })).toBe('s'.repeat(32))
  expect(() => statSync(join(folder, 'session-secret'))).toThrow(/ENOENT/)
})

test.each([
  ['empty', ''],
  ['one character short', 's'.repeat(31)],
  ['only line breaks', '\n'.repeat(40)],
  ['zeroed by a power cut', '\0'.repeat(43)],
])('refuses a file that is %s, explains what to do, and leaves the file unchanged', (_, content) => {
  const path = join(temporaryFolder(), 'session-secret')
  writeFileSync(path, content)
  const read = () => sessionSecretIn(join(path, '..'), unset)
  expect(read).toThrow(StartFailure)
  expect(read).toThrow(`${path} has fewer than 32 characters`)
  expect(read).toThrow('delete it to create a new secret')
  expect(readFileSync(path, 'utf8')).toBe(content)
})

test('accepts a secret of 32 characters that an operator has written with a line end', () => {
  const folder = temporaryFolder()
  writeFileSync(join(folder, 'session-secret'), `${'s'.repeat(32)}\n`)
  expect(sessionSecretIn(folder, unset)).toBe('s'.repeat(32))
})

test.runIf(canMount())('reports a full disk, and leaves no partial secret', () => {
  const folder = openSmallDisk('4k')
  writeFileSync(join(folder, 'filler'), 'x'.repeat(4_096))
  const read = () => sessionSecretIn(folder, unset)
  expect(read).toThrow(`DATA_DIR ${folder} is on a full disk (ENOSPC): free some space`)
  expect(existsSync(join(folder, 'session-secret'))).toBe(false)
  rmSync(join(folder, 'filler'))
  expect(read()).toMatch(/^[\w-]{43}$/)
})
