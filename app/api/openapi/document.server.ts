import { apiVersion } from '../response/headers.server'
import { documentedHeaders } from './documented-headers.server'
import { documentedPaths } from './operations.server'
import { problemResponses } from './problems.server'
import { componentSchemas, type Part } from './schemas.server'
import { createShownExamples } from './shown-examples.server'

/**
 * Builds the OpenAPI 3.1 document of an installation with the given origin. The document is derived from the
 * contracts that the API itself uses to parse requests and write responses.
 */
export function createDocument(publicUrl: string): Part {
  const examples = createShownExamples(publicUrl)
  return {
    openapi: '3.1.0',
    info: { title: 'Sextant', version: apiVersion, summary, description },
    servers: [{ url: publicUrl }],
    tags: [
      { name: 'Orders', description: 'DCA and limit orders of Jupiter and Kamino.' },
      { name: 'Volume', description: 'Filled volume and rankings by token, trader and order.' },
      { name: 'Tokens', description: 'Tokens and search.' },
      {
        name: 'Perpetuals',
        description: 'Perp markets, positions, orders and fills of Drift and of all venues.',
      },
      { name: 'Dashboard', description: 'Data of the page header.' },
      {
        name: 'Service',
        description: 'Service status, your plan, and the live stream.',
      },
    ],
    // The empty security requirement makes the API key optional.
    security: [{}, { apiKey: [] }, { bearer: [] }],
    paths: documentedPaths(examples),
    components: {
      schemas: componentSchemas(),
      headers: documentedHeaders,
      responses: problemResponses(),
      securitySchemes: {
        apiKey: { type: 'apiKey', in: 'header', name: 'X-API-Key' },
        bearer: { type: 'http', scheme: 'bearer' },
      },
    },
  }
}

const summary = 'Solana DeFi trading: orders, tokens, perpetuals.'

const description = [
  'The API is read-only and can be called from any origin.',
  'Unknown parameters are ignored and listed in the header `X-Ignored-Parameters`. Responses can get new fields: ignore those that you don’t know.',
  'Missing numbers are null, never zero. `x-unit` is the unit of a field;',
  'fields whose names end with `Raw` are exact.',
  'A response is current for `x-refresh-seconds`: requesting it more often returns nothing new. `x-topic` is its topic in `/api/stream`.',
  'Schemas describe the default form: `fields` omits fields, and `numbers=string` writes decimal numbers as strings, as described for these parameters.',
  'Responses are JSON. Lists and tables are also available as CSV and NDJSON (`format`, or `Accept`); `x-other-forms` describes these forms next to each response.',
  'Errors are `application/problem+json` (RFC 9457).',
].join(' ')
