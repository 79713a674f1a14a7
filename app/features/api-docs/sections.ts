import type { OperationEntry } from './catalogue'

/** Categories of the endpoint filter. */
export const areas = ['jupiter', 'kamino', 'drift', 'general'] as const
export type Area = (typeof areas)[number]

export const areaNames: Readonly<Record<Area, string>> = {
  jupiter: 'Jupiter',
  kamino: 'Kamino',
  drift: 'Drift',
  general: 'General',
}

/** A group of related operations. */
export interface Section {
  readonly id: string
  readonly area: Area
  readonly title: string
}

interface SectionRule extends Section {
  /** Pattern that matches the paths of the section's operations. */
  readonly paths: RegExp
}

/**
 * Sections in display order. A path belongs to the first section whose pattern matches. The last section
 * matches every path.
 */
const rules: readonly SectionRule[] = [
  { id: 'dca-orders', area: 'jupiter', title: 'DCA orders', paths: /^\/api\/dca\// },
  { id: 'limit-orders', area: 'jupiter', title: 'Limit orders', paths: /^\/api\/limit\// },
  {
    id: 'kamino-orders',
    area: 'kamino',
    title: 'Orders and book',
    paths: /^\/api\/kamino\/(?:orders|orderbook)\//,
  },
  { id: 'kamino-leaders', area: 'kamino', title: 'Leaders', paths: /^\/api\/kamino\// },
  { id: 'drift-positions', area: 'drift', title: 'Positions', paths: /^\/api\/drift\/.*positions/ },
  {
    id: 'drift-orders',
    area: 'drift',
    title: 'Orders and trades',
    paths: /^\/api\/drift\/(?:.*orders|trades)/,
  },
  { id: 'drift-accounts', area: 'drift', title: 'Accounts', paths: /^\/api\/drift\/accounts\// },
  { id: 'drift-markets', area: 'drift', title: 'Markets', paths: /^\/api\/drift\// },
  {
    id: 'tokens',
    area: 'general',
    title: 'Tokens and prices',
    paths: /^\/api\/(?:tokens|ohlc|dashboard)/,
  },
  {
    id: 'ranges',
    area: 'general',
    title: 'Candles and series',
    paths: /^\/api\/(?:candles\/|perps\/markets\/\{id\}\/series$)/,
  },
  { id: 'perps', area: 'general', title: 'Perpetuals of all venues', paths: /^\/api\/perps\// },
  {
    id: 'any-venue',
    area: 'general',
    title: 'All venues',
    paths: /^\/api\/(?:trades|orders|resolve|search|traders)/,
  },
  { id: 'service', area: 'general', title: 'Plan and stream', paths: /^/ },
]

/** Returns the section of an operation's path. */
export function sectionOf(path: string): Section {
  const rule = rules.find(({ paths }) => paths.test(path)) ?? rules[rules.length - 1]
  return rule === undefined ? { id: 'service', area: 'general', title: '' } : rule
}

/** A section with its operations. */
export interface FilledSection extends Section {
  readonly operations: readonly OperationEntry[]
}

/** Returns the sections that have operations, in display order. */
export function groupBySection(operations: readonly OperationEntry[]): readonly FilledSection[] {
  return rules.flatMap(({ id, area, title }) => {
    const own = operations.filter(({ path }) => sectionOf(path).id === id)
    return own.length === 0 ? [] : [{ id, area, title, operations: own }]
  })
}

/** Returns the title of a section, for example "Jupiter: DCA orders". */
export function sectionTitle({ area, title }: Section): string {
  return `${areaNames[area]}: ${title}`
}
