import { join } from 'node:path'
import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin'
import { build } from 'vite'

/** Builds the page with the rows like the product's pages. Returns its folder. */
export async function buildRowsPage(): Promise<string> {
  const outDir = join(process.cwd(), 'build/bench/rows-page')
  await build({
    configFile: false,
    root: join(process.cwd(), 'tests/bench/rows'),
    logLevel: 'warn',
    plugins: [vanillaExtractPlugin()],
    resolve: { alias: { '~': join(process.cwd(), 'app') } },
    build: { outDir, emptyOutDir: true, target: 'es2022', minify: 'terser', copyPublicDir: false },
  })
  return outDir
}
