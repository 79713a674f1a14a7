import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { repositoryFiles } from './repository-files'

/**
 * Number of source files that name Remix. Each of them changes when Sextant moves to the framework's successor
 * (decision 0067), so the number may be lowered but not raised. New pages use `definePage`, `Link` and the other
 * modules of our own.
 */
const mostFiles = 91

test('no more files than before name the framework', () => {
  const naming = repositoryFiles().filter((file) => readFileSync(file, 'utf8').includes('@remix-run/'))
  expect(naming.length).toBeGreaterThan(50)
  expect(naming.length).toBeLessThanOrEqual(mostFiles)
})

test('settings keep the behaviour of the successor', async () => {
  const { default: options } = await import('../../remix.config.js')
  const flags = Object.entries(options.future ?? {}).filter(([name]) => name.startsWith('v3_'))
  expect(flags.length).toBe(6)
  expect(flags.filter(([, isOn]) => isOn !== true)).toEqual([])
})
