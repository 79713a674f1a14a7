import { status } from '@grpc/grpc-js'
import type { Slot } from '~/domain/base/time'

/** Error that ends a call. It becomes the gRPC status of the response. */
export class GeyserError extends Error {
  override readonly name = 'GeyserError'

  constructor(
    readonly code: status,
    readonly details: string,
  ) {
    super(details)
  }
}

// Codes and texts of Yellowstone's Geyser server.
export const unauthenticated = () => new GeyserError(status.UNAUTHENTICATED, 'No valid auth token')

export const invalidFilter = (reason: string) =>
  new GeyserError(status.INVALID_ARGUMENT, `failed to create filter: ${reason}`)

export const invalidCommitment = (commitment: number) =>
  new GeyserError(
    status.INVALID_ARGUMENT,
    `failed to create filter: failed to create CommitmentLevel from ${commitment}`,
  )

export const replayTooOld = (from: Slot, first: Slot) =>
  new GeyserError(status.OUT_OF_RANGE, `broadcast from ${from} is not available, last available: ${first}`)

export const replayOff = () => new GeyserError(status.INTERNAL, 'from_slot is not supported')

/** The requested slot is newer than all slots that have reached the commitment. */
export const replayEmpty = () => new GeyserError(status.INTERNAL, 'failed to get replay response')

export const clientTooSlow = () => new GeyserError(status.INTERNAL, 'lagged to send an update')

export const starting = () => new GeyserError(status.UNAVAILABLE, 'the node is starting')

export const failed = () => new GeyserError(status.INTERNAL, 'internal error')
