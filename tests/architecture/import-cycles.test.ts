import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { findCycles, findFolderCycles, importGraph } from './import-cycles'
import { repositoryFiles } from './repository-files'

function cyclesOf(sources: Readonly<Record<string, string>>): readonly (readonly string[])[] {
  return findCycles(importGraph(new Map(Object.entries(sources))))
}

const graph = importGraph(new Map(repositoryFiles().map((file) => [file, readFileSync(file, 'utf8')])))

test('no file imports itself through other files', () => {
  // Guards against a resolver that finds no targets, which would also find no cycles.
  expect([...graph.values()].flat().length).toBeGreaterThan(graph.size)
  expect(findCycles(graph).map((cycle) => cycle.join(' ↔ '))).toEqual([])
})

test('no two children of a folder import each other', () => {
  expect(findFolderCycles(graph).map((cycle) => cycle.join(' ↔ '))).toEqual([])
})

test('finds planted cycles: relative, through ~/, of types, of re-exports, through a folder', () => {
  const planted = {
    'app/store/a.ts': `import { b } from './nested/b'`,
    'app/store/nested/b.tsx': `import type { C } from '~/domain/c'`,
    'app/domain/c.ts': `export { d } from '~/protocols'`,
    'app/protocols/index.ts': `export type D = typeof import('../store/a')`,
    'app/routes.ts': `import { a } from './store/a'`,
  }
  expect(cyclesOf(planted)).toEqual([
    ['app/domain/c.ts', 'app/protocols/index.ts', 'app/store/a.ts', 'app/store/nested/b.tsx'],
  ])
})

test('finds every cycle of a graph, and a file that imports itself', () => {
  const planted = {
    'app/a.ts': `import './b'\nimport './c'`,
    'app/b.ts': `import './a'`,
    'app/c.ts': `import './d'`,
    'app/d.ts': `import './c'`,
    'app/e.ts': `import './e'`,
  }
  expect(cyclesOf(planted)).toEqual([['app/c.ts', 'app/d.ts'], ['app/a.ts', 'app/b.ts'], ['app/e.ts']])
})

test('does not report shared imports, packages or dynamic imports', () => {
  const correct = {
    'app/a.ts': `import './b'\nimport './c'\nimport 'zod'`,
    'app/b.ts': `import './d'`,
    'app/c.ts': `import './d'`,
    'app/d.ts': `export const load = () => import('./a')\n// import './a'`,
  }
  expect(cyclesOf(correct)).toEqual([])
})

test('finds folders that import each other although no file does', () => {
  const planted = {
    'app/store/read/a.ts': `import '../write/b'`,
    'app/store/read/c.ts': '',
    'app/store/write/b.ts': '',
    'app/store/write/d.ts': `import { c } from '~/store/read/c'`,
  }
  const sources = new Map(Object.entries(planted))
  expect(findCycles(importGraph(sources))).toEqual([])
  expect(findFolderCycles(importGraph(sources))).toEqual([['app/store/read', 'app/store/write']])
})
