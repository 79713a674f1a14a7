/** Message of a page to the service worker: the page that was visited, and the files that it has loaded. */
export interface VisitMessage {
  /** Path with query. */
  readonly visited: string
  /** Paths of scripts and stylesheets. */
  readonly files: readonly string[]
}
