import type { Method } from './method'

/** How current, complete and available the service is. */
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
