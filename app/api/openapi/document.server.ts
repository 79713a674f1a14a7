import { apiVersion } from '../headers.server'
import { documentedHeaders } from './headers.server'
import { documentedPaths } from './operations.server'
import { problemResponses } from './problems.server'
import { componentSchemas, type Part } from './schemas.server'
import { createShownExamples } from './shown-examples.server'

/**
 * Builds the OpenAPI 3.1 document of an installation at an origin. It is derived from the contracts that the
 * API itself uses to parse requests and write responses.
 */
export function createDocument(publicUrl: string): Part {
  const examples = createShownExamples(publicUrl)
  return {
    openapi: '3.1.0',
    info: { title: 'Sextant', version: apiVersion, summary, description },
    servers: [{ url: publicUrl }],
    tags: [
      { name: 'Orders', description: 'DCA and limit orders of Jupiter and Kamino.' },
      { name: 'Volume', description: 'Executed volume and rankings by token, trader and order.' },
      { name: 'Tokens', description: 'Tokens, and the search.' },
      { name: 'Perpetuals', description: 'Drift perp markets and executions.' },
      { name: 'Dashboard', description: 'What the header shows.' },
      {
        name: 'Service',
        description: 'How the service is doing, the caller’s own plan, and the live stream.',
      },
    ],
    // The empty entry makes the key optional.
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
  'Everything is read-only, and readable from every origin.',
  'Unknown parameters are ignored and named in the header `X-Ignored-Parameters`, and answers may get more fields: read those that you know.',
  'Missing numbers are null, never zero. `x-unit` says in which unit a field counts;',
  'fields whose names end with `Raw` are exact.',
  'An answer is good for `x-refresh-seconds`: asking more often brings nothing new. `x-topic` names its changes in `/api/stream`.',
  'Schemas describe what comes unless you ask for another form: `fields` and `numbers=string` leave fields out and write decimal numbers as texts, as these parameters say.',
  'Answers are JSON. Lists, and what has a table, also come as CSV and as lines of JSON (`format`, or `Accept`): `x-other-forms` describes those beside each answer.',
  'Failures are `application/problem+json` (RFC 9457).',
].join(' ')
