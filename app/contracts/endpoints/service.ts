import type { StatusView } from '~/domain/service/status-view'
import { defineEndpoint } from '../schema/endpoint'
import { noRequest } from '../schema/requests'
import { statusToWire, statusWire } from '../state/status'

/** Endpoints about the service itself. */
export const serviceEndpoints = {
  status: defineEndpoint({
    operationId: 'getStatus',
    path: '/api/status',
    summary: 'Status of each data source, measured uptime and incidents.',
    description:
      'The data of the page `/status`: the state of each source, its lag behind the chain, uptime over at most 90 days, and recent incidents.',
    tag: 'Service',
    request: noRequest,
    answer: statusWire,
    toWire: (status: StatusView) => statusToWire(status),
    topic: 'prices',
    maxAgeSeconds: 2,
  }),
} as const
