import { execFileSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import ts from 'typescript'
import { isTest } from './sizes'

/** A range of characters in a file, as offsets from its start. */
export interface Span {
  readonly start: number
  readonly end: number
}

/**
 * Generated files, files of other projects, and tests that contain planted examples. Migrations are exempt
 * because every database stores the checksums of its applied migrations.
 */
const exempt =
  /^vendor\/|\/fixtures\/|\.generated\.ts$|^app\/store\/migrations\/|^tests\/architecture\/plain-english/

/** Files whose comments begin with `#`. */
const hashComments = /\.ya?ml$|(?:^|\/)(?:Dockerfile|Caddyfile|\.env\.example)$/

/** Files whose string literals are shown to visitors, API clients or operators. */
const catalogues =
  /(?:^|\/)[\w-]*text[\w-]*(?:\.server)?\.tsx?$|^app\/domain\/metrics(?:\/|\.ts$)|^app\/contracts\/|^app\/api\/openapi\/|^app\/api\/problem-guide/

/** Lists the files of the repository that contain prose. */
export function proseFiles(): readonly string[] {
  const listed = execFileSync('git', ['ls-files', '-co', '--exclude-standard'], { encoding: 'utf8' })
  return listed
    .split('\n')
    .filter((file) => /\.(?:tsx?|mjs|js|md|py)$/.test(file) || hashComments.test(file))
    .filter((file) => !exempt.test(file) && existsSync(file))
}

/** Returns the ranges of a file that are prose. Consecutive comments are one range. */
export function spansOf(file: string, text: string): readonly Span[] {
  if (file.endsWith('.md')) return [{ start: 0, end: text.length }]
  if (file.endsWith('.py')) return joined(text, matchesOf(text, /(?<=""")[^"]+(?=""")|#.*/g))
  if (hashComments.test(file)) return joined(text, matchesOf(text, /(?<=^|\s)#.*/gm))
  const tree = parse(file, text)
  return [...joined(text, commentsOf(tree, text)), ...textsOf(file, tree)]
}

function matchesOf(text: string, pattern: RegExp): readonly Span[] {
  return [...text.matchAll(pattern)].map(({ index, 0: found }) => ({
    start: index,
    end: index + found.length,
  }))
}

function parse(file: string, text: string): ts.SourceFile {
  const kind = /\.tsx$/.test(file)
    ? ts.ScriptKind.TSX
    : /js$/.test(file)
      ? ts.ScriptKind.JS
      : ts.ScriptKind.TS
  return ts.createSourceFile(file, text, ts.ScriptTarget.Latest, true, kind)
}

function commentsOf(tree: ts.SourceFile, text: string): readonly Span[] {
  const found = new Map<number, Span>()
  const add = (start: number, end: number) => void found.set(start, { start, end })
  const visit = (node: ts.Node): void => {
    if (node.kind === ts.SyntaxKind.JsxText) return
    ts.forEachLeadingCommentRange(text, node.pos, add)
    ts.forEachTrailingCommentRange(text, node.end, add)
    for (const child of node.getChildren(tree)) visit(child)
  }
  visit(tree)
  return [...found.values()].sort((a, b) => a.start - b.start)
}

/**
 * Joins ranges that are separated only by white space, so that a sentence across several lines is searched as
 * a whole.
 */
function joined(text: string, spans: readonly Span[]): readonly Span[] {
  const whole: Span[] = []
  for (const span of spans) {
    const last = whole.at(-1)
    if (last && text.slice(last.end, span.start).trim() === '') {
      whole[whole.length - 1] = { start: last.start, end: span.end }
    } else whole.push(span)
  }
  return whole
}

/**
 * Returns the prose in the strings of a source file: the titles of a test file, all strings of a catalogue,
 * and the sentences in any other file.
 */
function textsOf(file: string, tree: ts.SourceFile): readonly Span[] {
  const isSuite = isTest(file) || /\.(?:spec|fault)\.ts$/.test(file)
  const isProse = (node: ts.Node): boolean => {
    if (isSuite) return isTitle(node)
    return catalogues.test(file) || (/^(?:app|sdk)\//.test(file) && /[a-z] [a-z]/.test(node.getText(tree)))
  }
  const found: Span[] = []
  const visit = (node: ts.Node): void => {
    const { kind } = node
    const isText = textKinds.has(kind)
    // Exclude the quotes, because text in quotes is exempt from the check.
    const edge = kind === ts.SyntaxKind.JsxText ? 0 : 1
    if (isText && isProse(node)) found.push({ start: node.getStart(tree) + edge, end: node.end - edge })
    ts.forEachChild(node, visit)
  }
  visit(tree)
  return found
}

/** Kinds of syntax nodes that contain the text of a string or template. */
const textKinds: ReadonlySet<ts.SyntaxKind> = new Set([
  ts.SyntaxKind.StringLiteral,
  ts.SyntaxKind.NoSubstitutionTemplateLiteral,
  ts.SyntaxKind.TemplateHead,
  ts.SyntaxKind.TemplateMiddle,
  ts.SyntaxKind.TemplateTail,
  ts.SyntaxKind.JsxText,
])

/**
 * Whether a text is the first argument of a call whose last argument is a function, as in `test(title, run)`.
 */
function isTitle(node: ts.Node): boolean {
  const { parent } = node
  if (ts.isTemplateExpression(parent) || ts.isTemplateSpan(parent)) return isTitle(parent)
  if (!ts.isCallExpression(parent) || parent.arguments[0] !== node) return false
  const last = parent.arguments.at(-1)
  return last !== undefined && (ts.isArrowFunction(last) || ts.isFunctionExpression(last))
}
