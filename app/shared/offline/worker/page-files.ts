/**
 * Files that the code of a file loads later without a click, such as charts, by path. The build writes this list
 * (`scripts/vite/late-files.ts`).
 */
export type LateFiles = Readonly<Record<string, readonly string[]>>

/** URL of a script or stylesheet in a document: in links, scripts and Remix's list of route modules. */
const fileUrl = /["'](\/assets\/[\w.-]+\.(?:js|css))["']/g

/**
 * Returns the files that a page needs. Remix names all static imports of the entry and of the route modules in the
 * document, so scripts need not be searched for imports.
 */
export function filesOfPage(html: string, late: LateFiles): readonly string[] {
  const files = new Set(Array.from(html.matchAll(fileUrl), ([, path = '']) => path))
  // The loop also visits the files that it adds.
  for (const file of files) for (const later of late[file] ?? []) files.add(later)
  return [...files]
}
