import { fileURLToPath } from 'node:url'
import { vitePlugin as remix } from '@remix-run/dev'
import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin'
import { defineConfig } from 'vite'
import remixOptions from './remix.config.js'

// Remix's plugin wants to own the module graph and breaks under vitest, which needs only the stylesheets compiled.
const underTest = process.env.VITEST !== undefined

export default defineConfig({
  plugins: [underTest ? [] : remix(remixOptions), vanillaExtractPlugin()],
  resolve: { alias: { '~': fileURLToPath(new URL('./app', import.meta.url)) } },
  build: { target: 'es2022', manifest: true },
  // Found late, these would be bundled a second time with a second React.
  optimizeDeps: { include: ['react', 'react-dom', 'react/jsx-runtime', '@remix-run/react'] },
})
