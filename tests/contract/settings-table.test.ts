import { readdirSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'

const read = (path: string) => readFileSync(path, 'utf8')

test('docs/configuration.md lists exactly the existing settings', () => {
  const files = ['app/env.server.ts', ...readdirSync('app/env').map((file) => `app/env/${file}`)]
  const known = files.flatMap((file) =>
    [...read(file).matchAll(/^ {2}([A-Z][A-Z_]+):/gm)].map(([, name]) => name),
  )
  const cells = [...read('docs/configuration.md').matchAll(/^\| (`[^|]+) \|/gm)].map(([, cell = '']) => cell)
  const named = cells.flatMap((cell) => [...cell.matchAll(/`([A-Z][A-Z_]+)`/g)].map(([, name]) => name))
  expect(named.length).toBeGreaterThan(30)
  expect(named.toSorted()).toEqual(known.toSorted())
})
