import { rmSync, statfsSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { mountSmallDisk } from '../../helpers/store/mount'

/** PostgreSQL's file system, which a test can fill. */
export interface StoreDisk {
  readonly folder: string
  /** Takes all space that is left. */
  fill(): void
  free(): void
  remove(): void
}

const chunk = Buffer.alloc(64 * 1024)

export function openStoreDisk(): StoreDisk {
  const { folder, remove } = mountSmallDisk('512m')
  const ballast = join(folder, 'ballast')
  return {
    ...{ folder, remove },
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
  }
}
