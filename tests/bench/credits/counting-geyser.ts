import {
  Client,
  credentials,
  Server,
  ServerCredentials,
  type ServerDuplexStream,
  type StatusObject,
} from '@grpc/grpc-js'
import { geyserService } from '~/solana/geyser/service'

/** A proxy of a Geyser node that counts the streamed bytes. */
export interface CountingGeyser {
  readonly url: string
  /** Returns the number of bytes that the node has streamed so far, by kind of message. */
  streamed(): ReadonlyMap<string, number>
  stop(): void
}

const { path, responseDeserialize } = geyserService.service.Subscribe
const asIs = (bytes: Buffer): Buffer => bytes
const definition = {
  Subscribe: {
    ...geyserService.service.Subscribe,
    ...{ requestDeserialize: asIs, requestSerialize: asIs },
    ...{ responseDeserialize: asIs, responseSerialize: asIs },
  },
}

/** Opens the proxy. `url`: `http://host:port` of the node. */
export async function openCountingGeyser(url: string): Promise<CountingGeyser> {
  const streamed = new Map<string, number>()
  const client = new Client(new URL(url).host, credentials.createInsecure())
  const server = new Server()
  server.addService(definition, {
    Subscribe(call: ServerDuplexStream<Buffer, Buffer>) {
      const onward = client.makeBidiStreamRequest(path, asIs, asIs, call.metadata)
      call.on('data', (bytes: Buffer) => onward.write(bytes))
      call.on('cancelled', () => onward.cancel())
      call.on('error', () => onward.cancel())
      onward.on('data', (bytes: Buffer) => {
        const kind = kindOf(bytes)
        streamed.set(kind, (streamed.get(kind) ?? 0) + bytes.length)
        call.write(bytes)
      })
      onward.on('error', ({ code, details }: StatusObject) => call.emit('error', { code, details }))
      onward.on('end', () => call.end())
    },
  })
  const port = await new Promise<number>((resolve, reject) => {
    server.bindAsync('127.0.0.1:0', ServerCredentials.createInsecure(), (error, bound) =>
      error ? reject(error) : resolve(bound),
    )
  })
  return {
    url: `http://127.0.0.1:${port}`,
    streamed: () => new Map(streamed),
    stop() {
      server.forceShutdown()
      client.close()
    },
  }
}

/** Returns the kind of an update, e.g. `account`. */
function kindOf(bytes: Buffer): string {
  const { filters: _, createdAt: __, ...update } = responseDeserialize(bytes)
  return Object.keys(update).find((name) => name !== 'updateOneof') ?? 'other'
}
