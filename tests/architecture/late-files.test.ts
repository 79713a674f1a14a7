import { expect, test } from 'vitest'
import { lateFilesOf } from '../../scripts/vite/late-files'

/** A script of a build. Its only module has the name of the script. */
function chunk(name: string, imports: string[], dynamicImports: string[] = [], sheets: string[] = []) {
  return {
    type: 'chunk' as const,
    fileName: `assets/${name}.js`,
    imports: imports.map((of) => `assets/${of}.js`),
    dynamicImports: dynamicImports.map((of) => `assets/${of}.js`),
    moduleIds: [`/${name}.ts`],
    viteMetadata: { importedCss: new Set(sheets) },
  }
}

const bundle = Object.fromEntries(
  [
    chunk('page', ['frame'], ['chart', 'wallet']),
    chunk('frame', ['page']),
    chunk('chart', ['library'], ['marks'], ['assets/chart.css']),
    chunk('library', ['chart'], [], ['assets/library.css']),
    chunk('marks', ['library']),
    chunk('wallet', []),
  ].map((file) => [file.fileName, file]),
)

test('lists what an import of a late module loads, by the script that imports it', () => {
  expect(lateFilesOf({ ...bundle, sheet: { type: 'asset' } }, ['/chart.ts', '/marks.ts'])).toEqual({
    '/assets/page.js': ['/assets/chart.js', '/assets/chart.css', '/assets/library.js', '/assets/library.css'],
    '/assets/chart.js': [
      '/assets/marks.js',
      '/assets/library.js',
      '/assets/library.css',
      '/assets/chart.js',
      '/assets/chart.css',
    ],
  })
})

test('a late module that is not in the build fails the build', () => {
  expect(() => lateFilesOf(bundle, ['/moved.ts'])).toThrow('not part of the build: /moved.ts')
})
