import { BlockList, isIP, isIPv4 } from 'node:net'

/**
 * Returns the address of the client behind a connection; `undefined` if unknown, e.g. for a closed socket.
 */
export type ClientAddress = (
  socketAddress: string | undefined,
  forwardedFor: string | null,
) => string | undefined

/** Maximum number of addresses of an `X-Forwarded-For` that are read. No real chain of proxies is longer. */
const longestChain = 20

/**
 * Creates a function that finds the client's address. Without a trusted proxy it is the peer of the
 * connection. Each trusted proxy appends its peer to `X-Forwarded-For`, so the client is the first untrusted
 * address from the right. Everything to the left of it may be forged.
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
      // Not an address, so no trusted proxy wrote it. The last known hop counts as the client.
      if (previous === undefined) return client
      client = previous
    }
    return client
  }
}

/**
 * Returns the network that shares a bucket: an IPv4 address, or the /64 of an IPv6 address, because one
 * customer gets a whole /64.
 */
export function networkOf(address: string): string {
  if (isIPv4(address)) return address
  const [head = '', tail] = address.split('::')
  const left = head === '' ? [] : head.split(':')
  const right = tail === undefined || tail === '' ? [] : tail.split(':')
  const zeros = tail === undefined ? 0 : Math.max(0, 8 - groupsOf(left) - groupsOf(right))
  const groups = [...left, ...Array<string>(zeros).fill('0'), ...right].slice(0, 4)
  return `${groups.map((group) => Number.parseInt(group, 16).toString(16)).join(':')}::/64`
}

/** Counts the 16-bit groups of address parts. An IPv4 tail counts as two. */
function groupsOf(parts: readonly string[]): number {
  return parts.reduce((sum, part) => sum + (part.includes('.') ? 2 : 1), 0)
}

/** Removes brackets, port and zone from an address, and unwraps IPv4-mapped IPv6 addresses. */
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
