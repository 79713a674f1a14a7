/** Resources besides the API that programs of other sites read. */
export const sharedPaths = [
  '/llms.txt',
  '/robots.txt',
  '/api/docs.md',
  '/api/docs/paging.md',
  '/problems/not-found',
  '/feeds/whales.json',
  '/sdk/checksums.txt',
  '/status/badge.svg',
]
/** Resources of the API, and of its description. */
export const apiPaths = [
  '/openapi.json',
  '/openapi.yaml',
  '/v3/api-docs',
  '/api/dca/all',
  '/api/usage',
  '/healthz',
]
