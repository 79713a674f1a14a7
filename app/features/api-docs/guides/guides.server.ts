import { problemEntries } from '~/api/response/problem-guide.server'
import { type Plan, plans } from '~/domain/service/plan'
import { nameRows } from './field-names.server'
import { parseProse } from './parse-prose.server'
import type { Prose } from './prose'

/** Markdown source of each guide, by slug. */
const texts: Readonly<Record<string, string>> = Object.fromEntries(
  Object.entries(
    import.meta.glob<string>('./texts/*.md', { query: '?raw', import: 'default', eager: true }),
  ).map(([file, text]) => [file.replace(/^\.\/texts\/|\.md$/g, ''), text]),
)

/** Origin in the sources of the guides. In the response it is replaced by the origin of the installation. */
const writtenOrigin = 'https://sextant.example'

/**
 * Returns a guide as Markdown. Its examples contain the URL of the installation. `undefined`: there is no
 * such guide.
 */
export function guideMarkdown(slug: string, publicUrl: string): string | undefined {
  return texts[slug]
    ?.replaceAll(writtenOrigin, publicUrl)
    .replace('{{plans}}', plansTable)
    .replace('{{problems}}', problemsTable)
    .replace('{{names}}', namesTable)
}

/** Returns a guide in the form that the page renders. `undefined`: there is no such guide. */
export function readGuide(slug: string, publicUrl: string): Prose | undefined {
  const markdown = guideMarkdown(slug, publicUrl)
  return markdown === undefined ? undefined : parseProse(markdown)
}

function toRow(cells: readonly string[]): string {
  return `| ${cells.join(' | ')} |`
}

function toTable(head: readonly string[], rows: readonly (readonly string[])[]): string {
  return [toRow(head), toRow(head.map(() => '---')), ...rows.map(toRow)].join('\n')
}

const plansTable = toTable(
  ['plan', 'requests per second', 'burst', 'history', 'streams'],
  [
    planRow('Free', plans.free),
    planRow('Pro', plans.pro),
    planRow('Ultimate', plans.ultimate),
    ['Enterprise', 'custom', 'twice the rate', 'unlimited', 'one per request/s, at least 20'],
  ],
)

function planRow(name: string, { limit, historyDays, streams }: Plan): readonly string[] {
  const back = historyDays === undefined ? 'unlimited' : `${historyDays} days`
  return [name, String(limit.ratePerSecond), String(limit.burst), back, String(streams)]
}

const namesTable = toTable(['thing', 'new fields', 'names and schemas', 'parameters'], nameRows())

const problemsTable = toTable(
  ['status', 'code', 'meaning'],
  problemEntries.map(({ status, code, path, meaning }) => [
    String(status),
    `[\`${code}\`](${path})`,
    meaning,
  ]),
)
