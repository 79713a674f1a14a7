import type { LookupAddress, LookupOptions } from 'node:dns'
import { Resolver } from 'node:dns/promises'
import { isPublicAddress } from './public-address'

/** Resolves a host name to its IP addresses. Rejects if the name has none. */
export type Resolve = (hostname: string) => Promise<readonly string[]>

/** Signature of the `lookup` option of a socket. */
export type Lookup = (
  hostname: string,
  options: LookupOptions,
  callback: (error: Error | null, address: string | LookupAddress[], family?: number) => void,
) => void

const dnsTimeoutMs = 1_500

/**
 * Queries DNS directly, not with `dns.lookup`, for two reasons. `dns.lookup` also reads the hosts file. A
 * slow hostile name server would also block one of the few threads that Node needs for file and image work.
 */
export const resolveByDns: Resolve = async (hostname) => {
  const resolver = new Resolver({ timeout: dnsTimeoutMs, tries: 1 })
  const responses = await Promise.allSettled([resolver.resolve4(hostname), resolver.resolve6(hostname)])
  return responses.flatMap((result) => (result.status === 'fulfilled' ? result.value : []))
}

/**
 * Creates a `lookup` hook for sockets that may only connect to the public internet. The hook rejects a name
 * if any of the name's IP addresses is not public. The socket connects to exactly the checked IP addresses,
 * so a second DNS response cannot replace them (DNS rebinding).
 */
export function createSsrfSafeLookup(resolve: Resolve): Lookup {
  return (hostname, options, callback) => {
    resolvePublic(resolve, hostname).then(
      ([first, ...others]) => {
        if (options.all) callback(null, [first, ...others])
        else callback(null, first.address, first.family)
      },
      (error: unknown) => callback(error instanceof Error ? error : new Error(String(error)), []),
    )
  }
}

async function resolvePublic(
  resolve: Resolve,
  hostname: string,
): Promise<readonly [LookupAddress, ...LookupAddress[]]> {
  const addresses = await resolve(hostname)
  const [first, ...others] = addresses.map((address) => ({ address, family: address.includes(':') ? 6 : 4 }))
  if (first === undefined) throw new Error('the name has no address')
  if (!addresses.every(isPublicAddress)) throw new Error('the name resolves to an address that is not public')
  return [first, ...others]
}
