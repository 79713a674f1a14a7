import { writeFile } from 'node:fs/promises'
import type { Plugin } from 'vite'
import { absolute, relative } from './paths'

/**
 * Browsers compile a function at its first call, on the main thread. Charts call most functions of their
 * libraries immediately. This plugin writes a comment into the first line of these files. Because of the
 * comment, browsers compile the files while they load, off the main thread.
 */
export const compiledAhead: Plugin = {
  name: 'compiled-ahead',
  apply: 'build',
  generateBundle: {
    // This must run after the minifier, which removes comments. It must also run after Vite has added its
    // imports to the first line.
    order: 'post',
    handler(_options, bundle) {
      for (const file of Object.values(bundle)) {
        if (file.type !== 'chunk' || !file.moduleIds.some((id) => mostlyCalled.test(id))) continue
        file.code = `//# allFunctionsCalledOnLoad\n${file.code}`
      }
    },
  },
}

/**
 * Emits the stylesheets of the order popup as a file with a fixed name. The server links the file in a page
 * that is requested with an open order.
 */
export const sheetsOfPopup: Plugin = {
  name: 'sheets-of-popup',
  apply: 'build',
  generateBundle: {
    // This must run after Vite has emitted the stylesheets.
    order: 'post',
    handler(_options, bundle) {
      // The server's bundle has no stylesheets. In that bundle the popup may also share its chunk with other
      // modules.
      if (this.environment.name === 'ssr') return
      const sheets = new Set<string>()
      const addSheets = (fileName: string) => {
        const file = bundle[fileName]
        if (file?.type !== 'chunk' || file.moduleIds.includes(absolute('app/root.tsx'))) return
        for (const sheet of file.viteMetadata?.importedCss ?? []) sheets.add(sheet)
        file.imports.forEach(addSheets)
      }
      const popup = Object.values(bundle).find(
        (file) => file.type === 'chunk' && file.moduleIds.some((id) => id.endsWith('/order-popup.tsx')),
      )
      // The server refers to the file that is written below. Without this file, an open order would be
      // displayed without styles.
      if (popup === undefined) throw new Error('order-popup.tsx is not part of the build')
      addSheets(popup.fileName)
      const texts = [...sheets].map((sheet) => bundle[sheet]).filter((file) => file?.type === 'asset')
      if (texts.length > 0)
        this.emitFile({
          type: 'asset',
          fileName: sheetOfPopup,
          source: texts.map(({ source }) => source).join('\n'),
        })
    },
  },
}

const sheetOfPopup = 'assets/order-popup.css'

/**
 * Writes `build/chunks.json`. For each script of the browser, the file lists the modules and their sizes in
 * bytes before compression.
 */
export const chunkModules: Plugin = {
  name: 'chunk-modules',
  apply: 'build',
  async writeBundle(_options, bundle) {
    if (this.environment.name === 'ssr') return
    const chunks = Object.values(bundle).flatMap((file) =>
      file.type === 'chunk'
        ? [
            [
              file.fileName,
              Object.entries(file.modules).map(([id, { renderedLength }]) => [relative(id), renderedLength]),
            ],
          ]
        : [],
    )
    await writeFile('build/chunks.json', JSON.stringify(Object.fromEntries(chunks), null, 1))
  },
}

/**
 * Modules whose functions are nearly all called by a page: some libraries, and the part of Sextant's own code
 * that every page loads.
 */
const mostlyCalled = /\/node_modules\/(react-dom|@nivo|lightweight-charts)\/|\/app\/root\.tsx/
