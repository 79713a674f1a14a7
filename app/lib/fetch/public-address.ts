import { BlockList, isIP } from 'node:net'

/** IPv4 networks that are not the public internet (IANA special-purpose registry, multicast and class E). */
const specialV4: readonly (readonly [network: string, prefix: number])[] = [
  ['0.0.0.0', 8], // "this network": on Linux, 0.0.0.0 reaches loopback
  ['10.0.0.0', 8],
  ['100.64.0.0', 10], // carrier-grade NAT
  ['127.0.0.0', 8],
  ['169.254.0.0', 16], // link-local: cloud providers serve instance metadata in this network
  ['172.16.0.0', 12],
  ['192.0.0.0', 24],
  ['192.0.2.0', 24], // reserved for documentation, like 198.51.100.0 and 203.0.113.0
  ['192.88.99.0', 24], // 6to4 relays
  ['192.168.0.0', 16],
  ['198.18.0.0', 15], // reserved for benchmarks
  ['198.51.100.0', 24],
  ['203.0.113.0', 24],
  ['224.0.0.0', 4],
  ['240.0.0.0', 4],
]

/**
 * The range of all globally routed IPv6 addresses. Loopback, private, IPv4-mapped and NAT64 addresses are
 * outside this range, so they need no entries.
 */
const globalV6 = ['2000::', 3] as const

/** Special-purpose IPv6 networks within the globally routed range. */
const specialV6: readonly (readonly [network: string, prefix: number])[] = [
  ['2001::', 23], // protocol assignments: Teredo, ORCHID, benchmarks
  ['2001:db8::', 32], // reserved for documentation, like 3fff::
  ['2002::', 16], // 6to4: such an address can contain any IPv4 address
  ['3fff::', 20],
]

const special = createBlockList(specialV4, specialV6)
const global = createBlockList([], [globalV6])

function createBlockList(
  v4: readonly (readonly [string, number])[],
  v6: readonly (readonly [string, number])[],
): BlockList {
  const list = new BlockList()
  for (const [network, prefix] of v4) list.addSubnet(network, prefix, 'ipv4')
  for (const [network, prefix] of v6) list.addSubnet(network, prefix, 'ipv6')
  return list
}

/** Suffixes of host names for private use (RFC 6761, 6762, 8375, and `internal`). */
const privateNames = /(?:^|\.)(?:localhost|local|internal|home\.arpa)$/

/**
 * Returns whether a URL's host may be public. A host may be public if it is a public IP address, or a name
 * that contains a dot and is not reserved for private use.
 */
export function isPublicHost(hostname: string): boolean {
  const host = hostname.toLowerCase().replace(/^\[|\]$|\.$/g, '')
  if (isIP(host) !== 0) return isPublicAddress(host)
  return host.includes('.') && !privateNames.test(host)
}

/** Returns whether an IP address (not a name, without brackets) is on the public internet. */
export function isPublicAddress(address: string): boolean {
  const family = isIP(address)
  if (family === 4) return !special.check(address, 'ipv4')
  // A zone ("fe80::1%eth0") names a network interface of this machine.
  return (
    family === 6 && !address.includes('%') && global.check(address, 'ipv6') && !special.check(address, 'ipv6')
  )
}
