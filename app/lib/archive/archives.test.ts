import { execFile } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { expect, onTestFinished, test } from 'vitest'
import { tarOf } from './tar'
import { zipOf } from './zip'

const run = promisify(execFile)

const files = [
  { path: 'a.txt', bytes: Buffer.from('hello\n') },
  { path: 'package/empty', bytes: Buffer.alloc(0) },
  { path: 'package/deep/two-blocks.bin', bytes: Buffer.alloc(1_024, 'xy') },
  { path: 'package/unicode.txt', bytes: Buffer.from('ünï ☃') },
]

function folderWith(name: string, bytes: Buffer): string {
  const folder = mkdtempSync(join(tmpdir(), 'sextant-archive-'))
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }))
  writeFileSync(join(folder, name), bytes)
  return folder
}

test('packs a tar archive that tar unpacks', async () => {
  const folder = folderWith('x.tar', tarOf(files))
  await run('tar', ['xf', 'x.tar'], { cwd: folder })
  for (const { path, bytes } of files) expect(readFileSync(join(folder, path))).toEqual(bytes)
})

test('packs a zip archive that Python unpacks with valid checksums', async ({ skip }) => {
  await run('python3', ['--version']).catch(() => skip('python3 is not installed'))
  const folder = folderWith('x.zip', zipOf(files))
  await run('python3', ['-m', 'zipfile', '-t', 'x.zip'], { cwd: folder })
  await run('python3', ['-m', 'zipfile', '-e', 'x.zip', '.'], { cwd: folder })
  for (const { path, bytes } of files) expect(readFileSync(join(folder, path))).toEqual(bytes)
})

test('produces the same bytes for the same files', () => {
  expect(tarOf(files)).toEqual(tarOf(files))
  expect(zipOf(files)).toEqual(zipOf(files))
})

test('rejects a path that does not fit into a header', () => {
  expect(() => tarOf([{ path: 'x'.repeat(101), bytes: Buffer.alloc(0) }])).toThrow('too long')
})
