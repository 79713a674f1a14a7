import { protocolFacts, protocolIds } from '~/domain/protocol'

const names: Readonly<Record<string, string>> = {
  rpc: 'Solana node',
  finality: 'Finality',
  prices: 'Token prices',
  tokens: 'Token metadata',
  sweep: 'Closed-account check',
  'order-history': 'History of individual orders',
}

const kinds: Readonly<Record<string, string>> = {
  accounts: 'accounts',
  events: 'fills',
  history: 'history',
}

/** Returns the name of a source. If its indexer follows only some programs, its name comes after `@`. */
export function nameOfSource(source: string): string {
  const [own = source, follower] = source.split('@')
  const [kind = '', program] = own.split(':')
  const name = program === undefined ? names[own] : `${nameOfProgram(program)}: ${kinds[kind] ?? kind}`
  return (name ?? own) + (follower === undefined ? '' : ` (${follower})`)
}

/** Returns the name of a program. Two programs have the same label, so the older one gets a suffix. */
function nameOfProgram(program: string): string {
  const id = protocolIds.find((known) => known === program)
  if (id === undefined) return program
  return id.endsWith('-v1') ? `${protocolFacts[id].label} v1` : protocolFacts[id].label
}
