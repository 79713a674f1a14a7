import { readdirSync, readFileSync, statSync } from 'node:fs'
import { join, relative, sep } from 'node:path'

/** One object of a fixture file. */
export interface FixtureRecord {
  /** Path below the folder, with `/`, and the position in the file: `drift/accounts_User.json#3`. */
  readonly name: string
  readonly json: unknown
}

/**
 * Every object of every `.json` file below a folder, by path; a file holds one object or an array of them. Throws if the folder
 * can't be read; a file that is no JSON becomes a record without content, so that it is counted like others that we can't use.
 */
export function readFixtureFolder(folder: string): readonly FixtureRecord[] {
  if (!statSync(folder, { throwIfNoEntry: false })?.isDirectory()) {
    throw new Error(`SIMULATOR_FIXTURES is ${folder}, which is not a folder: name a folder of fixture files.`)
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
    return undefined // counted with the other files that hold no fixture
  }
}
