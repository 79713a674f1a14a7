import type { Removal } from './removal'

const auth = 'app/auth'
const headers = { file: 'app/http/security-headers.ts', test: 'app/http/http.test.ts' }
const accessTest = 'tests/contract/access.test.ts'

/** Defences of pages and the API against their callers. */
export const callers: readonly Removal[] = [
  {
    defence: 'Injected scripts get no hash in the content security policy',
    ...headers,
    edits: [['tag.includes(mark) && ', '']],
  },
  { defence: 'Pages can’t be framed', ...headers, edits: [['"frame-ancestors \'none\'",', '']] },
  { defence: 'Plug-ins are off', ...headers, edits: [['"object-src \'none\'",', '']] },
  {
    defence: 'Browsers don’t guess content types',
    file: headers.file,
    test: 'tests/contract/web-server.test.ts',
    edits: [["    'x-content-type-options': 'nosniff',\n", '']],
  },
  {
    defence: 'X-Forwarded-For counts only from trusted proxies',
    file: `${auth}/client-address.server.ts`,
    test: `${auth}/client-address.test.ts`,
    edits: [['      if (!isTrusted(client)) return client\n', '']],
  },
  {
    defence: 'An IPv6 network of /64 shares a bucket',
    file: `${auth}/client-address.server.ts`,
    test: accessTest,
    edits: [['.slice(0, 4)\n', '.slice(0, 8)\n']],
  },
  {
    defence: 'Streams of a revoked key end',
    file: `${auth}/access.server.ts`,
    test: accessTest,
    edits: [['    if (hasEnded) streams.endAll(caller)\n', '']],
  },
  {
    defence: 'A plan has a number of streams',
    file: `${auth}/stream-slots.server.ts`,
    test: accessTest,
    edits: [['      if (countOf(caller) >= caller.plan.streams) return undefined\n', '']],
  },
  {
    defence: 'Invalid keys count for their network',
    file: `${auth}/access.server.ts`,
    test: accessTest,
    edits: [
      [
        'const admission = count(limiter, stranger)',
        'const admission = count(limiter, { ...stranger, bucket: String(Math.random()) })',
      ],
    ],
  },
  {
    defence: 'A proxy’s private address doesn’t open the metrics',
    file: 'app/http/metrics-access.ts',
    test: 'app/http/metrics-access.test.ts',
    edits: [
      ['trustedProxies.length > 0 || proxyHeaders.every((name) => headers.get(name) === null)', 'true'],
    ],
  },
  {
    defence: 'Headers have at most 16 KiB',
    file: 'app/http/listen.ts',
    test: 'tests/contract/server-refusals.test.ts',
    edits: [['maxHeaderSize: 16 * 1024', 'maxHeaderSize: 1024 * 1024']],
  },
  {
    defence: 'Slow headers are cut off',
    file: 'app/http/listen.ts',
    test: 'app/http/listen.test.ts',
    edits: [['headersTimeout: 10_000', 'headersTimeout: 0']],
  },
  {
    defence: 'A client that doesn’t read its stream is dropped',
    file: 'app/live/subscribers.ts',
    test: 'app/live/subscribers.test.ts',
    edits: [['const fullBytes = 64 * 1024', 'const fullBytes = 64 * 1024 * 1024']],
  },
  {
    defence: 'Details of errors stay in the log',
    file: 'app/api/response/unexpected.server.ts',
    test: 'tests/contract/unexpected.test.ts',
    edits: [["'Something went wrong on our side. The error has been logged.'", 'String(reported)']],
  },
  {
    defence: 'Files with a leading dot are not served',
    file: 'app/http/static-files.ts',
    test: 'tests/contract/static-files.test.ts',
    edits: [["!entry.name.startsWith('.')", "entry.name !== ''"]],
  },
]
