import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { readEnvironment } from '../env.server'
import { envExample } from './env-example'

const configuration = readFileSync('docs/configuration.md', 'utf8')
const stored = readFileSync('.env.example', 'utf8')

test('.env.example is up to date (npm run env-example)', () => {
  expect(stored).toBe(envExample(configuration))
})

test('.env.example sets no setting, and its defaults are those of the schema', () => {
  const lines = stored.split('\n')
  expect(lines.filter((line) => line !== '' && !line.startsWith('#'))).toEqual([])
  const assignments = lines.flatMap((line) => [...line.matchAll(/^#([A-Z_]+)=(?:"(.*)"|(.*))$/g)])
  const uncommented = Object.fromEntries(
    assignments.map(([, name = '', quoted, bare = '']) => [name, quoted ?? bare]),
  )
  expect(Object.keys(uncommented).length).toBeGreaterThan(40)
  expect(readEnvironment(undefined, uncommented)).toEqual(readEnvironment(undefined, {}))
})

test('rejects a setting without a row in docs/configuration.md', () => {
  expect(() => envExample(configuration.replace('| `MAX_STREAMS` |', '| `MOST_STREAMS` |'))).toThrow(
    'docs/configuration.md has no row for MAX_STREAMS',
  )
})
