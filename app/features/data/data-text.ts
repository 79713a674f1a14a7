import type { MirrorTableName } from '~/domain/service/mirror-tables'

/** All texts of the page that lists the daily files. */
export const dataText = {
  title: 'Daily files',
  description:
    'Executions, orders and funding of each UTC day as Parquet files, free for the newest 30 days.',
  line: 'All events of a UTC day as Parquet, published 48 hours after its end.',
  filesTitle: 'Newest 30 days',
  missingTitle: 'No daily files',
  missing: 'This installation publishes no daily files.',
  empty: 'The first files appear 48 hours after the end of the first whole UTC day.',
  older: (count: number, oldest: string) =>
    `${count} older days, back to ${oldest}, are for API keys whose plan reaches them.`,
  manifest: 'All files with sizes and SHA-256 checksums: ',
  day: 'UTC day',
  rows: 'Rows',
  size: 'Size',
  megabytes: (text: string) => `${text} MB`,
  tables: {
    fills: 'Fills',
    order_events: 'Order events',
    perp_fills: 'Perp fills',
    perp_order_actions: 'Perp order actions',
    perp_fundings: 'Funding',
  } satisfies Record<MirrorTableName, string>,
  readTitle: 'Read them',
  read: 'Exact amounts are DECIMAL, times are UTC, prices and sizes are integers with the scale that the column’s meaning gives. DuckDB reads a file without downloading it first:',
  example: (url: string) =>
    `select protocol, count(*), sum(usd)\nfrom read_parquet('${url}')\ngroup by protocol;`,
  revisions: 'A day that changes later gets a new revision at the same URL and another ETag.',
  columnsTitle: 'Columns',
  column: 'Column',
  kind: 'Type',
  meaning: 'Meaning',
  kinds: {
    text: 'text',
    integer: 'BIGINT',
    raw: 'DECIMAL(20,0)',
    wide: 'DECIMAL(38,0)',
    double: 'DOUBLE',
    boolean: 'BOOLEAN',
    time: 'TIMESTAMP',
  },
} as const
