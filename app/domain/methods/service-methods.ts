import type { Method } from './method'

/** Numbers about how current, complete and available the service is. */
export const serviceMethods = {
  freshness: {
    title: 'Live, Delayed, Offline',
    unit: 'seconds',
    formula:
      'Age of the older of the last successful refresh and the block time of the last slot that was taken in from the panel’s source. Order feeds are live below 15 seconds and offline from 60 on; slower panels have 1.5 and 4 of their own periods.',
    source: 'Heartbeats of the indexer',
  },
  historySince: {
    title: 'History complete since',
    unit: 'time',
    formula:
      'The time from which on every transaction of all programs of the page has been read. Before it, numbers may be too small.',
    source: 'Heartbeats of the indexer',
  },
  measuredUptime: {
    title: 'Uptime',
    unit: 'percent',
    formula:
      'Part of the time since the first start, 90 days at most, in which every feed said each second that it follows the chain: node, accounts, executions, finality, prices and token facts. Whole minutes; unknown before the first.',
    source: 'Record of the indexer’s heartbeats',
  },
  sourceLag: {
    title: 'Behind',
    unit: 'slots',
    formula:
      'Newest slot that the node has told of, less the slot up to which everything of the source is in.',
    source: 'Heartbeats of the indexer',
  },
  takenIn: {
    title: 'Taken in',
    unit: 'per second',
    formula:
      'Executions and account changes that the feeds have taken in over the last minute, divided by its seconds. Unknown in the first minute.',
    source: 'Heartbeats of the indexer',
  },
  indexedTokens: {
    title: 'Tokens',
    unit: 'count',
    formula: 'Mints that an order, a fill or a token list has named.',
    source: 'Our table of tokens',
  },
  apiEndpoints: {
    title: 'APIs',
    unit: 'count',
    formula: 'Operations of the published OpenAPI document.',
    source: 'The service itself',
  },
} as const satisfies Record<string, Method>
