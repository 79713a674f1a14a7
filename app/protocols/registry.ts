import type { Address } from '~/domain/ids'
import type { ProtocolId } from '~/domain/protocol'
import { type AddressReader, createAddressInterner } from '~/solana/address-reader'
import { createDriftPerps } from './drift-perps'
import { createJupiterDca } from './jupiter-dca'
import { createJupiterLimit } from './jupiter-limit'
import { createJupiterLimitV1 } from './jupiter-limit-v1'
import { createKaminoLimit } from './kamino-limit'
import type { Protocol } from './protocol'
import { createSplToken } from './spl-token'

/** Every protocol, with one way to read addresses; forgetting one does not compile. */
export function createProtocols(addressAt: AddressReader): Record<ProtocolId, Protocol> {
  return {
    'jupiter-dca': createJupiterDca(addressAt),
    'jupiter-limit': createJupiterLimit(addressAt),
    'jupiter-limit-v1': createJupiterLimitV1(addressAt),
    'kamino-limit': createKaminoLimit(addressAt),
    'drift-perps': createDriftPerps(addressAt),
    'spl-token': createSplToken(addressAt),
  }
}

/** Every protocol. They share one memory of addresses, since the same mints and makers turn up in all of them. */
export const protocols = createProtocols(createAddressInterner())

const byProgram: ReadonlyMap<Address, Protocol> = new Map(
  Object.values(protocols).flatMap((protocol) => protocol.programIds.map((id) => [id, protocol] as const)),
)

/** The protocol that decodes accounts of this owner, which is also the one that reads this program's events; undefined = none of ours. */
export function protocolOfOwner(owner: Address): Protocol | undefined {
  return byProgram.get(owner)
}
