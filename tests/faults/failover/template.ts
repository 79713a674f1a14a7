import { readFileSync, writeFileSync } from 'node:fs'
import { giveToServers } from './server-process'

/**
 * Writes a file of `deploy/failover` with values for its `@NAME@`s. Throws if the file needs a value that is not
 * given, because an operator could not know it either.
 */
export function writeFromTemplate(
  name: string,
  path: string,
  values: Readonly<Record<string, string | number>>,
): void {
  const text = readFileSync(`deploy/failover/${name}`, 'utf8')
  const filled = text.replaceAll(/@([A-Z_]+)@/g, (place, word: string) => {
    if (word === 'NAME') return place // in the comment that explains the places
    const value = values[word]
    if (value === undefined) throw new Error(`${name}: no value for ${place}`)
    return String(value)
  })
  writeFileSync(path, filled, { mode: 0o600 })
  giveToServers(path)
}
