import { relative } from 'node:path'
import ts from 'typescript'

/**
 * Finds the places where code reads `rows` of a result without a row type: `pg` then types the rows as `any`, and
 * neither the compiler nor the comparison with the schema would notice a wrong column name.
 */
export function untypedRows(program: ts.Program, folder: string): readonly string[] {
  const checker = program.getTypeChecker()
  const isUntyped = (type: ts.Type) => {
    const [element] = checker.isArrayType(type) ? checker.getTypeArguments(type as ts.TypeReference) : []
    return element !== undefined && (element.flags & ts.TypeFlags.Any) !== 0
  }
  return program.getSourceFiles().flatMap((source) => {
    const file = relative('.', source.fileName)
    if (!file.startsWith(folder) || file.endsWith('.test.ts')) return []
    const found: string[] = []
    const visit = (node: ts.Node): void => {
      ts.forEachChild(node, visit)
      const name = nameOfRead(node)
      if (name?.text !== 'rows' || !isUntyped(checker.getTypeAtLocation(node))) return
      found.push(`${file}:${source.getLineAndCharacterOfPosition(node.getStart()).line + 1}`)
    }
    visit(source)
    return found
  })
}

/** Returns the property that a node reads: `result.rows`, `{ rows }` or `{ rows: samples }`. */
function nameOfRead(node: ts.Node): ts.Identifier | undefined {
  if (ts.isPropertyAccessExpression(node)) return ts.isIdentifier(node.name) ? node.name : undefined
  if (!ts.isBindingElement(node) || !ts.isObjectBindingPattern(node.parent)) return undefined
  const name = node.propertyName ?? node.name
  return ts.isIdentifier(name) ? name : undefined
}
