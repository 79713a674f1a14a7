import { stringify } from 'yaml'
import type { RequestHeaders } from '~/auth/request-signs.server'
import { requireMediaType } from '../request/accept.server'
import { matchesTag, tagOf } from '../response/etag.server'
import { createDocument } from './document.server'
import type { Part } from './schemas.server'

/** Time that caches may keep the document, seconds. The document changes only when a new process starts. */
const maxAgeSeconds = 300

/** Formats of the document. A path that ends with `.yaml` returns YAML. */
const forms = {
  json: { type: 'application/json', write: (document: Part) => JSON.stringify(document) },
  yaml: {
    type: 'application/yaml',
    write: (document: Part) => stringify(document, { aliasDuplicateObjects: false, lineWidth: 0 }),
  },
} as const

/**
 * Creates a handler that returns the OpenAPI document in the format of the path. Each format is built when it
 * is first requested.
 */
export function createDocumentHandler(
  publicUrl: string,
): (path: string, headers: RequestHeaders) => Response {
  const made = new Map<keyof typeof forms, { readonly body: string; readonly tag: string }>()
  const make = (form: keyof typeof forms) => {
    const body = forms[form].write(createDocument(publicUrl))
    const written = { body, tag: tagOf(body) }
    made.set(form, written)
    return written
  }
  return (path, requested) => {
    const form = path.endsWith('.yaml') ? 'yaml' : 'json'
    const type = requireMediaType(requested.get('accept'), [forms[form].type])
    const { body, tag } = made.get(form) ?? make(form)
    const headers = { 'Cache-Control': `public, max-age=${maxAgeSeconds}`, ETag: tag }
    if (matchesTag(requested.get('if-none-match') ?? undefined, tag))
      return new Response(null, { status: 304, headers })
    return new Response(body, { headers: { ...headers, 'Content-Type': `${type}; charset=utf-8` } })
  }
}
