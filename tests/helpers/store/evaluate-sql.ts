import { readFileSync, rmSync } from 'node:fs'
import { resolve } from 'node:path'
import { pathToFileURL } from 'node:url'
import { build, type Plugin } from 'esbuild'
import type { SqlSite } from './sql-sites'
import { combinations, constantImports } from './type-samples'

type Evaluate = () => readonly [string | { readonly text: string }]

/**
 * Returns the different SQL texts of each place in the code that runs SQL. Evaluates each place with all its
 * choices of arguments. A choice that throws an error has no text.
 */
export async function evaluateSites(sites: readonly SqlSite[]): Promise<ReadonlyMap<SqlSite, string[]>> {
  const outfile = resolve(`build-test/${process.pid}/statements.mjs`)
  const files = [...new Set(sites.map(({ file }) => file))]
  try {
    await build({
      stdin: { contents: entryOf(files), resolveDir: resolve('.') },
      outfile,
      bundle: true,
      platform: 'node',
      format: 'esm',
      target: 'node20',
      packages: 'external',
      logLevel: 'error',
      plugins: [withEvaluations(sites)],
    })
    const bundle: {
      readonly modules: Readonly<Record<string, { evaluateSql: Record<string, () => unknown[]> }>>
    } = await import(pathToFileURL(outfile).href)
    return new Map(
      sites.map((site, place) => [site, textsOf(bundle.modules[site.file]?.evaluateSql?.[place])]),
    )
  } finally {
    rmSync(resolve(`build-test/${process.pid}`), { recursive: true, force: true })
  }
}

function entryOf(files: readonly string[]): string {
  const imports = files.map((file, place) => `import * as m${place} from './${file}'`)
  const entries = files.map((file, place) => `${JSON.stringify(file)}: m${place}`)
  return `${imports.join('\n')}\nexport const modules = { ${entries.join(', ')} }`
}

/**
 * Appends an export to each module. The export evaluates the SQL of the module, where all names of the module
 * are available.
 */
function withEvaluations(sites: readonly SqlSite[]): Plugin {
  return {
    name: 'with-evaluations',
    setup(bundler) {
      bundler.onLoad({ filter: /\/app\/store\/.*\.ts$/ }, ({ path }) => {
        const entries = sites.flatMap(({ file, code, choices }, place) =>
          code !== undefined && resolve(file) === path ? [`${place}: () => ${callsOf(code, choices)}`] : [],
        )
        if (entries.length === 0) return undefined
        const source = readFileSync(path, 'utf8')
        return {
          contents: `${source}\n${constantImports}\nexport const evaluateSql = { ${entries.join(',\n')} }`,
          loader: 'ts' as const,
        }
      })
    },
  }
}

/** Choices of arguments that the types allow, but that no caller passes. */
const impossible = [
  // Only DCA orders have cycles.
  /"venue": "(?:jupiter|kamino)".*"(?:usdSpentPerMinute|nextCycleAt|amountPerCycleUsd)"/,
  // DCA orders have no limit price.
  /"venue": "dca".*"awayPercent"/,
  // A page can start after a given order only if the list is sorted by a column that never changes. Each DCA
  // order has an opening time.
  /orderPageQuery.*"(?:progress|usdSpentPerMinute|nextCycleAt|amountPerCycleUsd|awayPercent)".*"place": \{/s,
  /orderPageQuery.*"venue": "dca".*"createdAt".*"place": \{ values: \[null\]/s,
  // The position of an order in a list has one sort value, that of an execution has three.
  /orderPageQuery.*"place": \{ values: \[1, 1, 1\]/s,
  /pageQuery.*"place": \{ values: \[(?:1|null)\]/s,
  /(?:tape\w*Query|[lL]iquidations|lookedToOf).*"place": \{ values: \[(?:1|null)\]/s,
  // This statement counts only lists that are filtered.
  /narrowedCountQuery.*"takerDirection": undefined.*"minQuoteRaw": undefined/s,
]

function callsOf(code: string, choices: SqlSite['choices']): string {
  const calls = combinations(choices)
    .map((values) => values.join(', '))
    .filter((values) => !impossible.some((each) => each.test(`${code} ${values}`)))
    .map((values) => `() => evaluate(${values})`)
  return `{ const evaluate = ${code}; return [${calls.join(', ')}] }`
}

function textsOf(evaluations: (() => unknown[]) | undefined): string[] {
  const texts = (evaluations?.() ?? []).flatMap((evaluate) => {
    try {
      const [made] = (evaluate as Evaluate)()
      return [typeof made === 'string' ? made : made.text]
    } catch {
      return []
    }
  })
  return [...new Set(texts)]
}
