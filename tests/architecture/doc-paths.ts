import { execFileSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { posix } from 'node:path'

/** A link or path in a document that leads to nothing. */
export interface BrokenPath {
  readonly file: string
  readonly line: number
  readonly path: string
}

/** What a check of paths needs to know about the repository. */
export interface Repository {
  /** Paths of all files. */
  readonly files: readonly string[]
  /** Returns the text of a document, for the check of anchors. */
  readonly textOf: (file: string) => string
}

/** Returns the files of the working tree, without ignored files. */
export function trackedFiles(): readonly string[] {
  const listed = execFileSync('git', ['ls-files', '-co', '--exclude-standard'], { encoding: 'utf8' })
  return listed.split('\n').filter((file) => file !== '' && existsSync(file))
}

/** Matches the paths of the repository in prose and code, such as `app/store` or `tests/e2e/*.spec.ts`. */
const pathPattern = /(?<![\w/.~@-])(?:app|deploy|docs|scripts|sdk|tests|vendor)\/[\w./*<>{},$…-]*[\w/*>}…]/g

/** Matches the target of a Markdown link, which may contain an anchor. */
const linkPattern = /\]\(([^)\s]+)\)/g

/**
 * Returns the relative links and the paths of a Markdown document that do not exist. A part of a path that
 * begins with a placeholder, such as `<id>` or `…`, and all parts behind it are not checked.
 */
export function brokenPaths(file: string, repository: Repository): readonly BrokenPath[] {
  const known = withFolders(repository.files)
  return repository
    .textOf(file)
    .split('\n')
    .flatMap((text, index) => {
      const links = [...text.matchAll(linkPattern)].map(([, target = '']) => target)
      const paths = [...text.replace(linkPattern, ']').matchAll(pathPattern)].map(([path]) => path)
      return [
        ...links.filter((link) => !isLinkKnown(file, link, known, repository)),
        ...paths.filter((path) => !isPathKnown(path, known)),
      ].map((path) => ({ file, line: index + 1, path }))
    })
}

/** Returns the files and all folders that contain them. */
function withFolders(files: readonly string[]): ReadonlySet<string> {
  const known = new Set(files)
  for (const file of files) {
    let folder = posix.dirname(file)
    while (folder !== '.' && !known.has(folder)) {
      known.add(folder)
      folder = posix.dirname(folder)
    }
  }
  return known
}

function isLinkKnown(
  file: string,
  link: string,
  known: ReadonlySet<string>,
  { textOf }: Repository,
): boolean {
  // Links with a scheme and paths of the site lead out of the repository.
  if (/^(?:[a-z]+:|\/)/.test(link)) return true
  const [path = '', anchor] = link.split('#')
  const target = path === '' ? file : posix.join(posix.dirname(file), path).replace(/\/$/, '')
  if (!known.has(target)) return false
  return anchor === undefined || anchorsOf(textOf(target)).has(anchor)
}

/** Returns the anchors of the headings of a Markdown document, as GitHub builds them. */
function anchorsOf(text: string): ReadonlySet<string> {
  const headings = [...text.matchAll(/^#+ (.+)$/gm)].map(([, heading = '']) => heading)
  return new Set(
    headings.map((heading) =>
      heading
        .toLowerCase()
        .replace(/[^\p{L}\p{N}\s_-]/gu, '')
        .replace(/ /g, '-'),
    ),
  )
}

function isPathKnown(path: string, known: ReadonlySet<string>): boolean {
  const parts = path.replace(/\/$/, '').split('/')
  const placeholder = parts.findIndex((part) => /[<…$]/.test(part))
  const checked = placeholder === -1 ? parts : parts.slice(0, placeholder)
  const text = checked.join('/')
  if (!/[*{]/.test(text)) return known.has(text)
  return alternatives(text).every((pattern) => {
    const expression = new RegExp(`^${pattern.split('*').map(escaped).join('[^/]*')}$`)
    return [...known].some((one) => expression.test(one))
  })
}

/** Expands the first braces of a path: `a/{b,c}` becomes `a/b` and `a/c`. */
function alternatives(path: string): readonly string[] {
  const [whole, inner] = /\{([^}]*)\}/.exec(path) ?? []
  if (whole === undefined || inner === undefined) return [path]
  return inner.split(',').flatMap((one) => alternatives(path.replace(whole, one)))
}

function escaped(text: string): string {
  return text.replace(/[.+?^${}()|[\]\\]/g, '\\$&')
}
