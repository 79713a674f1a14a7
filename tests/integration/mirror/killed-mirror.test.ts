import { spawn } from 'node:child_process'
import { createHash } from 'node:crypto'
import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { openFolder, openWorld, readManifest, runMirror } from './mirror-world.fixture'

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

test('a mirror that is killed at any time leaves only complete files in its manifest', async () => {
  const { pool, url } = await openWorld()
  const [folder, undisturbed] = [openFolder(), openFolder()]
  for (const lines of [1, 13]) {
    expect(await runAndKill(url, folder, lines)).toBeGreaterThanOrEqual(lines)
    const { files } = existsSync(join(folder, 'manifest.json')) ? readManifest(folder) : { files: [] }
    for (const { path, sha256 } of files)
      expect(
        createHash('sha256')
          .update(readFileSync(join(folder, path)))
          .digest('hex'),
      ).toBe(sha256)
  }
  await runMirror(pool, folder)
  await runMirror(pool, undisturbed)
  expect(readManifest(folder).files).toEqual(readManifest(undisturbed).files)
})
