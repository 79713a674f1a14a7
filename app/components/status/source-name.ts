import { protocolFacts, protocolIds } from '~/domain/protocol'

const names: Readonly<Record<string, string>> = {
  rpc: 'Solana node',
  finality: 'Finality',
  prices: 'Token prices',
  tokens: 'Token facts',
  sweep: 'Check of closed accounts',
  'order-history': 'History of single orders',
}

const kinds: Readonly<Record<string, string>> = {
  accounts: 'accounts',
  events: 'executions',
  history: 'history',
}

/** What a source reads, in words. The indexer that follows some programs only stands behind `@`. */
export function nameOfSource(source: string): string {
  const [own = source, follower] = source.split('@')
  const [kind = '', program] = own.split(':')
  const name = program === undefined ? names[own] : `${nameOfProgram(program)}: ${kinds[kind] ?? kind}`
  return (name ?? own) + (follower === undefined ? '' : ` (${follower})`)
}

/** Two programs have one label; here they have to be told apart. */
function nameOfProgram(program: string): string {
  const id = protocolIds.find((known) => known === program)
  if (id === undefined) return program
  return id.endsWith('-v1') ? `${protocolFacts[id].label} v1` : protocolFacts[id].label
}
