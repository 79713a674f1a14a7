import { execFileSync } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { onTestFinished } from 'vitest'

/** Returns whether a test may mount a file system, which needs root. */
export function canMount(): boolean {
  const folder = mkdtempSync(join(tmpdir(), 'sextant-test-'))
  try {
    mount(folder, '64k')
    unmount(folder)
    return true
  } catch {
    return false
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
}

/**
 * Returns a folder on a separate file system of the given size, e.g. `64k`. The folder is removed after the
 * test.
 */
export function openSmallDisk(size: string): string {
  const folder = mkdtempSync(join(tmpdir(), 'sextant-test-'))
  mount(folder, size)
  onTestFinished(() => {
    unmount(folder)
    rmSync(folder, { recursive: true, force: true })
  })
  return folder
}

function mount(folder: string, size: string): void {
  execFileSync('mount', ['-t', 'tmpfs', '-o', `size=${size},mode=755`, 'sextant-test', folder], {
    stdio: 'ignore',
  })
}

/**
 * Unmounts the file system lazily, so that a process that still uses the folder does not block the end of the
 * test.
 */
function unmount(folder: string): void {
  execFileSync('umount', ['-l', folder], { stdio: 'ignore' })
}
