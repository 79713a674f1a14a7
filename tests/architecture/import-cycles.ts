import ts from 'typescript'
import { resolveTarget } from './check'
import { isTest } from './sizes'

/** For each file, the files that it imports. */
export type ImportGraph = ReadonlyMap<string, readonly string[]>

/**
 * Returns the import graph of a set of files, from path to source text. Includes `import type` and
 * `export … from`, because a reader follows them like other imports. Leaves out `import(…)`, packages, and
 * targets that are not in the set.
 */
export function importGraph(sources: ReadonlyMap<string, string>): ImportGraph {
  const graph = new Map<string, readonly string[]>()
  for (const [file, text] of sources) {
    const targets = specifiersOf(file, text).flatMap((specifier) => {
      const target = resolveTarget(file, specifier)
      return target === undefined ? [] : (fileAt(target, sources) ?? [])
    })
    graph.set(file, [...new Set(targets)])
  }
  return graph
}

function specifiersOf(file: string, text: string): readonly string[] {
  const source = ts.createSourceFile(file, text, ts.ScriptTarget.Latest)
  const specifiers: string[] = []
  // Other imports are direct children of the file, so most files need no walk through all their nodes.
  const hasImportType = text.includes('import(')
  const visit = (node: ts.Node): void => {
    if (ts.isImportDeclaration(node) || ts.isExportDeclaration(node)) push(node.moduleSpecifier)
    // `import('./x')` as a type, such as `typeof import('./x')`.
    else if (ts.isImportTypeNode(node) && ts.isLiteralTypeNode(node.argument)) push(node.argument.literal)
    if (node === source || hasImportType) ts.forEachChild(node, visit)
  }
  const push = (specifier: ts.Node | undefined): void => {
    if (specifier && ts.isStringLiteralLike(specifier)) specifiers.push(specifier.text)
  }
  visit(source)
  return specifiers
}

/** Returns the file that a resolved specifier names, which may omit the extension or name a folder. */
function fileAt(target: string, sources: ReadonlyMap<string, string>): string | undefined {
  const path = target.replace(/\.js$/, '')
  const candidates = [target, `${path}.ts`, `${path}.tsx`, `${path}/index.ts`, `${path}/index.tsx`]
  return candidates.find((candidate) => sources.has(candidate))
}

/**
 * Returns the groups of files that import each other directly or through others: the strongly connected
 * components of the graph (Tarjan's algorithm) with more than one file, and files that import themselves.
 * Each group is sorted by path.
 */
export function findCycles(graph: ImportGraph): readonly (readonly string[])[] {
  const cycles: (readonly string[])[] = []
  const indexes = new Map<string, number>()
  const stack: string[] = []

  /** Returns the lowest index that is reachable from a file through files that are on the stack. */
  function visit(file: string): number {
    const index = indexes.size
    indexes.set(file, index)
    const position = stack.push(file) - 1
    const targets = graph.get(file) ?? []
    let lowest = index
    for (const target of targets) {
      const known = indexes.get(target)
      if (known === undefined) lowest = Math.min(lowest, visit(target))
      else if (stack.includes(target)) lowest = Math.min(lowest, known)
    }
    if (lowest === index) {
      const group = stack.splice(position)
      if (group.length > 1 || targets.includes(file)) cycles.push(group.sort())
    }
    return lowest
  }

  for (const file of graph.keys()) if (!indexes.has(file)) visit(file)
  return cycles
}

/**
 * Returns the groups of files and folders of one folder that import each other, so that the folder has no order
 * in which it can be read. An import counts in the folder that contains both its ends.
 * Files of tests are left out: they may import anything.
 */
export function findFolderCycles(graph: ImportGraph): readonly (readonly string[])[] {
  const folders = new Map<string, Map<string, Set<string>>>()
  for (const [file, targets] of graph) {
    if (isTest(file)) continue
    for (const target of targets) {
      const [folder, from, to] = siblingsOf(file, target)
      if (from === to || isTest(target)) continue
      const children = folders.get(folder) ?? new Map<string, Set<string>>()
      folders.set(folder, children)
      children.set(from, (children.get(from) ?? new Set()).add(to))
    }
  }
  return [...folders.values()].flatMap((children) =>
    findCycles(new Map([...children].map(([child, targets]) => [child, [...targets]]))),
  )
}

/** Returns the innermost folder that contains both files, and the child of it that contains each of them. */
function siblingsOf(file: string, target: string): readonly [folder: string, from: string, to: string] {
  const [parts, others] = [file.split('/'), target.split('/')]
  let depth = 0
  while (depth < Math.min(parts.length, others.length) - 1 && parts[depth] === others[depth]) depth++
  return [
    parts.slice(0, depth).join('/'),
    parts.slice(0, depth + 1).join('/'),
    others.slice(0, depth + 1).join('/'),
  ]
}
