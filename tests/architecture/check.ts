import ts from 'typescript'
import { moduleMockIn } from './module-mocks'
import { protocolNameIn, venueComparisonIn } from './protocol-names'
import { routeModules } from './route-modules'
import {
  allowedImports,
  environmentReaders,
  type Layer,
  limits,
  packageWalls,
  serverSide,
  sharedProtocolFolders,
} from './rules'
import { checkFileSize, isTest } from './sizes'

export interface Violation {
  readonly file: string
  readonly line: number
  readonly rule: string
  readonly detail: string
}

const layerNames = new Set(Object.keys(allowedImports))

/**
 * Returns the layer of a file in the repository; `undefined` for files without import rules (tests, scripts).
 */
export function layerOf(file: string): Layer | undefined {
  if (file === 'server.ts') return 'composition'
  const [top, second] = file.split('/')
  if (top === 'sdk') return 'sdk'
  if (top !== 'app' || second === undefined) return undefined
  // The path can come from an import, which omits the file extension.
  if (/^env\.server(\.ts)?$/.test(second)) return 'env'
  if (/^context\.server(\.ts)?$/.test(second)) return 'context'
  return isLayer(second) ? second : 'composition'
}

function isLayer(name: string): name is Layer {
  return layerNames.has(name)
}

/**
 * Returns every violation in one source file. A pure function, so that planted violations are checked by the
 * same code as the repository.
 */
export function checkSource(file: string, text: string): readonly Violation[] {
  const kind = file.endsWith('.tsx') ? ts.ScriptKind.TSX : ts.ScriptKind.TS
  const source = ts.createSourceFile(file, text, ts.ScriptTarget.Latest, true, kind)
  const found: Violation[] = []
  const report = (node: ts.Node | number, rule: string, detail: string) => {
    const position = typeof node === 'number' ? node : node.getStart(source)
    found.push({ file, line: source.getLineAndCharacterOfPosition(position).line + 1, rule, detail })
  }
  checkFileSize(file, text, report)
  const visit = (node: ts.Node): void => {
    checkImport(file, node, report)
    checkNode(file, node, source, report)
    const mock = moduleMockIn(node)
    if (mock !== undefined) report(node, 'module-mock', mock)
    ts.forEachChild(node, visit)
  }
  visit(source)
  return found
}

type Report = (node: ts.Node | number, rule: string, detail: string) => void

function specifierOf(node: ts.Node): ts.StringLiteralLike | undefined {
  if ((ts.isImportDeclaration(node) || ts.isExportDeclaration(node)) && node.moduleSpecifier) {
    return ts.isStringLiteralLike(node.moduleSpecifier) ? node.moduleSpecifier : undefined
  }
  if (ts.isCallExpression(node) && node.expression.kind === ts.SyntaxKind.ImportKeyword) {
    const [argument] = node.arguments
    return argument && ts.isStringLiteralLike(argument) ? argument : undefined
  }
  return undefined
}

function checkImport(file: string, node: ts.Node, report: Report): void {
  const specifier = specifierOf(node)
  const layer = layerOf(file)
  if (!specifier || !layer || isTest(file)) return
  const target = resolveTarget(file, specifier.text)
  if (target === undefined) {
    const wall = packageWalls.find(({ pattern }) => pattern.test(specifier.text))
    if (wall && !wall.layers.includes(layer)) {
      report(node, 'package', `${layer} may not use ${specifier.text}`)
    }
    return
  }
  checkArrow(file, layer, target, node, report)
}

function checkArrow(file: string, layer: Layer, target: string, node: ts.Node, report: Report): void {
  const targetLayer = layerOf(target)
  if (!targetLayer) return
  if (layer === 'protocols' && targetLayer === 'protocols') {
    const [, , own, ownFile] = file.split('/')
    const [, , other, otherFile] = target.split('/')
    const isShared = sharedProtocolFolders.some(
      ({ folder, users }) => folder === other && users.test(own ?? ''),
    )
    if (ownFile !== undefined && otherFile !== undefined && own !== other && !isShared) {
      report(node, 'sibling', `${own} may not import ${other}`)
    }
    return
  }
  if (targetLayer === layer) {
    if (layer === 'features' && featureOf(file) !== featureOf(target))
      report(node, 'sibling', `a feature may not import ${target}`)
    return
  }
  if (layer === 'features' && serverSide.includes(targetLayer)) {
    if (!routeModules.has(file) && !/\.server\.tsx?$/.test(file))
      report(node, 'arrow', `only route modules and *.server files may import ${target}`)
    if (!/\.server(\.ts)?$/.test(target)) report(node, 'server-door', `${target} is not a *.server module`)
    return
  }
  if (!allowedImports[layer].includes(targetLayer)) {
    report(node, 'arrow', `${layer} may not import ${targetLayer} (${target})`)
  }
}

function featureOf(file: string): string | undefined {
  return file.split('/')[2]
}

/** Returns the repository path of an import specifier; `undefined` for a package. */
export function resolveTarget(file: string, specifier: string): string | undefined {
  if (specifier.startsWith('~/')) return `app/${specifier.slice(2)}`
  if (!specifier.startsWith('.')) return undefined
  const parts = file.split('/').slice(0, -1)
  for (const part of specifier.split('/')) {
    if (part === '..') parts.pop()
    else if (part !== '.') parts.push(part)
  }
  return parts.join('/')
}

/** Value of `dangerouslySetInnerHTML` that keeps the markup rendered by the server and adds nothing. */
const emptyMarkup = `{{ __html: '' }}`

function checkNode(file: string, node: ts.Node, source: ts.SourceFile, report: Report): void {
  if (isTest(file) || !layerOf(file)) return
  if (node.kind === ts.SyntaxKind.AnyKeyword) report(node, 'any', 'no any: unknown in, parsed by a schema')
  if (ts.isFunctionLike(node) && 'body' in node && node.body) checkFunctionSize(node, source, report)
  if (ts.isPropertyAccessExpression(node) && node.getText(source) === 'process.env') {
    if (!environmentReaders.includes(file))
      report(node, 'environment', 'only env.server.ts reads process.env')
  }
  if (
    ts.isCatchClause(node) &&
    node.block.statements.length === 0 &&
    !/\/[/*]/.test(node.block.getText(source))
  ) {
    report(node, 'empty-catch', 'an error is swallowed without a word')
  }
  if (ts.isBlock(node)) checkMovedKeys(node, report)
  if (isSqlText(node) && !file.startsWith('app/store/')) report(node, 'sql', 'SQL stands only in app/store')
  const protocolName = protocolNameIn(file, node)
  if (protocolName !== undefined) report(node, 'protocol-name', protocolName)
  const comparison = venueComparisonIn(file, node)
  if (comparison !== undefined) report(node, 'venue-comparison', comparison)
  if (
    ts.isJsxAttribute(node) &&
    node.name.getText(source) === 'dangerouslySetInnerHTML' &&
    node.initializer?.getText(source) !== emptyMarkup
  ) {
    report(node, 'raw-html', 'text from the chain never becomes markup')
  }
}

/**
 * Reports a key that is deleted and immediately set again, to make it the newest of its Map. The Map keeps
 * deleted entries in the hash chain of the key, and each such move walks the whole chain, so moves become
 * slower with every entry.
 */
function checkMovedKeys(block: ts.Block, report: Report): void {
  for (const [index, statement] of block.statements.entries()) {
    const taken = callOf(statement, ['delete'])
    const put = callOf(block.statements[index + 1], ['set', 'add'])
    if (taken !== undefined && taken === put)
      report(statement, 'moved-key', 'a Map is no list: what was used last is kept by lru-cache')
  }
}

/**
 * If a statement calls one of the given methods, returns the source text of the collection and of the key.
 */
function callOf(statement: ts.Statement | undefined, methods: readonly string[]): string | undefined {
  if (!statement || !ts.isExpressionStatement(statement)) return undefined
  const { expression } = statement
  if (!ts.isCallExpression(expression) || !ts.isPropertyAccessExpression(expression.expression))
    return undefined
  if (!methods.includes(expression.expression.name.text)) return undefined
  return `${expression.expression.expression.getText()} ${expression.arguments[0]?.getText()}`
}

/**
 * Counts only a function's own lines, without those of the functions inside it, so that a factory of small
 * functions counts as small.
 */
function checkFunctionSize(node: ts.Node, source: ts.SourceFile, report: Report): void {
  const lines = ownLines(node, source)
  if (lines > limits.functionLines)
    report(node, 'function-size', `${lines} lines, at most ${limits.functionLines}`)
}

function ownLines(node: ts.Node, source: ts.SourceFile): number {
  let inner = 0
  const visit = (child: ts.Node): void => {
    if (ts.isFunctionLike(child) && 'body' in child && child.body)
      inner += Math.max(0, lineCount(child, source) - 1)
    else ts.forEachChild(child, visit)
  }
  ts.forEachChild(node, visit)
  return lineCount(node, source) - inner
}

function lineCount(node: ts.Node, source: ts.SourceFile): number {
  return codeLines(source.text.slice(node.getStart(source), node.getEnd()))
}

/**
 * Counts lines of code. Skips comments and empty lines, so that a function is not harder to explain than to
 * write. A file counts all its lines.
 */
function codeLines(text: string): number {
  return text.split('\n').filter((line) => !/^\s*(\/\/|\/?\*|$)/.test(line)).length
}

function isSqlText(node: ts.Node): boolean {
  if (!ts.isStringLiteralLike(node) && !ts.isTemplateExpression(node)) return false
  return /\b(select\s[\s\S]+\sfrom\s|insert\s+into\s|delete\s+from\s|update\s+\w+\s+set\s)/i.test(
    node.getText(),
  )
}
