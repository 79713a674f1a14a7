import { rmSync } from 'node:fs'

/** The server has stopped by now: what it kept goes too. */
export default function removeData(): void {
  const folder = process.env.E2E_DATA_DIR
  if (folder !== undefined) rmSync(folder, { recursive: true, force: true })
}
