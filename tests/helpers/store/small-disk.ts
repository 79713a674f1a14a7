import { onTestFinished } from 'vitest'
import { mountSmallDisk } from './mount'

/** Returns a folder on a file system of the given size, e.g. `64k`. It is removed after the test. */
export function openSmallDisk(size: string): string {
  const { folder, remove } = mountSmallDisk(size)
  onTestFinished(remove)
  return folder
}
