import type { Client } from '../postgres/pool'

/**
 * Returns the genesis hash of the chain that the database belongs to. The first call stores `genesisHash`.
 */
export async function claimChain(client: Client, genesisHash: string): Promise<string> {
  await client.query({
    name: 'claim-chain',
    text: `insert into meta (name, value) values ('genesis_hash', $1) on conflict do nothing`,
    values: [genesisHash],
  })
  const { rows } = await client.query<{ value: string }>(`select value from meta where name = 'genesis_hash'`)
  return rows[0]?.value ?? genesisHash
}
