import { protocolFacts, protocolIds } from '~/domain/protocol/protocol'

const names: Readonly<Record<string, string>> = {
  rpc: 'Solana node',
  geyser: 'Geyser stream',
  finality: 'Finality',
  prices: 'Token prices',
  tokens: 'Token metadata',
  oracles: 'Price oracles',
  sweep: 'Closed-account check',
  'order-history': 'History of individual orders',
}

const kinds: Readonly<Record<string, string>> = {
  accounts: 'accounts',
  events: 'fills',
  history: 'history',
}

/**
 * Returns the display name of a data source. If the indexer of a source follows only some programs, the
 * source key ends with `@` and the name of that indexer.
 */
export function nameOfSource(source: string): string {
  const [own = source, follower] = source.split('@')
  const [kind = '', program] = own.split(':')
  const name = program === undefined ? names[own] : `${nameOfProgram(program)}: ${kinds[kind] ?? kind}`
  return (name ?? own) + (follower === undefined ? '' : ` (${follower})`)
}

/**
 * Returns the display name of a program. Two programs have the same label, so the name of the older program
 * gets the suffix `v1`.
 */
function nameOfProgram(program: string): string {
  const id = protocolIds.find((known) => known === program)
  if (id === undefined) return program
  return protocolFacts[id].programLabel
}
