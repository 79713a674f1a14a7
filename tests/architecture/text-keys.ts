import ts from 'typescript'
import { resolveTarget } from './check'
import { isTest } from './sizes'

/** A key of a text catalogue, such as `aboutText.columns.feed`. */
interface TextKey {
  readonly file: string
  readonly path: readonly string[]
}

/** Whether a file exports a catalogue: an object with the texts of a page or of a part of the product. */
export function isTextFile(file: string): boolean {
  return /-text\.tsx?$/.test(file) || file === 'app/ui/text.ts'
}

/**
 * Returns the keys of the catalogues that no source file reads, as `file: path`. Tests do not count. A value
 * that is read as a whole, such as `text.columns` as an argument, counts as a use of all keys in it.
 */
export function unusedTextKeys(sources: ReadonlyMap<string, string>): readonly string[] {
  const product = [...sources].filter(([file]) => !isTest(file))
  const parsed = product.map(([file, text]) => parse(file, text))
  const paths = parsed.flatMap(readsIn)
  const reads = new Set(paths.map(keyOf))
  // A read can continue behind a key, such as `text.rows.map`.
  const within = new Set(
    paths.flatMap(({ file, path }) => prefixesOf(path).map((part) => keyOf({ file, path: part }))),
  )
  return parsed
    .filter(({ fileName }) => isTextFile(fileName))
    .flatMap(keysOf)
    .filter(
      ({ file, path }) =>
        !within.has(keyOf({ file, path })) &&
        !prefixesOf(path).some((part) => reads.has(keyOf({ file, path: part }))),
    )
    .map(({ file, path }) => `${file}: ${path.join('.')}`)
}

function parse(file: string, text: string): ts.SourceFile {
  const kind = file.endsWith('.tsx') ? ts.ScriptKind.TSX : ts.ScriptKind.TS
  return ts.createSourceFile(file, text, ts.ScriptTarget.Latest, true, kind)
}

/** Returns the keys of all catalogues in a file that are not objects themselves. */
function keysOf(source: ts.SourceFile): readonly TextKey[] {
  return exportedConstants(source).flatMap(({ name, initializer }) => {
    const object = initializer && objectIn(initializer)
    if (object === undefined || !ts.isIdentifier(name)) return []
    return leavesOf(object).map((path) => ({ file: source.fileName, path: [name.text, ...path] }))
  })
}

function exportedConstants(source: ts.SourceFile): readonly ts.VariableDeclaration[] {
  return source.statements.flatMap((statement) =>
    ts.isVariableStatement(statement) &&
    statement.modifiers?.some(({ kind }) => kind === ts.SyntaxKind.ExportKeyword)
      ? [...statement.declarationList.declarations]
      : [],
  )
}

function objectIn(node: ts.Expression): ts.ObjectLiteralExpression | undefined {
  if (ts.isAsExpression(node) || ts.isSatisfiesExpression(node)) return objectIn(node.expression)
  return ts.isObjectLiteralExpression(node) ? node : undefined
}

/** Returns the paths to the innermost keys of an object. Computed and spread keys are left out. */
function leavesOf(object: ts.ObjectLiteralExpression): readonly (readonly string[])[] {
  return object.properties.flatMap((property) => {
    const { name } = property
    if (name === undefined || !(ts.isIdentifier(name) || ts.isStringLiteral(name))) return []
    const inner = ts.isPropertyAssignment(property) ? objectIn(property.initializer) : undefined
    return inner === undefined ? [[name.text]] : leavesOf(inner).map((path) => [name.text, ...path])
  })
}

/** Returns the paths that a file reads of imported catalogues, and of those that it declares itself. */
function readsIn(source: ts.SourceFile): readonly TextKey[] {
  const catalogues = cataloguesIn(source)
  if (catalogues.size === 0) return []
  const reads: TextKey[] = []
  const visit = (node: ts.Node): void => {
    const catalogue = ts.isIdentifier(node) && !isNameOnly(node) ? catalogues.get(node.text) : undefined
    if (catalogue !== undefined)
      for (const path of pathsFrom(node))
        reads.push({ file: catalogue.file, path: [...catalogue.path, ...path] })
    ts.forEachChild(node, visit)
  }
  visit(source)
  return reads
}

/** Returns the catalogues by their names in a file. */
function cataloguesIn(source: ts.SourceFile): ReadonlyMap<string, TextKey> {
  const found = new Map<string, TextKey>()
  const file = source.fileName
  if (isTextFile(file))
    for (const { name } of exportedConstants(source))
      if (ts.isIdentifier(name)) found.set(name.text, { file, path: [name.text] })
  for (const statement of source.statements) {
    if (!ts.isImportDeclaration(statement) || !ts.isStringLiteral(statement.moduleSpecifier)) continue
    const target = resolveTarget(file, statement.moduleSpecifier.text)
    const names = statement.importClause?.namedBindings
    if (target === undefined || names === undefined || !ts.isNamedImports(names)) continue
    for (const { name, propertyName } of names.elements)
      found.set(name.text, { file: target, path: [(propertyName ?? name).text] })
  }
  return found
}

/** Whether an identifier is a name and not a value: of an import, of a declaration, of a field or in a type. */
function isNameOnly(node: ts.Identifier): boolean {
  const { parent } = node
  if (ts.isImportSpecifier(parent) || ts.isTypeQueryNode(parent) || ts.isBindingElement(parent)) return true
  if (ts.isPropertyAccessExpression(parent)) return parent.name === node
  if (ts.isPropertyAssignment(parent) || ts.isVariableDeclaration(parent)) return parent.name === node
  return ts.isParameter(parent) || ts.isJsxAttribute(parent)
}

/** Returns the paths that the code around an expression reads of it. An empty path is the whole value. */
function pathsFrom(node: ts.Node): readonly (readonly string[])[] {
  const { parent } = node
  if (ts.isPropertyAccessExpression(parent) && parent.expression === node)
    return pathsFrom(parent).map((path) => [parent.name.text, ...path])
  if (ts.isElementAccessExpression(parent) && ts.isStringLiteralLike(parent.argumentExpression)) {
    const name = parent.argumentExpression.text
    return pathsFrom(parent).map((path) => [name, ...path])
  }
  if (ts.isVariableDeclaration(parent) && ts.isObjectBindingPattern(parent.name))
    return parent.name.elements.flatMap(({ propertyName, name, dotDotDotToken }) => {
      const key = propertyName ?? name
      return dotDotDotToken === undefined && ts.isIdentifier(key) ? [[key.text]] : [[]]
    })
  return [[]]
}

/** Returns the beginnings of a path, up to the whole path. */
function prefixesOf(path: readonly string[]): readonly (readonly string[])[] {
  return path.map((_, end) => path.slice(0, end + 1))
}

/** Returns a text that identifies a key. An import may omit the extension of the file. */
function keyOf({ file, path }: TextKey): string {
  return `${file.replace(/\.tsx?$/, '')}: ${path.join('.')}`
}
