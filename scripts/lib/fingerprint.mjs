import { createHash } from 'node:crypto'
import {
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  renameSync,
  statSync,
  writeFileSync,
} from 'node:fs'
import { dirname, join, relative } from 'node:path'
import { root } from './run.mjs'

/**
 * Returns a SHA-256 hash of the names and contents of files and folders of the repository. Tests are not
 * included.
 */
export function fingerprintOf(paths) {
  const hash = createHash('sha256')
  for (const path of paths) addPath(hash, join(root, path))
  return hash.digest('hex')
}

function addPath(hash, path) {
  if (!existsSync(path)) return
  if (statSync(path).isDirectory()) {
    if (path.endsWith('/fixtures')) return
    for (const name of readdirSync(path).sort()) addPath(hash, join(path, name))
    return
  }
  if (/\.(test|case|bench)\.tsx?$/.test(path)) return
  hash
    .update(`${relative(root, path)}\0`)
    .update(readFileSync(path))
    .update('\0')
}

/** Returns whether a stamp file contains this fingerprint. */
export function isStamped(stamp, fingerprint) {
  const path = join(root, stamp)
  return existsSync(path) && readFileSync(path, 'utf8') === fingerprint
}

/** Stores a fingerprint. The caller must do this only after the work is complete. */
export function writeStamp(stamp, fingerprint) {
  const path = join(root, stamp)
  mkdirSync(dirname(path), { recursive: true })
  writeFileSync(`${path}.draft`, fingerprint)
  renameSync(`${path}.draft`, path)
}
