import { mkdir, writeFile } from 'node:fs/promises'
import type { Plugin, Rollup } from 'vite'
import { absolute } from './paths'

/**
 * Modules that pages import without a click. The charts also load later, so that they do not delay the first paint. A
 * page that is opened offline needs these files. Other lazy modules are for buttons and for the wallet.
 */
const lateModules = [
  'app/shared/offline/offline-watcher.tsx',
  'app/shared/charts/nivo-theme.ts',
  'app/shared/charts/bars.client.tsx',
  'app/shared/charts/pie.client.tsx',
  'app/features/perps/analytics/funding-drawing.client.tsx',
  'app/shared/market-chart/market-canvas.client.tsx',
  'app/shared/market-chart/marks/mark-series.ts',
  'app/shared/order-popup/order-popup.tsx',
].map(absolute)

type Bundle = Readonly<Record<string, Pick<Rollup.OutputAsset, 'type'> | Chunk>>
type Chunk = Pick<Rollup.OutputChunk, 'type' | 'fileName' | 'imports' | 'dynamicImports' | 'moduleIds'> & {
  readonly viteMetadata?: { readonly importedCss: ReadonlySet<string> } | undefined
}

/**
 * Writes `build/late-files.json` for the service worker. For each script of the browser that imports a late module, the
 * file lists the scripts and stylesheets that this import loads.
 */
export const lateFiles: Plugin = {
  name: 'late-files',
  apply: 'build',
  async writeBundle(_options, bundle) {
    if (this.environment.name === 'ssr') return
    await mkdir('build', { recursive: true })
    await writeFile('build/late-files.json', JSON.stringify(lateFilesOf(bundle, lateModules), null, 1))
  },
}

/** Throws if one of the modules is not in the build. */
export function lateFilesOf(bundle: Bundle, modules: readonly string[]): Record<string, readonly string[]> {
  const chunks = Object.values(bundle).filter((file): file is Chunk => file.type === 'chunk')
  const late = new Set<string>()
  for (const module of modules) {
    const chunk = chunks.find(({ moduleIds }) => moduleIds.includes(module))
    if (chunk === undefined) throw new Error(`not part of the build: ${module}`)
    late.add(chunk.fileName)
  }
  const lists = chunks.map(({ fileName, dynamicImports }) => {
    const files = new Set<string>()
    for (const imported of dynamicImports) if (late.has(imported)) addFiles(bundle, imported, files)
    return [`/${fileName}`, Array.from(files, (file) => `/${file}`)] as const
  })
  return Object.fromEntries(lists.filter(([, files]) => files.length > 0))
}

/** Adds a script, its stylesheets, and those of all scripts that it imports statically. */
function addFiles(bundle: Bundle, fileName: string, files: Set<string>): void {
  const chunk = bundle[fileName]
  if (chunk?.type !== 'chunk' || files.has(fileName)) return
  files.add(fileName)
  for (const sheet of chunk.viteMetadata?.importedCss ?? []) files.add(sheet)
  for (const imported of chunk.imports) addFiles(bundle, imported, files)
}
