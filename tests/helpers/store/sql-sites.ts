import { relative } from 'node:path'
import ts from 'typescript'
import { combinations, samplesOf } from './type-samples'

/** Type of a column's value in JavaScript. `other` is not compared. */
export type ColumnKind = 'string' | 'number' | 'boolean' | 'other'

export interface RowColumn {
  readonly name: string
  readonly kind: ColumnKind
  readonly optional: boolean
}

/** A place in the code that runs an SQL statement. */
export interface SqlSite {
  readonly file: string
  readonly line: number
  /** Name of the function that runs the statement. */
  readonly caller: string
  /**
   * Source code of a function that returns the statement in a list. Its arguments come from `choices`. It is
   * `undefined` if the statement can't be evaluated.
   */
  readonly code: string | undefined
  /**
   * Arguments to evaluate the function with, as source code. There is a list of possible arguments for each
   * parameter.
   */
  readonly choices: readonly (readonly string[])[]
  /** Columns of the row type; `undefined` if the code names no row type. */
  readonly row: readonly RowColumn[] | undefined
}

/** Finds all calls of `readRows`, `readCount` and `query` in the files of a program below a folder. */
export function sqlSites(program: ts.Program, folder: string): readonly SqlSite[] {
  const checker = program.getTypeChecker()
  return program
    .getSourceFiles()
    .filter(({ fileName }) => relative('.', fileName).startsWith(folder) && !fileName.endsWith('.test.ts'))
    .flatMap((source) => sitesOf(source, checker))
}

function sitesOf(source: ts.SourceFile, checker: ts.TypeChecker): SqlSite[] {
  const sites: SqlSite[] = []
  const visit = (node: ts.Node): void => {
    ts.forEachChild(node, visit)
    if (!ts.isCallExpression(node)) return
    const statement = statementOf(node, checker)
    if (!statement) return
    const made = evaluation([statement], checker)
    sites.push({
      file: relative('.', source.fileName),
      line: source.getLineAndCharacterOfPosition(node.getStart()).line + 1,
      code: made?.code,
      choices: made?.choices ?? [],
      row: rowOf(node, checker),
      caller: callerOf(node),
    })
  }
  visit(source)
  return sites
}

/** Returns the name of the innermost declared function or method that contains a call. */
function callerOf(call: ts.CallExpression): string {
  const owner = ts.findAncestor(
    call,
    (node) => ts.isFunctionDeclaration(node) || ts.isMethodDeclaration(node),
  )
  const isNamed = owner && (ts.isFunctionDeclaration(owner) || ts.isMethodDeclaration(owner))
  return isNamed ? (owner.name?.getText() ?? '') : ''
}

/** Returns the expression that a call passes as its statement: SQL text or an object with `text`. */
function statementOf(call: ts.CallExpression, checker: ts.TypeChecker): ts.Expression | undefined {
  const name = calledName(call)
  if (name === 'readRows' || name === 'readCount') return call.arguments[1]
  const [first] = call.arguments
  if (name !== 'query' || !first || !ts.isPropertyAccessExpression(call.expression)) return undefined
  if (ts.isCallExpression(first) && /^copy(From|To)$/.test(calledName(first) ?? '')) return undefined
  if (!ts.isObjectLiteralExpression(first)) {
    const type = checker.getTypeAtLocation(first)
    return type.flags & ts.TypeFlags.StringLike || type.getProperty('text') ? first : undefined
  }
  for (const property of first.properties) {
    if (ts.isSpreadAssignment(property)) return property.expression
    if (ts.isPropertyAssignment(property) && property.name.getText() === 'text') return property.initializer
    if (ts.isShorthandPropertyAssignment(property) && property.name.text === 'text') return property.name
  }
  return undefined
}

function calledName({ expression }: ts.CallExpression): string | undefined {
  if (ts.isIdentifier(expression)) return expression.text
  return ts.isPropertyAccessExpression(expression) ? expression.name.text : undefined
}

interface Evaluation {
  /** Source code of a function that returns the values of the expressions as a list. */
  readonly code: string
  readonly choices: readonly (readonly string[])[]
}

/** Maximum number of nested calls to search for the value that a parameter receives. */
const mostCalls = 3

/**
 * Turns expressions inside a function into a separate function, which can be evaluated. It computes the
 * constants of the original function, and has its parameters. Each parameter takes all values that its type
 * allows. If its type allows any value, the parameter takes the values that calls in the same file pass.
 */
function evaluation(
  expressions: readonly ts.Expression[],
  checker: ts.TypeChecker,
  depth = 0,
): Evaluation | undefined {
  const found = namesIn(expressions, checker)
  const choices = new Map<string, readonly string[]>()
  const passed = new Set<ts.ParameterDeclaration>()
  for (const { node, declaration } of found.open) {
    const samples = listedValues(declaration) ?? samplesOf(checker.getTypeAtLocation(node), checker)
    if (samples) choices.set(node.text, samples)
    else if (ts.isParameter(declaration) && ts.isIdentifier(declaration.name)) passed.add(declaration)
    else return undefined
  }
  const [first] = passed
  if (first) {
    const owner = first.parent
    // Keep the parameters of one function together, because a call passes values for all of them at the same
    // time.
    const together = found.open.map(({ declaration }) => declaration).filter((each) => each.parent === owner)
    const parameters = [...new Set(together)].filter(ts.isParameter)
    const values = depth < mostCalls ? passedValues(owner, parameters, checker, depth) : undefined
    if (!values || [...passed].some(({ parent }) => parent !== owner)) return undefined
    for (const { name } of parameters) choices.delete(name.getText())
    choices.set(`[${parameters.map(({ name }) => name.getText()).join(', ')}]`, values)
  }
  const results = expressions.map((expression) => expression.getText()).join(', ')
  const code = `(${[...choices.keys()].join(', ')}) => { ${found.constants.join(' ')} return [${results}] }`
  return { code, choices: [...choices.values()] }
}

/**
 * Returns the elements of the list that a loop iterates over. Returns `undefined` if they are not plain
 * strings.
 */
function listedValues(declaration: ts.Declaration): readonly string[] | undefined {
  const loop = ts.findAncestor(declaration, ts.isForOfStatement)
  if (loop?.initializer !== declaration.parent || !ts.isArrayLiteralExpression(loop.expression))
    return undefined
  const { elements } = loop.expression
  return elements.every(ts.isStringLiteralLike) ? elements.map((element) => element.getText()) : undefined
}

/** Returns the arguments that calls in the same file pass for some parameters, as source code. */
function passedValues(
  owner: ts.SignatureDeclaration,
  parameters: readonly ts.ParameterDeclaration[],
  checker: ts.TypeChecker,
  depth: number,
): readonly string[] | undefined {
  const values: string[] = []
  let isComplete = true
  const visit = (node: ts.Node): void => {
    ts.forEachChild(node, visit)
    if (!ts.isCallExpression(node) || checker.getResolvedSignature(node)?.declaration !== owner) return
    const given = parameters.map((parameter) => node.arguments[owner.parameters.indexOf(parameter)])
    const made = given.every((each) => each !== undefined) ? evaluation(given, checker, depth + 1) : undefined
    if (!made) isComplete = false
    else for (const list of combinations(made.choices)) values.push(`(${made.code})(${list.join(', ')})`)
  }
  visit(owner.getSourceFile())
  return isComplete && values.length > 0 ? values : undefined
}

interface OpenName {
  readonly node: ts.Identifier
  readonly declaration: ts.Declaration
}

/**
 * Collects the constants that expressions need, in the order of their use. Also collects the other names that
 * the expressions use.
 */
function namesIn(expressions: readonly ts.Expression[], checker: ts.TypeChecker) {
  const constants: string[] = []
  const open: OpenName[] = []
  const seen = new Set<ts.Node>()
  const visit = (node: ts.Node, root: ts.Node): void => {
    if (ts.isTypeNode(node)) return
    if (!ts.isIdentifier(node)) {
      ts.forEachChild(node, (child) => visit(child, root))
      return
    }
    const declaration = localDeclaration(node, root, checker)
    const variable = declaration && constantOf(declaration)
    const key = variable ?? declaration
    if (!declaration || !key || seen.has(key)) return
    seen.add(key)
    if (!variable?.initializer) {
      open.push({ node, declaration })
      return
    }
    visit(variable.initializer, variable.initializer)
    constants.push(`const ${variable.name.getText()} = ${variable.initializer.getText()};`)
  }
  for (const expression of expressions) visit(expression, expression)
  return { constants, open }
}

/**
 * Returns the declaration of a name if a function around `inside` declares it; `undefined` for all other
 * names.
 */
function localDeclaration(node: ts.Identifier, inside: ts.Node, checker: ts.TypeChecker) {
  if (ts.isPropertyAccessExpression(node.parent) && node.parent.name === node) return undefined
  if (ts.isPropertyAssignment(node.parent) && node.parent.name === node) return undefined
  const symbol = ts.isShorthandPropertyAssignment(node.parent)
    ? checker.getShorthandAssignmentValueSymbol(node.parent)
    : checker.getSymbolAtLocation(node)
  const [declaration] = symbol?.declarations ?? []
  if (!declaration || declaration.getSourceFile() !== inside.getSourceFile()) return undefined
  const isWithin = declaration.pos >= inside.pos && declaration.end <= inside.end
  const owner = ts.findAncestor(declaration.parent, ts.isFunctionLike)
  return owner !== undefined && !isWithin ? declaration : undefined
}

/** Returns the declaration of a local constant; `undefined` for parameters and loop variables. */
function constantOf(declaration: ts.Declaration): ts.VariableDeclaration | undefined {
  const variable = ts.findAncestor(
    declaration,
    (node) => !ts.isBindingElement(node) && !ts.isBindingName(node) && !ts.isObjectBindingPattern(node),
  )
  return variable && ts.isVariableDeclaration(variable) && variable.initializer ? variable : undefined
}

function rowOf(call: ts.CallExpression, checker: ts.TypeChecker): readonly RowColumn[] | undefined {
  if (calledName(call) === 'readCount') return [{ name: 'count', kind: 'number', optional: false }]
  const [node] = call.typeArguments ?? []
  if (!node) return undefined
  const type = checker.getTypeFromTypeNode(node)
  if (type.flags & (ts.TypeFlags.TypeParameter | ts.TypeFlags.Any)) return undefined
  // If the row type is a union, combine the columns of all its members.
  const members = type.isUnion() ? type.types : [type]
  const byName = new Map(
    members.flatMap((member) => checker.getPropertiesOfType(member)).map((each) => [each.name, each]),
  )
  return [...byName.values()].map((property) => ({
    name: property.name,
    kind: kindOf(checker.getTypeOfSymbolAtLocation(property, call)),
    optional: (property.flags & ts.SymbolFlags.Optional) !== 0,
  }))
}

function kindOf(type: ts.Type): ColumnKind {
  if (type.isUnion()) {
    const empty = ts.TypeFlags.Null | ts.TypeFlags.Undefined
    const kinds = new Set(type.types.filter(({ flags }) => !(flags & empty)).map(kindOf))
    const [only] = kinds
    return only !== undefined && kinds.size === 1 ? only : 'other'
  }
  // The type of a branded string is an intersection of `string` and the brand.
  if (type.isIntersection()) return type.types.map(kindOf).find((kind) => kind !== 'other') ?? 'other'
  if (type.flags & ts.TypeFlags.StringLike) return 'string'
  if (type.flags & ts.TypeFlags.NumberLike) return 'number'
  return type.flags & ts.TypeFlags.BooleanLike ? 'boolean' : 'other'
}
