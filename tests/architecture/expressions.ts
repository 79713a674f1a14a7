import ts from 'typescript'

/** A regular expression of the code base, as passed to the engine. */
export interface Expression {
  readonly file: string
  readonly line: number
  readonly source: string
  readonly flags: string
}

/**
 * Returns every regular expression of a source file: literals, and expressions built from strings. Throws if
 * one is built from a string that the file does not contain.
 */
export function expressionsIn(file: string, text: string): readonly Expression[] {
  const kind = file.endsWith('.tsx') ? ts.ScriptKind.TSX : ts.ScriptKind.TS
  const tree = ts.createSourceFile(file, text, ts.ScriptTarget.Latest, true, kind)
  const constants = constantsOf(tree)
  const found: Expression[] = []
  const add = (node: ts.Node, source: string, flags: string) =>
    found.push({ file, line: tree.getLineAndCharacterOfPosition(node.getStart()).line + 1, source, flags })

  const visit = (node: ts.Node): void => {
    if (ts.isRegularExpressionLiteral(node)) {
      const end = node.text.lastIndexOf('/')
      add(node, node.text.slice(1, end), node.text.slice(end + 1))
    } else if (makesExpression(node)) {
      const [source, flags] = node.arguments ?? []
      add(node, textOf(source, constants), flags ? textOf(flags, constants) : '')
    }
    ts.forEachChild(node, visit)
  }
  visit(tree)
  return found
}

function makesExpression(node: ts.Node): node is ts.NewExpression | ts.CallExpression {
  return (ts.isNewExpression(node) || ts.isCallExpression(node)) && node.expression.getText() === 'RegExp'
}

/** Returns the string and number constants of a file, by name. */
function constantsOf(tree: ts.SourceFile): ReadonlyMap<string, string> {
  const constants = new Map<string, string>()
  for (const statement of tree.statements) {
    if (!ts.isVariableStatement(statement)) continue
    for (const { name, initializer } of statement.declarationList.declarations) {
      const bare = initializer && ts.isAsExpression(initializer) ? initializer.expression : initializer
      if (bare && (ts.isStringLiteralLike(bare) || ts.isNumericLiteral(bare)))
        constants.set(name.getText(), bare.text)
    }
  }
  return constants
}

function textOf(node: ts.Expression | undefined, constants: ReadonlyMap<string, string>): string {
  if (node && ts.isStringLiteralLike(node)) return node.text
  if (node && ts.isTemplateExpression(node)) {
    const rest = node.templateSpans.map((span) => textOf(span.expression, constants) + span.literal.text)
    return node.head.text + rest.join('')
  }
  const known = node && constants.get(node.getText())
  if (known !== undefined) return known
  const tree = node?.getSourceFile()
  const line = node && tree ? tree.getLineAndCharacterOfPosition(node.getStart()).line + 1 : 0
  throw new Error(`${tree?.fileName}:${line} is put together from ${node?.getText()}`)
}
