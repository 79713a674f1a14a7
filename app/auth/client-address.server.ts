import { BlockList, isIP, isIPv4 } from 'node:net'

/** Tells the address of the client behind a connection. Undefined = there is none to be told, e.g. of a closed socket. */
export type ClientAddress = (
  socketAddress: string | undefined,
  forwardedFor: string | null,
) => string | undefined

/** Addresses that one `X-Forwarded-For` may name; more is nobody's chain of proxies. */
const longestChain = 20

/**
 * The client is who holds the connection. Only where that is a proxy that we trust, `X-Forwarded-For` is read, from its end: each trusted proxy has
 * appended whom it spoke to, so the first one from the right that we do not trust is the client, and everything left of it is hearsay.
 */
export function createClientAddress(trustedNetworks: readonly string[]): ClientAddress {
  const trusted = new BlockList()
  for (const network of trustedNetworks) {
    const [address = '', bits] = network.split('/')
    trusted.addSubnet(address, Number(bits), familyOf(address))
  }
  const isTrusted = (address: string) => trusted.check(address, familyOf(address))

  return (socketAddress, forwardedFor) => {
    let client = plainAddress(socketAddress ?? '')
    if (client === undefined || forwardedFor === null) return client
    for (const hop of forwardedFor.split(',').slice(-longestChain).reverse()) {
      if (!isTrusted(client)) return client
      const previous = plainAddress(hop.trim())
      // What is no address was written by nobody that we trust: the last hop that we know is as far as we see.
      if (previous === undefined) return client
      client = previous
    }
    return client
  }
}

/** The network that shares a bucket: an IPv4 address itself, the /64 of an IPv6 address, since one customer gets that many. */
export function networkOf(address: string): string {
  if (isIPv4(address)) return address
  const [head = '', tail] = address.split('::')
  const left = head === '' ? [] : head.split(':')
  const right = tail === undefined || tail === '' ? [] : tail.split(':')
  const zeros = tail === undefined ? 0 : Math.max(0, 8 - groupsOf(left) - groupsOf(right))
  const groups = [...left, ...Array<string>(zeros).fill('0'), ...right].slice(0, 4)
  return `${groups.map((group) => Number.parseInt(group, 16).toString(16)).join(':')}::/64`
}

/** Groups of 16 bits that parts of an address stand for; an IPv4 tail is two. */
function groupsOf(parts: readonly string[]): number {
  return parts.reduce((sum, part) => sum + (part.includes('.') ? 2 : 1), 0)
}

/** An address without its dress: brackets, port, zone, and IPv4 in the clothes of IPv6. */
function plainAddress(text: string): string | undefined {
  if (text.length > 64) return undefined
  const bare = text.replace(/^\[([^\]]*)\](?::\d{1,5})?$/, '$1').replace(/%.*/s, '')
  const withoutPort = /^[\d.]+:\d{1,5}$/.test(bare) ? bare.slice(0, bare.indexOf(':')) : bare
  const mapped = /^::ffff:([\d.]+)$/i.exec(withoutPort)?.[1]
  const address = mapped ?? withoutPort
  return isIP(address) === 0 ? undefined : address.toLowerCase()
}

function familyOf(address: string): 'ipv4' | 'ipv6' {
  return isIPv4(address) ? 'ipv4' : 'ipv6'
}
