import { lexer, type Token, type Tokens } from 'marked'
import { invariant } from '~/lib/invariant'
import type { Block, Inline, Prose } from './prose'

/**
 * Parses a Markdown text of this project. The text must begin with its title. Throws if the text contains
 * Markdown that the pages do not support, such as HTML.
 */
export function parseProse(markdown: string): Prose {
  const [first, ...rest] = lexer(markdown).filter(({ type }) => type !== 'space')
  invariant(isHeading(first) && first.depth === 1, 'a text begins with its title')
  return { title: first.text, blocks: rest.map(toBlock) }
}

function toBlock(token: Token): Block {
  if (isHeading(token)) return { kind: 'heading', id: slugOf(token.text), parts: partsOf(token) }
  if (isParagraph(token)) return { kind: 'paragraph', parts: partsOf(token) }
  if (isCode(token)) return { kind: 'code', language: token.lang ?? 'text', code: token.text }
  if (isList(token)) return { kind: 'list', items: token.items.map((item) => item.tokens.flatMap(partsOf)) }
  invariant(isTable(token), `a text has no ${token.type}`)
  return {
    kind: 'table',
    head: token.header.map(partsOf),
    rows: token.rows.map((row) => row.map(partsOf)),
  }
}

function partsOf(token: Token | Tokens.TableCell): readonly Inline[] {
  return 'tokens' in token ? (token.tokens ?? []).map(toInline) : []
}

function toInline(token: Token): Inline {
  switch (token.type) {
    case 'text':
    case 'escape':
      return unescaped(token.text)
    case 'codespan':
      return { kind: 'code', text: unescaped(token.text) }
    case 'strong':
      return { kind: 'strong', parts: partsOf(token) }
    case 'em':
      return { kind: 'emphasis', parts: partsOf(token) }
    case 'link':
      return { kind: 'link', to: token.href, parts: partsOf(token) }
    default:
      throw new Error(`a line has no ${token.type}`)
  }
}

const isHeading = (token: Token | undefined): token is Tokens.Heading => token?.type === 'heading'
const isParagraph = (token: Token): token is Tokens.Paragraph => token.type === 'paragraph'
const isCode = (token: Token): token is Tokens.Code => token.type === 'code'
const isList = (token: Token): token is Tokens.List => token.type === 'list'
const isTable = (token: Token): token is Tokens.Table => token.type === 'table'

/** Returns the fragment identifier for links to a heading. */
function slugOf(heading: string): string {
  return heading
    .toLowerCase()
    .replaceAll(/[^a-z0-9]+/g, '-')
    .replaceAll(/^-|-$/g, '')
}

/**
 * Reverts the HTML escapes of the Markdown lexer. The result must not contain HTML escapes, because it is not
 * inserted as HTML.
 */
function unescaped(text: string): string {
  return text
    .replaceAll('&lt;', '<')
    .replaceAll('&gt;', '>')
    .replaceAll('&quot;', '"')
    .replaceAll('&#39;', "'")
    .replaceAll('&amp;', '&')
}
