import { spawn } from 'node:child_process'
import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { days, openFolder, openWorld, readManifest, runMirror } from './mirror-world.fixture'

/** Runs `npm run mirror` as a process, and kills it once it has printed `lines` files. Returns how many it printed. */
function runAndKill(databaseUrl: string, folder: string, lines: number): Promise<number> {
  const child = spawn(process.execPath, ['scripts/mirror.mjs'], {
    env: { ...process.env, NODE_ENV: 'production', DATABASE_URL: databaseUrl, MIRROR_DIR: folder },
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  onTestFinished(() => void child.kill('SIGKILL'))
  let printed = 0
  child.stdout.setEncoding('utf8')
  child.stdout.on('data', (text: string) => {
    printed += text.match(/\.parquet /g)?.length ?? 0
    if (printed >= lines) child.kill('SIGKILL')
  })
  return new Promise((resolve) => child.once('close', () => resolve(printed)))
}

test('a mirror that is killed leaves the days before, and the next run completes the rest', async () => {
  const { pool, url } = await openWorld()
  const folder = openFolder()
  // A day has twelve files, so the process is killed within the second day.
  expect(await runAndKill(url, folder, 13)).toBeGreaterThanOrEqual(13)
  const complete = readManifest(folder).files
  expect(complete.map((file) => file.day)).toEqual(Array.from({ length: 12 }, () => days[0]))
  await runMirror(pool, folder)
  const { files } = readManifest(folder)
  expect(files.filter((file) => file.day === days[0])).toEqual(complete)
  expect(files).toHaveLength(24)
  for (const { path, sha256, revision } of files) {
    expect(
      createHash('sha256')
        .update(readFileSync(join(folder, path)))
        .digest('hex'),
    ).toBe(sha256)
    expect(revision).toBe(1)
  }
}, 400_000)
