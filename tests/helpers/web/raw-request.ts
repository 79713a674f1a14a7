import { connect } from 'node:net'

/** Sends raw bytes to a port of this machine and reads the response to its end. */
export function rawRequest(port: number, bytes: string): Promise<string> {
  return new Promise((resolve, reject) => {
    const socket = connect(port, '127.0.0.1', () => socket.write(bytes))
    let response = ''
    socket.setEncoding('utf8')
    socket.on('data', (chunk) => {
      response += chunk
    })
    socket.on('close', () => resolve(response))
    socket.on('error', reject)
  })
}
