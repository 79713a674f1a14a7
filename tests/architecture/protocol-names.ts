import ts from 'typescript'
import { perpVenueFacts } from '~/domain/protocol/perp-venue'
import { protocolIds } from '~/domain/protocol/protocol'
import { spotTopics } from '~/domain/protocol/spot-venue'
import { spotVenues } from '~/domain/protocol/venues'
import { protocolNamers } from './rules'

/** Matches a protocol's id as a word of its own, but not as part of a path such as `protocols/jupiter-dca/layout.ts`. */
const idPattern = new RegExp(`(?<![\\w/.-])(${protocolIds.join('|')})(?![\\w/.-])`)

/** Matches the name of a venue in SQL, where it is quoted. */
const venuePattern = new RegExp(`'(${[...spotVenues, ...Object.keys(perpVenueFacts)].join('|')})'`)

/** Names of venues, and the topics by which the API names them. */
const venueNames: ReadonlySet<string> = new Set([
  ...spotVenues,
  ...spotTopics,
  ...Object.keys(perpVenueFacts),
])

/**
 * Returns what is wrong with a comparison in a file: it compares a venue with the name of a venue. The facts of
 * `domain/protocol` decide instead, so that a new venue needs no search for such places. An expression counts as
 * a venue if its last name contains `venue`: a variable, a field or a function.
 */
export function venueComparisonIn(file: string, node: ts.Node): string | undefined {
  if (!file.startsWith('app/') || protocolNamers.some((namer) => namer.test(file))) return undefined
  const [one, other] = comparedIn(node)
  const name = [one, other].map((side) => side && textOf(side)).find((text) => text !== undefined)
  if (name === undefined || !venueNames.has(name)) return undefined
  return [one, other].some((side) => side && /venue/i.test(lastNameIn(side)))
    ? `only domain/protocol compares a venue with ${name}`
    : undefined
}

/** Returns the two sides of an equality, or of a `case`. */
function comparedIn(node: ts.Node): readonly ts.Expression[] {
  if (ts.isCaseClause(node)) return [node.parent.parent.expression, node.expression]
  if (!ts.isBinaryExpression(node)) return []
  const { kind } = node.operatorToken
  const isEquality =
    kind === ts.SyntaxKind.EqualsEqualsEqualsToken || kind === ts.SyntaxKind.ExclamationEqualsEqualsToken
  return isEquality ? [node.left, node.right] : []
}

/** Returns the name of a variable, of the last field of a path, or of a called function. */
function lastNameIn(node: ts.Expression): string {
  if (ts.isIdentifier(node)) return node.text
  if (ts.isPropertyAccessExpression(node)) return node.name.text
  return ts.isCallExpression(node) ? lastNameIn(node.expression) : ''
}

/**
 * Returns what is wrong with a text in a file: it names a protocol, or it is SQL that names a venue. Returns
 * `undefined` if the text is correct, and for nodes that are not texts. Types, keys of objects and parts of
 * templates are texts, too; import paths are not.
 */
export function protocolNameIn(file: string, node: ts.Node): string | undefined {
  if (!file.startsWith('app/') || isImportPath(node)) return undefined
  const text = textOf(node)
  if (text === undefined) return undefined
  const id = idPattern.exec(text)?.[1]
  if (id !== undefined && !mayName(file, id))
    return `${id} is named only in domain/protocol and its own folder`
  const venue = file.startsWith('app/store/') ? venuePattern.exec(text)?.[1] : undefined
  return venue && `SQL gets the venue ${venue} from table-protocols`
}

function mayName(file: string, id: string): boolean {
  return protocolNamers.some((namer) => namer.test(file)) || file.startsWith(`app/protocols/${id}/`)
}

function textOf(node: ts.Node): string | undefined {
  const isText =
    ts.isStringLiteralLike(node) ||
    ts.isJsxText(node) ||
    ts.isTemplateHead(node) ||
    ts.isTemplateMiddleOrTemplateTail(node)
  return isText ? node.text : undefined
}

function isImportPath({ parent }: ts.Node): boolean {
  if (parent === undefined) return false
  if (ts.isImportDeclaration(parent) || ts.isExportDeclaration(parent)) return true
  return ts.isCallExpression(parent) && parent.expression.kind === ts.SyntaxKind.ImportKeyword
}
