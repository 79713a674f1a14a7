import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { repositoryFiles } from './repository-files'
import { isTextFile, unusedTextKeys } from './text-keys'

const unusedIn = (sources: Readonly<Record<string, string>>) =>
  unusedTextKeys(new Map(Object.entries(sources)))

const file = 'app/features/about/about-text.ts'
const catalogue = `export const aboutText = {
  title: 'About',
  line: (count: number) => \`\${count} feeds\`,
  columns: { feed: 'Feed', program: 'Program' },
} as const`

test('every key of a text catalogue is used', () => {
  const files = repositoryFiles()
  expect(files.filter(isTextFile).length).toBeGreaterThan(30)
  expect(unusedTextKeys(new Map(files.map((path) => [path, readFileSync(path, 'utf8')])))).toEqual([])
})

test('finds planted keys that nothing uses, at every depth', () => {
  const page = `import { aboutText as text } from './about-text'\nexport const words = text.columns.feed.length`
  expect(unusedIn({ [file]: catalogue, 'app/features/about/route.tsx': page })).toEqual([
    `${file}: aboutText.title`,
    `${file}: aboutText.line`,
    `${file}: aboutText.columns.program`,
  ])
})

test('an equal name of another catalogue is no use', () => {
  const page = `import { aboutText } from './about-text'\nimport { kaminoText } from './kamino-text'
    export const words = [aboutText.line(2), aboutText.columns, kaminoText.title]`
  expect(unusedIn({ [file]: catalogue, 'app/features/about/route.tsx': page })).toEqual([
    `${file}: aboutText.title`,
  ])
})

test.each([
  ['a computed key', `export const words = aboutText[key]`],
  ['the whole catalogue', `export const words = translate(aboutText)`],
  ['destructuring', `const { title, line: words, columns } = aboutText`],
  ['a text key', `export const words = [aboutText['title'], aboutText.line, aboutText.columns[key]]`],
  [
    'a call of a method',
    `export const words = aboutText.title.length + aboutText.line(2) + keysOf(aboutText.columns)`,
  ],
])('%s counts as a use', (_, use) => {
  const page = `import { aboutText } from '~/features/about/about-text'\n${use}`
  expect(unusedIn({ [file]: catalogue, 'app/features/about/route.tsx': page })).toEqual([])
})

test('a test counts as no use', () => {
  const suite = `import { aboutText } from './about-text'\nexpect(aboutText).toBe(1)`
  expect(unusedIn({ [file]: catalogue, 'app/features/about/about.test.ts': suite })).toHaveLength(4)
})
