import { BlockList, isIP, isIPv4 } from 'node:net'

/**
 * Returns the address of the client at the other end of a connection. Returns `undefined` if the address is
 * unknown, for example because the socket is closed.
 */
export type ClientAddress = (
  socketAddress: string | undefined,
  forwardedFor: string | null,
) => string | undefined

/**
 * Maximum number of addresses that are read from an `X-Forwarded-For` header. No real chain of proxies is
 * longer.
 */
const longestChain = 20

/**
 * Creates a function that finds the client's address. Without a trusted proxy, the client is the peer of the
 * connection. Each trusted proxy appends the address of its own peer to `X-Forwarded-For`, so the client is
 * the last address in this header that does not belong to a trusted proxy. All addresses before it may be
 * forged.
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
      // This entry is not an address, so no trusted proxy wrote it. The last known proxy or client counts as
      // the client.
      if (previous === undefined) return client
      client = previous
    }
    return client
  }
}

/**
 * Returns the network whose clients share a rate limit bucket. It is the address itself for IPv4, and the /64
 * network for IPv6, because one customer usually gets a whole /64 network.
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

/** Counts the 16-bit groups in parts of an IPv6 address. An IPv4 address at the end counts as two groups. */
function groupsOf(parts: readonly string[]): number {
  return parts.reduce((sum, part) => sum + (part.includes('.') ? 2 : 1), 0)
}

/** Removes brackets, port and zone from an address, and converts an IPv4-mapped IPv6 address to IPv4. */
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
