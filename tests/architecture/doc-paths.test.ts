import { readdirSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { brokenPaths, trackedFiles } from './doc-paths'

const files = trackedFiles()
const textOf = (file: string) => readFileSync(file, 'utf8')
/** The documents of the repository. The guides of the API are pages of the site. */
const documents = files.filter(
  (file) => file.endsWith('.md') && !/^vendor\/|\/fixtures\/|^app\/features\/api-docs\//.test(file),
)
const architecture = textOf('docs/architecture.md')

/** Returns the text of `docs/architecture.md` between two lines that begin with the given texts. */
function between(start: string, end: string): string {
  const [, rest = ''] = architecture.split(`\n${start}\n`)
  const [text = ''] = rest.split(`\n${end}`)
  return text
}

test('every relative link and every path in the documents exists', () => {
  expect(documents).toEqual(expect.arrayContaining(['README.md', 'CONTRIBUTING.md', 'docs/architecture.md']))
  const broken = documents.flatMap((file) => brokenPaths(file, { files, textOf }))
  expect(broken.map(({ file, line, path }) => `${file}:${line} ${path}`)).toEqual([])
})

test('finds planted links, anchors and paths that do not exist', () => {
  const text = [
    'See [a](../app/a.ts), [b](../app/b.ts), [top](#top), [end](#the-end), [site](/api/docs) and [web](https://a.example/b).',
    '# The end: `all`',
    'Paths `app/a.ts`, `app/store/`, `app/store/{x,y}.ts`, `app/*/x.ts`, `app/<id>/x.ts` and app/a.ts. Not /api/docs/a.',
    'No `app/c.ts`, no `app/store/{x,z}.ts`, no `app/queries/*.ts`, no `app/none/<id>.ts`.',
  ].join('\n')
  const planted = {
    files: ['app/a.ts', 'app/store/x.ts', 'app/store/y.ts', 'docs/page.md'],
    textOf: () => text,
  }
  expect(brokenPaths('docs/page.md', planted).map(({ line, path }) => [line, path])).toEqual([
    [1, '../app/b.ts'],
    [1, '#top'],
    [1, '#the-end'],
    [4, 'app/c.ts'],
    [4, 'app/store/{x,z}.ts'],
    [4, 'app/queries/*.ts'],
    [4, 'app/none/<id>.ts'],
  ])
})

test('the path of a fill has as many files as the text says, at most 35', () => {
  const path = between('## One fill, from bytes to pixel', 'Other programs')
  const linked = new Set([...path.matchAll(/\]\((\.\.\/app\/[^)]+)\)/g)].map(([, file]) => file))
  const [, said] = /(\d+) files\./.exec(path) ?? []
  expect(linked.size).toBe(Number(said))
  expect(linked.size).toBeLessThanOrEqual(35)
})

test('the table of drawers names every drawer', () => {
  const table = between('### Drawers', 'Features are named')
  const rows = table.split('\n').filter((row) => row.startsWith('| `app/'))
  expect(rows.length).toBeGreaterThan(5)
  for (const row of rows) {
    const [, layers = '', drawers = ''] = row.split('|')
    for (const [, layer] of layers.matchAll(/`(app\/[a-z]+)`/g)) {
      const folders = readdirSync(layer ?? '', { withFileTypes: true }).filter((entry) => entry.isDirectory())
      const missing = folders.filter(
        ({ name }) => !drawers.includes(`\`${name}\``) && !drawers.includes(`/${name}\``),
      )
      expect([layer, missing.map(({ name }) => name)]).toEqual([layer, []])
    }
  }
})
