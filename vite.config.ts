import { vitePlugin as remix } from '@remix-run/dev'
import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin'
import { defineConfig } from 'vite'
import remixOptions from './remix.config.js'
import { patchLibraries, patchLibrariesAhead } from './scripts/vite/apply-patches'
import { chunkModules, compiledAhead, sheetsOfPopup } from './scripts/vite/bundle-files'
import { chartPatches } from './scripts/vite/chart-patches'
import { createChunks } from './scripts/vite/chunks'
import { lateFiles } from './scripts/vite/late-files'
import { behaviourPatches, sizePatches } from './scripts/vite/library-patches'
import { licenses } from './scripts/vite/licenses'
import { absolute } from './scripts/vite/paths'
import { standInPlugins } from './scripts/vite/stand-ins'

// Remix's plugin is not used under Vitest, because the plugin needs to control the module graph. Vitest only
// needs compiled stylesheets.
const underTest = process.env.VITEST !== undefined

/**
 * Functions of React Router that only warn developers of mistakes and deprecations. They contain 1 kB of
 * text.
 */
const forDevelopersOnly = ['warning', 'logV6DeprecationWarnings', 'console.warn']

/**
 * Files for browsers. The first load lists some 170 of them, so their hashes have seven characters, not eight. Files below 600 bytes are
 * merged with others: that saves 0.5 kB of names and many requests. From 2,000 bytes on, pages load up to 5 kB that they don't need.
 */
const output = {
  experimentalMinChunkSize: 600,
  entryFileNames: 'assets/[name]-[hash:7].js',
  chunkFileNames: 'assets/[name]-[hash:7].js',
  assetFileNames: 'assets/[name]-[hash:7][extname]',
}

/** Parts of pages that few visitors open. */
const rarelyOpened = /(?:metric-info-card|shortcut-help|sign-in|wallet-host|wallet-menu|theme-choices)/

export default defineConfig(({ isSsrBuild }) => ({
  plugins: [
    patchLibraries([...behaviourPatches, ...sizePatches, ...chartPatches]),
    ...standInPlugins,
    underTest ? [] : remix(remixOptions),
    vanillaExtractPlugin(),
    compiledAhead,
    sheetsOfPopup,
    chunkModules,
    lateFiles,
    licenses,
  ],
  resolve: { alias: { '~': absolute('app') } },
  build: {
    target: 'es2022',
    manifest: true,
    // The lists of files that imports preload are part of the first load. The watchers of alerts and of the network start
    // late, and the other parts are opened rarely, so their modules load each other. Only their style sheets are listed.
    modulePreload: {
      resolveDependencies: (path, needed) => {
        if (/(?:alert|offline)-watcher/.test(path)) return []
        return rarelyOpened.test(path) ? needed.filter((file) => file.endsWith('.css')) : needed
      },
    },
    // Terser compresses the framework 3 kB smaller than esbuild.
    minify: isSsrBuild ? false : 'terser',
    terserOptions: {
      module: true,
      ecma: 2020,
      // `licenses` writes the licences to a file.
      format: { comments: false },
      compress: { passes: 6, pure_getters: true, pure_funcs: forDevelopersOnly },
    },
    rollupOptions: {
      // Routes without a page produce empty bundles for the browser.
      onwarn: (warning, warn) => {
        if (warning.code !== 'EMPTY_BUNDLE') warn(warning)
      },
      ...(isSsrBuild ? {} : { output: { manualChunks: createChunks(), ...output } }),
    },
  },
  // Vite must know these libraries from the start. If Vite discovered them late, it would bundle them a
  // second time with a second React.
  optimizeDeps: {
    include: [
      'react',
      'react-dom',
      'react/jsx-runtime',
      '@remix-run/react',
      'lightweight-charts',
      '@nivo/bar',
      '@nivo/heatmap',
      '@nivo/pie',
      'remix-utils/use-hydrated',
    ],
    esbuildOptions: { plugins: [patchLibrariesAhead(behaviourPatches)] },
  },
}))
