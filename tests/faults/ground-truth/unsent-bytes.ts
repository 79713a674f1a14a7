import { readFileSync } from 'node:fs'

const established = '01'

/**
 * Returns how many bytes the connections of a server of this machine still have to deliver, by the port of the client.
 * Bytes that the server's process itself holds back are not included.
 */
export function unsentBytes(serverPort: number): ReadonlyMap<number, number> {
  const lines = ['/proc/net/tcp', '/proc/net/tcp6'].flatMap((file) =>
    readFileSync(file, 'utf8').trim().split('\n').slice(1),
  )
  const unsent = new Map<number, number>()
  for (const line of lines) {
    const [, local = '', remote = '', state, queues = ''] = line.trim().split(/\s+/)
    if (state !== established || portOf(local) !== serverPort) continue
    unsent.set(portOf(remote), Number.parseInt(queues, 16)) // the digits before the colon: the send queue
  }
  return unsent
}

/** Returns the port of an address of these files, which ends with it in hexadecimal digits. */
function portOf(address: string): number {
  return Number.parseInt(address.slice(address.lastIndexOf(':') + 1), 16)
}
