import { execFile } from 'node:child_process'
import { existsSync } from 'node:fs'
import { readdir, readFile, writeFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { join } from 'node:path'
import { promisify } from 'node:util'
import protobuf from 'protobufjs'
import { root } from './run.mjs'

const protoFolder = join(root, 'app/solana/geyser/proto')

/** Extension of the generated files. Files with it are exempt from the rules for sources. */
const extension = '.generated'

/**
 * Options of the generator. They must agree with the options that `app/solana/geyser/service.ts` passes to the
 * loader, because the types describe the decoded objects.
 */
const options = ['--grpcLib=@grpc/grpc-js', '--longs=Number', '--oneofs']

/**
 * Generates the types of the Geyser protocol and its definition as JSON into `outDir`. The definition is part
 * of the bundle, so that the product needs no .proto files at run time.
 */
export async function generateGeyserTypes(outDir) {
  const require = createRequire(import.meta.url)
  const packageFile = require.resolve('@grpc/proto-loader/package.json')
  const generator = join(packageFile, '../build/bin/proto-loader-gen-types.js')
  const files = [`--targetFileExtension=${extension}.ts`, `--importFileExtension=${extension}`]
  const folders = [`--includeDirs=${protoFolder}`, `--outDir=${outDir}`]
  await promisify(execFile)(process.execPath, [generator, ...options, ...files, ...folders, 'geyser.proto'])
  await clean(outDir)
  await writeFile(join(outDir, `definition${extension}.ts`), definitionSource())
}

/** Removes the path of this checkout, and spaces at line ends, which `git diff --check` reports. */
async function clean(folder) {
  for (const name of await readdir(folder, { recursive: true })) {
    if (!name.endsWith('.ts')) continue
    const path = join(folder, name)
    const text = (await readFile(path, 'utf8')).replaceAll(root, '').replaceAll(/[ \t]+$/gm, '')
    await writeFile(path, text)
  }
}

/** Returns a module with the parsed .proto files. Files of Google are part of the library. */
function definitionSource() {
  const parsed = new protobuf.Root()
  parsed.resolvePath = (_origin, target) => {
    const path = join(protoFolder, target)
    return existsSync(path) ? path : target
  }
  parsed.loadSync('geyser.proto', { keepCase: false }) // `load` sometimes finishes before it has added the imports
  return `// Generated from the .proto files.\nexport const definition = ${JSON.stringify(parsed.toJSON(), null, 1)} as const\n`
}
