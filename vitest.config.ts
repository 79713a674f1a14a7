import { fileURLToPath } from 'node:url'
import { defineConfig } from 'vitest/config'

const alias = { '~': fileURLToPath(new URL('./app', import.meta.url)) }

export default defineConfig({
  resolve: { alias },
  test: {
    projects: [
      { resolve: { alias }, test: { name: 'unit', include: ['app/**/*.test.ts', 'app/**/*.test.tsx'] } },
      { resolve: { alias }, test: { name: 'architecture', include: ['tests/architecture/*.test.ts'] } },
      { resolve: { alias }, test: { name: 'contract', include: ['tests/contract/*.test.ts'] } },
      { resolve: { alias }, test: { name: 'integration', include: ['tests/integration/*.test.ts'] } },
    ],
  },
})
