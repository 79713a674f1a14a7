import type { LookupAddress, LookupOptions } from 'node:dns'
import { Resolver } from 'node:dns/promises'
import { isPublicAddress } from './public-address'

/** The addresses of a host name; rejects where it has none. */
export type Resolve = (hostname: string) => Promise<readonly string[]>

/** What a socket asks for the address that it connects to. */
export type Lookup = (
  hostname: string,
  options: LookupOptions,
  callback: (error: Error | null, address: string | LookupAddress[], family?: number) => void,
) => void

const dnsTimeoutMs = 1_500

/**
 * Asks DNS itself. Not `dns.lookup`: that one reads the hosts file, and blocks one of the few threads that files and images
 * also need, for as long as a hostile name server likes.
 */
export const resolveByDns: Resolve = async (hostname) => {
  const resolver = new Resolver({ timeout: dnsTimeoutMs, tries: 1 })
  const answers = await Promise.allSettled([resolver.resolve4(hostname), resolver.resolve6(hostname)])
  return answers.flatMap((answer) => (answer.status === 'fulfilled' ? answer.value : []))
}

/**
 * The lookup hook of a socket that must stay on the public internet. One address that is not public refuses the name; and since the
 * socket connects to the very addresses that were checked, a second answer of the name server has no say (security.md C3).
 */
export function createCheckedLookup(resolve: Resolve): Lookup {
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
  if (!addresses.every(isPublicAddress)) throw new Error('the name leads to an address that is not public')
  return [first, ...others]
}
