import type { MetricDefinition } from './metric-definition'

/** Numbers about how current, complete and available the service is. */
export const serviceMetrics = {
  freshness: {
    title: 'Live, Delayed, Offline',
    unit: 'seconds',
    formula:
      'Age of the last successful refresh, or of the block time of the last slot ingested for the panel, whichever is older. Order feeds are Live below 15 seconds and Offline from 60 seconds; slower panels use 1.5 and 4 times their own refresh interval.',
    source: 'Heartbeats of the indexer',
  },
  historySince: {
    title: 'History complete since',
    unit: 'time',
    formula:
      'The time from which all transactions of all programs of the page are indexed. Earlier totals may be too low.',
    source: 'Heartbeats of the indexer',
  },
  measuredUptime: {
    title: 'Uptime',
    unit: 'percent',
    formula:
      'Share of the time since the first start, at most 90 days, in which all feeds (node, accounts, fills, finality, prices and token metadata) reported every second that they follow the chain. Measured in whole minutes; unknown before the first minute.',
    source: 'Recorded heartbeats of the indexer',
  },
  sourceLag: {
    title: 'Lag',
    unit: 'slots',
    formula: 'Newest slot of the node − slot up to which all data of the source is ingested.',
    source: 'Heartbeats of the indexer',
  },
  takenIn: {
    title: 'Ingested',
    unit: 'per second',
    formula:
      'Fills and account changes that were ingested over the last minute ÷ 60. Unknown in the first minute.',
    source: 'Heartbeats of the indexer',
  },
  indexedTokens: {
    title: 'Tokens',
    unit: 'count',
    formula: 'Mints seen in an order, fill or token list.',
    source: 'Our token table',
  },
  apiEndpoints: {
    title: 'APIs',
    unit: 'count',
    formula: 'Endpoints in the published OpenAPI document.',
    source: 'The service itself',
  },
} as const satisfies Record<string, MetricDefinition>
