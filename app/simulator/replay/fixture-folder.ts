import { readdirSync, readFileSync, statSync } from 'node:fs'
import { join, relative, sep } from 'node:path'

/** One object of a fixture file. */
export interface FixtureRecord {
  /**
   * Path relative to the folder, with `/` as separator, and the index of the object in the file:
   * `drift/accounts_User.json#3`.
   */
  readonly name: string
  readonly json: unknown
}

/**
 * Reads all objects from all `.json` files in a folder and its subfolders, sorted by path. A file contains
 * one object or an array of objects. Throws if the folder cannot be read. For an invalid JSON file, returns a
 * record without content, so that the caller counts the file as skipped.
 */
export function readFixtureFolder(folder: string): readonly FixtureRecord[] {
  if (!statSync(folder, { throwIfNoEntry: false })?.isDirectory()) {
    throw new Error(`SIMULATOR_FIXTURES is ${folder}, which is not a folder: set a folder of fixture files.`)
  }
  const paths = readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((path) => path.endsWith('.json'))
    .sort()
  return paths.flatMap((path) => readFile(folder, join(folder, path)))
}

function readFile(folder: string, path: string): readonly FixtureRecord[] {
  const name = relative(folder, path).split(sep).join('/')
  const json = parseJson(readFileSync(path, 'utf8'))
  const objects: readonly unknown[] = Array.isArray(json) ? json : [json]
  return objects.map((object, index) => ({ name: `${name}#${index}`, json: object }))
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined // The record counts as skipped, because it has no content.
  }
}
