import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { findingsIn, rules } from './plain-english'
import { proseFiles } from './prose'

test('no prose cites a document outside the repository or contains a forbidden word', () => {
  const files = proseFiles()
  expect(files.length).toBeGreaterThan(1_000)
  const found = files.flatMap((file) => findingsIn(file, readFileSync(file, 'utf8')))
  expect(found.map(({ file, line, rule, text }) => `${file}:${line} ${rule} (…${text}…)`)).toEqual([])
})

test.each(rules)(
  'the check finds a planted "$name" but not a similar correct text',
  ({ name, planted, lawful }) => {
    const namesIn = (file: string, text: string) =>
      findingsIn(file, text).map(({ rule }) => rule.split(': ')[0])
    expect(namesIn('docs/planted.md', planted)).toEqual([name])
    expect(namesIn('app/lib/planted.ts', `/**\n * ${planted}\n */\nconst one = 1`)).toEqual([name])
    expect(namesIn('docs/planted.md', lawful)).toEqual([])
    expect(namesIn('app/lib/planted.ts', `// ${lawful}`)).toEqual([])
  },
)

test.each([
  ['app/lib/planted.ts', 'const one = 1 // anew'],
  ['app/ui/planted.tsx', 'const view = <p>{/* anew */}</p>'],
  ['app/lib/planted.test.ts', `test('reads anew', () => {})`],
  ['app/lib/planted.test.ts', `test.each([1])(\`reads \${1} anew\`, async () => {})`],
  ['tests/e2e/planted.spec.ts', `withRedis('reads anew', async () => {})`],
  ['app/shared/orders/orders-text.ts', `export const text = { again: 'Read anew' }`],
  ['app/domain/metrics/planted.ts', `export const text = \`anew \${1}\``],
  ['app/features/about/about-text.tsx', 'export const text = <p>Read anew</p>'],
  ['app/indexer/planted.ts', `log.info('read anew')`],
  ['sdk/python/planted.py', '"""Reads anew."""'],
  ['compose.yaml', 'services: # anew'],
])('the check searches the prose of %s: %s', (file, text) => {
  expect(findingsIn(file, text)).toHaveLength(1)
})

test.each([
  ['app/lib/planted.ts', 'const anew = "anew"'],
  ['app/lib/planted.test.ts', `test('reads again', () => { expect(anew).toBe('anew') })`],
  ['app/shared/orders/orders-text.ts', `export const text = { anew: \`Read \${anew} again\` }`],
  ['docs/planted.md', 'The page shows “Reckoned anew”.'],
  ['compose.yaml', 'anew: 1 # again'],
])('the check leaves identifiers and values of %s alone: %s', (file, text) => {
  expect(findingsIn(file, text)).toEqual([])
})

test('a finding contains the line of the word', () => {
  expect(findingsIn('app/lib/planted.ts', 'const one = 1\n\n/**\n * Reads\n * anew.\n */')).toMatchObject([
    { file: 'app/lib/planted.ts', line: 5 },
  ])
})
