import { execFile } from 'node:child_process'
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { checkPackage, createPackageFromTarballData } from '@arethetypeswrong/core'
import ts from 'typescript'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { packSdkInto } from '../helpers/web/packed-sdk'

const run = promisify(execFile)

/** A program outside this repository that has the packed client installed. */
const folder = mkdtempSync(join(tmpdir(), 'sextant-package-'))
const archive = () => join(folder, 'client/sdk/sextant-client-0.1.0.tgz')
beforeAll(async () => {
  await packSdkInto(folder)
  const installed = join(folder, 'node_modules/sextant-client')
  mkdirSync(installed, { recursive: true })
  await run('tar', ['-xzf', archive(), '-C', installed, '--strip-components=1'])
})
afterAll(() => rmSync(folder, { recursive: true, force: true }))

test('a packaging linter finds no problems with the types', async () => {
  const checked = await checkPackage(createPackageFromTarballData(readFileSync(archive())))
  expect(checked.types).toEqual({ kind: 'included' })
  expect('problems' in checked && checked.problems).toEqual([])
  const { resolutions } = ('entrypoints' in checked && checked.entrypoints['.']) || {}
  expect(Object.keys(resolutions ?? {})).toEqual(['node10', 'node16-cjs', 'node16-esm', 'bundler'])
})

const program = `import { createSextant, SextantProblem, type StreamEvent } from 'sextant-client'
export async function main(): Promise<string> {
  const sextant = createSextant({ baseUrl: 'http://127.0.0.1' })
  const page = await sextant.get('/api/dca/all', { query: { filter: 'active', fields: ['publicKey', 'amountUsd'] } })
  const worth: number | null | undefined = page.content[0]?.amountUsd
  for await (const event of sextant.stream({ topics: ['dca'] })) {
    const known: StreamEvent<'dca'> = event
    if (known.topic === 'dca') return known.data.rows[0]?.publicKey ?? String(known.data.meta.dataSlot)
  }
  return new SextantProblem({ status: 400, statusText: '', headers: new Headers() }, {}).message + worth
}
`

const { ModuleKind, ModuleResolutionKind } = ts
const nodeNext = { module: ModuleKind.Node16, moduleResolution: ModuleResolutionKind.Node16 }

test.each([
  ['node10', 'program.ts', { module: ModuleKind.CommonJS, moduleResolution: ModuleResolutionKind.Node10 }],
  ['node16 in CommonJS', 'program.cts', nodeNext],
  ['node16 in ES modules', 'program.mts', nodeNext],
  ['bundler', 'program.ts', { module: ModuleKind.ESNext, moduleResolution: ModuleResolutionKind.Bundler }],
])('a program compiles with moduleResolution %s', (_, name, options) => {
  const file = join(folder, name)
  writeFileSync(file, program)
  const host = ts.createProgram([file], {
    ...options,
    target: ts.ScriptTarget.ES2022,
    lib: ['lib.es2022.d.ts', 'lib.dom.d.ts'],
    types: [],
    strict: true,
    skipLibCheck: false,
    skipDefaultLibCheck: true,
    noEmit: true,
  })
  const faults = ts.getPreEmitDiagnostics(host)
  expect(
    faults.map(({ code, messageText }) => [code, ts.flattenDiagnosticMessageText(messageText, ' ')]),
  ).toEqual([])
})

test.each([
  ['required', 'program.cjs', "const { createSextant, SextantProblem } = require('sextant-client')"],
  ['imported', 'program.mjs', "import { createSextant, SextantProblem } from 'sextant-client'"],
])('the client runs %s', async (_, name, begin) => {
  const file = join(folder, name)
  writeFileSync(
    file,
    `${begin}
const sextant = createSextant({ baseUrl: 'http://127.0.0.1:9', retries: 0 })
sextant.get('/api/usage').catch((error) => console.log(error.name, error instanceof SextantProblem))`,
  )
  const { stdout } = await run(process.execPath, [file])
  expect(stdout).toBe('SextantUnreachable false\n')
})
