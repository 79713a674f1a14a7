import { existsSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { protocolIds } from '~/domain/protocol/protocol'
import { checkSource, type Violation } from './check'
import { sizedFiles } from './repository-files'
import { exceptions, protocolFiles } from './rules'
import { checkFolderSizes } from './sizes'

const files = sizedFiles()
const violations = [
  ...files.flatMap((file) => checkSource(file, readFileSync(file, 'utf8'))),
  ...checkFolderSizes(files),
]

function isExcepted(violation: Violation): boolean {
  return exceptions.some(({ file, rule }) => file === violation.file && rule === violation.rule)
}

test('the code base follows every import, size and style rule', () => {
  const lines = violations.filter((violation) => !isExcepted(violation)).map(describe)
  expect(lines).toEqual([])
})

test('every exception is still needed', () => {
  const unused = exceptions.filter(
    ({ file, rule }) => !violations.some((violation) => violation.file === file && violation.rule === rule),
  )
  expect(unused).toEqual([])
})

test('every protocol folder has the same structure', () => {
  const missing = protocolIds.flatMap((id) =>
    protocolFiles.map((file) => `app/protocols/${id}/${file}`).filter((path) => !existsSync(path)),
  )
  expect(missing).toEqual([])
})

function describe({ file, line, rule, detail }: Violation): string {
  return `${file}:${line} ${rule}: ${detail}`
}
