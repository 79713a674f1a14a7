import { type Span, spansOf } from './prose'

/** A finding in the prose of a file: a citation that readers cannot follow, or a forbidden word. */
export interface Finding {
  readonly file: string
  readonly line: number
  readonly rule: string
  readonly text: string
}

interface Rule {
  readonly name: string
  readonly pattern: RegExp
  /** Whether the rule also applies to inline code and quoted text. By default they are exempt. */
  readonly inCode?: true
  /** Suggested replacement for the forbidden word. */
  readonly instead: string
  /**
   * Examples for the test of a rule: a violation that the rule must find, and a similar text that it must not
   * report.
   */
  readonly planted: string
  readonly lawful: string
}

/** Matches citations of the product's specification, which is not in this repository. */
const outsideDocuments =
  'api|beyond|design|facts|features|operations|perf|plain-english|quality|resolutions|screens-findings|stack|style|wording'

const factInstead = 'state the fact: the cited document is not in this repository'

/** Citations of documents outside the repository, and forbidden words. */
export const rules: readonly Rule[] = [
  {
    name: 'citation of a measure (M-row)',
    pattern: /\(M\d{1,3}\b|\bM\d{3}\b|\bM-rows?\b|\b(?:see|by|of|per)\s+M\d{1,3}\b/g,
    instead: factInstead,
    planted: 'Orders expire after a day (M135).',
    lawful: 'Returns the index of a market (`M12`) while its account is unknown; M20 is a label.',
  },
  {
    name: 'citation of a bug (B-row)',
    pattern: /\bB\d{1,3}\b|\bB-rows?\b/g,
    instead: factInstead,
    planted: 'The head stays visible (see B14).',
    lawful: 'An index of kind B-tree over base58 keys, a B2C product.',
  },
  {
    name: 'citation of a resolution',
    pattern: /\bresolutions?\s+\d+\.\d+/gi,
    instead: factInstead,
    planted: 'Rows are sorted by slot (resolution 4.20).',
    lawful: 'Candles of resolution 15 minutes and a resolution of 0.1 percent.',
  },
  {
    name: 'citation of a threat (security code)',
    pattern: /\([A-E]\d{1,2}\b|\b[A-E]\d{1,2}[–-][A-E]?\d{1,2}\b|\bsecurity\s+[A-E]\d{1,2}\b/g,
    instead: factInstead,
    planted: 'Texts of the chain are escaped (D1–D4).',
    lawful: 'A sheet with the cells A1 and C2 in (EUR), and a color like #C3C3C3.',
  },
  {
    name: 'citation of security.md',
    pattern: /(?<!docs\/)\bsecurity\.md\b/g,
    inCode: true,
    instead: 'state the fact, or cite docs/threat-model.md',
    planted: 'Every expression takes linear time (`security.md`).',
    lawful: 'How to report a vulnerability: SECURITY.md.',
  },
  {
    name: 'citation of definitions.md',
    pattern: /(?<!docs\/|\]\([./]*)\bdefinitions\.md\b(?!`?\]\()/g,
    inCode: true,
    instead: 'cite docs/definitions.md',
    planted: 'Volume as in definitions.md.',
    lawful:
      'See docs/definitions.md, or [`definitions.md`](definitions.md), or [units](../definitions.md#units).',
  },
  {
    name: 'citation of FACTS',
    pattern: /\bFACTS\b/g,
    inCode: true,
    instead: factInstead,
    planted: 'The account has 920 bytes (FACTS, 3).',
    lawful: 'The facts of a protocol are in protocolFacts.',
  },
  {
    name: 'citation of a document of the specification',
    pattern: new RegExp(`(?<!docs/|api/docs/|[\\w-])(?:${outsideDocuments})\\.md\\b`, 'gi'),
    inCode: true,
    instead: factInstead,
    planted: 'The button is green (design.md, 2).',
    lawful: 'See docs/architecture.md, /api/docs.md and /api/docs/style.md.',
  },
  {
    name: 'anew',
    pattern: /\banew\b/gi,
    instead: 'again',
    planted: 'Reads the\n * list anew.',
    lawful: 'A new list: see `tally.anew`.',
  },
  {
    name: 'mend',
    pattern: /\bmend(?:s|ed|ing|able)?\b/gi,
    instead: 'fix, fixed, recoverable',
    planted: 'Mended: the chart has a table.',
    lawful: 'We recommend it; the law was amended. A field `mend`.',
  },
  {
    name: 'reckon',
    pattern: /\breckon(?:s|ed|ing)?\b/gi,
    instead: 'compute, computed',
    planted: 'Sizes are reckoned from the newest state.',
    lawful: 'Sizes are computed from the newest state.',
  },
  {
    name: 'whoever',
    pattern: /\bwho(?:so)?ever\b/gi,
    instead: 'name the client, caller, node or visitor',
    planted: 'Whoever comes first fills the cache.',
    lawful: 'The first caller fills the cache, whatever the query and however large.',
  },
  {
    name: 'parted by',
    pattern: /\bparted\s+by\b/gi,
    instead: 'comma-separated',
    planted: 'Mints, parted\n// by commas.',
    lawful: 'Comma-separated mints; the node departed by itself.',
  },
]

/**
 * Returns the rule violations in the prose of a file: comments, test titles, Markdown, and the texts of a
 * catalogue. Files without a candidate word, which are most files, are not parsed.
 */
export function findingsIn(file: string, source: string): readonly Finding[] {
  const text = withoutLineBreaks(source)
  const candidates = rules.filter(({ pattern }) => text.search(pattern) !== -1)
  if (candidates.length === 0) return []
  return spansOf(file, source).flatMap((span) => findingsOfSpan(file, source, text, span, candidates))
}

function findingsOfSpan(
  file: string,
  source: string,
  text: string,
  { start, end }: Span,
  candidates: readonly Rule[],
): readonly Finding[] {
  const prose = text.slice(start, end)
  const plain = withoutQuotes(prose)
  return candidates.flatMap(({ name, pattern, inCode, instead }) =>
    [...(inCode ? prose : plain).matchAll(pattern)].map((match) => ({
      file,
      line: source.slice(0, start + match.index).split('\n').length,
      rule: `${name}: ${instead}`,
      text: prose.slice(Math.max(0, match.index - 30), match.index + 40).replace(/\s+/g, ' '),
    })),
  )
}

/** Replaces line breaks and the comment marks after them with spaces. Every character keeps its position. */
function withoutLineBreaks(text: string): string {
  return text.replace(/\n[ \t]*(?:\*(?!\/)|\/\/|#)?/g, (found) => ' '.repeat(found.length))
}

/**
 * Replaces inline code and quoted texts with spaces: identifiers and quotes from the specification must stay
 * exact.
 */
function withoutQuotes(prose: string): string {
  return prose.replace(/`[^`]{1,120}`|“[^”]{1,200}”|"[^"]{1,200}"/g, (found) => ' '.repeat(found.length))
}
