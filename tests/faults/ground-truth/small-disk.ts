import { spawnSync } from 'node:child_process'
import { mkdtempSync, rmdirSync, rmSync, statfsSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

/** A file system of its own in memory, which a test can fill. */
export interface SmallDisk {
  readonly folder: string
  /** Takes all space that is left. */
  fill(): void
  free(): void
  unmount(): void
}

const sizeMb = 512
const chunk = Buffer.alloc(64 * 1024)

/** Returns why this machine can't mount a file system; `undefined`: it can. */
export function cannotMount(): string | undefined {
  const folder = mkdtempSync(join(tmpdir(), 'sextant-mount-'))
  const { status } = mount(folder, 1)
  if (status === 0) spawnSync('umount', [folder])
  rmdirSync(folder)
  return status === 0 ? undefined : 'needs the right to mount a file system (root)'
}

export function mountSmallDisk(): SmallDisk {
  const folder = mkdtempSync(join(tmpdir(), 'sextant-small-disk-'))
  const { status, stderr } = mount(folder, sizeMb)
  if (status !== 0) throw new Error(`mounting ${folder}: ${stderr}`)
  const ballast = join(folder, 'ballast')
  return {
    folder,
    fill() {
      const { bavail, bsize } = statfsSync(folder)
      try {
        for (let left = bavail * bsize; left > 0; left -= chunk.length)
          writeFileSync(ballast, chunk.subarray(0, Math.min(left, chunk.length)), { flag: 'a' })
      } catch (error) {
        // PostgreSQL took the rest meanwhile.
        if ((error as NodeJS.ErrnoException).code !== 'ENOSPC') throw error
      }
    },
    free: () => rmSync(ballast, { force: true }),
    unmount() {
      spawnSync('umount', [folder])
      rmdirSync(folder)
    },
  }
}

const mount = (folder: string, megabytes: number) =>
  spawnSync('mount', ['-t', 'tmpfs', '-o', `size=${megabytes}m,mode=755`, 'sextant', folder], {
    encoding: 'utf8',
  })
