import { execFileSync } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

/** A folder on a file system of its own, in memory. */
export interface SmallDisk {
  readonly folder: string
  /** Unmounts it lazily, so that a process that still uses the folder does not block. */
  remove(): void
}

/** Returns whether a test may mount a file system, which needs root. */
export function canMount(): boolean {
  try {
    mountSmallDisk('64k').remove()
    return true
  } catch {
    return false
  }
}

/** Mounts a file system of the given size, e.g. `64k`. */
export function mountSmallDisk(size: string): SmallDisk {
  const folder = mkdtempSync(join(tmpdir(), 'sextant-test-'))
  const options = `size=${size},mode=755`
  try {
    execFileSync('mount', ['-t', 'tmpfs', '-o', options, 'sextant-test', folder], { stdio: 'ignore' })
  } catch (error) {
    rmSync(folder, { recursive: true, force: true })
    throw error
  }
  return {
    folder,
    remove() {
      execFileSync('umount', ['-l', folder], { stdio: 'ignore' })
      rmSync(folder, { recursive: true, force: true })
    },
  }
}
