import type { Address } from '~/domain/base/ids'
import type { ProtocolId } from '~/domain/protocol/protocol'
import { type AddressReader, createAddressInterner } from '~/solana/address/address-reader'
import { createDriftPerps } from './drift-perps'
import { createJupiterDca } from './jupiter-dca'
import { createJupiterLimit } from './jupiter-limit'
import { createJupiterLimitV1 } from './jupiter-limit-v1'
import { createKaminoLimit } from './kamino-limit'
import type { Protocol } from './protocol'
import { createSplToken } from './spl-token'
import { createVelocityPerps } from './velocity-perps'

/**
 * Creates all protocols with the same address reader. The return type causes a compile error if a protocol is
 * missing.
 */
export function createProtocols(addressAt: AddressReader): Record<ProtocolId, Protocol> {
  return {
    'jupiter-dca': createJupiterDca(addressAt),
    'jupiter-limit': createJupiterLimit(addressAt),
    'jupiter-limit-v1': createJupiterLimitV1(addressAt),
    'kamino-limit': createKaminoLimit(addressAt),
    'drift-perps': createDriftPerps(addressAt),
    'velocity-perps': createVelocityPerps(addressAt),
    'spl-token': createSplToken(addressAt),
  }
}

/** All protocols. They share one address interner, because the same mints and makers occur in all of them. */
export const protocols = createProtocols(createAddressInterner())

const byProgram: ReadonlyMap<Address, Protocol> = new Map(
  Object.values(protocols).flatMap((protocol) => protocol.programIds.map((id) => [id, protocol] as const)),
)

/**
 * Returns the protocol that decodes the accounts and events of a program; `undefined` if the program is
 * unknown.
 */
export function protocolOfOwner(owner: Address): Protocol | undefined {
  return byProgram.get(owner)
}
