import { existsSync, mkdtempSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { canMount } from '../../tests/helpers/store/mount'
import { openSmallDisk } from '../../tests/helpers/store/small-disk'
import { sessionSecretsIn } from './session-secret'
import { StartFailure } from './start-failure'

const unset = { sessionSecrets: undefined }

function temporaryFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), 'sextant-test-'))
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }))
  return folder
}

test('creates a secret once and keeps it, readable by its owner only', () => {
  const folder = temporaryFolder()
  const secrets = sessionSecretsIn(folder, unset)
  expect(secrets).toEqual([expect.stringMatching(/^[\w-]{43}$/)])
  expect(sessionSecretsIn(folder, unset)).toEqual(secrets)
  expect(statSync(join(folder, 'session-secret')).mode & 0o777).toBe(0o600)
})

test('creates no file if the secret is configured', () => {
  const folder = temporaryFolder()
  expect(sessionSecretsIn(folder, { sessionSecrets: ['s'.repeat(32)] })).toEqual(['s'.repeat(32)])
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
  const read = () => sessionSecretsIn(join(path, '..'), unset)
  expect(read).toThrow(StartFailure)
  expect(read).toThrow(`${path} has a secret of fewer than 32 characters`)
  expect(read).toThrow('delete it to create a new secret')
  expect(readFileSync(path, 'utf8')).toBe(content)
})

test('accepts a secret of 32 characters that an operator has written with a line end', () => {
  const folder = temporaryFolder()
  writeFileSync(join(folder, 'session-secret'), `${'s'.repeat(32)}\n`)
  expect(sessionSecretsIn(folder, unset)).toEqual(['s'.repeat(32)])
})

test('accepts a file with several secrets, and refuses it if one of them is too short', () => {
  const folder = temporaryFolder()
  const path = join(folder, 'session-secret')
  writeFileSync(path, `${'n'.repeat(32)}, ${'o'.repeat(32)}\n`)
  expect(sessionSecretsIn(folder, unset)).toEqual(['n'.repeat(32), 'o'.repeat(32)])
  writeFileSync(path, `${'n'.repeat(32)},${'o'.repeat(31)}`)
  expect(() => sessionSecretsIn(folder, unset)).toThrow(`${path} has a secret of fewer than 32 characters`)
})

test.runIf(canMount())('reports a full disk, and leaves no partial secret', () => {
  const folder = openSmallDisk('4k')
  writeFileSync(join(folder, 'filler'), 'x'.repeat(4_096))
  const read = () => sessionSecretsIn(folder, unset)
  expect(read).toThrow(`DATA_DIR ${folder} is on a full disk (ENOSPC): free some space`)
  expect(existsSync(join(folder, 'session-secret'))).toBe(false)
  rmSync(join(folder, 'filler'))
  expect(read()).toEqual([expect.stringMatching(/^[\w-]{43}$/)])
})
