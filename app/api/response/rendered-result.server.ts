import type { HeaderList } from './header-list'
import type { Rendered } from './render.server'

/** A rendered body with its HTTP headers. */
export interface RenderedResult {
  readonly rendered: Rendered
  readonly written: WrittenHeaders
}

/** HTTP headers of a result. As long as the headers are unchanged, the same object is returned. */
export interface WrittenHeaders {
  /** Headers of a response without a body. */
  readonly headers: HeaderList
  /** Headers of a response with a body. */
  readonly withBody: HeaderList
  readonly contentType: string
}
