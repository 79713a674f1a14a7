import { loadPackageDefinition } from '@grpc/grpc-js'
import { fromJSON, type Options } from '@grpc/proto-loader'
import { definition } from './generated/definition.generated'
import type { ProtoGrpcType } from './generated/geyser.generated'

/**
 * How messages are decoded. Numbers of 64 bits become `number`, which is exact for slots, times and write
 * versions. Fields with a default value are absent. Must agree with the options of the type generator.
 */
const loading: Options = { longs: Number, oneofs: true }

// The generated definition has a narrower type than the loader's.
const parsed = definition as unknown as Parameters<typeof fromJSON>[0]

/** The Geyser service: the constructor of its client and its definition for a server. */
export const geyserService = (loadPackageDefinition(fromJSON(parsed, loading)) as unknown as ProtoGrpcType)
  .geyser.Geyser
