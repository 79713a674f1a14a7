import { execFileSync } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { onTestFinished } from 'vitest'

/** Whether a test may mount a file system: it takes root. */
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

/** A folder on a file system of its own that is full after `size`, e.g. `64k`. It goes with the test. */
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

/** Lazily, so that a process which still ends there does not keep the test from ending. */
function unmount(folder: string): void {
  execFileSync('umount', ['-l', folder], { stdio: 'ignore' })
}
