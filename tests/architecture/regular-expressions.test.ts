import { readFileSync } from 'node:fs'
import { checkSync } from 'recheck'
import { expect, test } from 'vitest'
import { expressionsIn } from './expressions'
import { repositoryFiles } from './repository-files'
import { isTest } from './sizes'

/**
 * Every regular expression must run in time linear to the length of its input, so that no input can block a
 * process. This applies to all expressions, not only to those for untrusted input, because a new caller can
 * pass untrusted input to any of them.
 */

/**
 * Options of the checker. There is no time limit and the seed is fixed, so that the result is the same on a
 * busy machine.
 */
const thorough = { timeout: null, incubationTimeout: null, attackTimeout: null, randomSeed: 5 }

const files = repositoryFiles().filter((file) => !isTest(file))
const expressions = files.flatMap((file) => expressionsIn(file, readFileSync(file, 'utf8')))
const distinct = new Map(
  expressions.map((expression) => [`/${expression.source}/${expression.flags}`, expression]),
)

function fault(source: string, flags: string): string | undefined {
  const found = checkSync(source, flags, thorough)
  if (found.status === 'safe') return undefined
  return found.status === 'unknown' ? `unknown: ${found.error.kind}` : found.complexity.summary
}

test('every regular expression runs in linear time', { timeout: 300_000 }, () => {
  expect(distinct.size).toBeGreaterThan(100)
  const slow = [...distinct].flatMap(([text, { file, line, source, flags }]) => {
    const found = fault(source, flags)
    return found === undefined ? [] : [`${file}:${line} ${text} ${found}`]
  })
  expect(slow).toEqual([])
})

test.each([
  ['^(a+)+$', 'exponential'],
  ['^\\s+|\\s+$', '2nd degree polynomial'],
  ['=+$', '2nd degree polynomial'],
  ['<([^>]*)>; rel', '2nd degree polynomial'],
])('finds %s', (source, complexity) => {
  expect(fault(source, '')).toBe(complexity)
})

test('finds expressions in any position and resolves the constants they are built from', () => {
  const text = `const word = 'x' as const
const most = 1_0
const built = new RegExp(\`^\${word}\\\\d{\${most}}$\`, "g")
const plain = /a\\/b/iu
const view = <p title={\`\${/c/}\`} />`
  expect(expressionsIn('app/ui/planted.tsx', text)).toEqual([
    { file: 'app/ui/planted.tsx', line: 3, source: '^x\\d{10}$', flags: 'g' },
    { file: 'app/ui/planted.tsx', line: 4, source: 'a\\/b', flags: 'iu' },
    { file: 'app/ui/planted.tsx', line: 5, source: 'c', flags: '' },
  ])
})

test('reports an expression that is built from an unknown value', () => {
  expect(() => expressionsIn('app/ui/planted.ts', 'const f = (x: string) => new RegExp(x)')).toThrow(
    'app/ui/planted.ts:1 is put together from x',
  )
})
