import ts from 'typescript'
import { perpVenueFacts } from '~/domain/protocol/perp-venue'
import { protocolIds, spotVenues } from '~/domain/protocol/protocol'
import { protocolNamers } from './rules'

/** Matches a protocol's id as a word of its own, but not as part of a path such as `protocols/jupiter-dca/layout.ts`. */
const idPattern = new RegExp(`(?<![\\w/.-])(${protocolIds.join('|')})(?![\\w/.-])`)

/** Matches the name of a venue in SQL, where it is quoted. */
const venuePattern = new RegExp(`'(${[...spotVenues, ...Object.keys(perpVenueFacts)].join('|')})'`)

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
