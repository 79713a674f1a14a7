import type { Rollup } from 'vite'
import { absolute } from './paths'

/**
 * Modules that every page loads: the start in the browser, the routes around all pages, and the small module
 * around the first page.
 */
const aroundPages = [
  'app/entry.client.tsx',
  'app/root.tsx',
  'app/features/order/page.tsx',
  'app/features/overview/surroundings.tsx',
]
/** The page that most visitors see first. */
const firstPage = 'app/features/overview/route.tsx'

const ofFramework =
  /\/node_modules\/(react|react-dom|scheduler|react-router|react-router-dom|turbo-stream|@remix-run)\//
const ofNivo = /\/node_modules\/(@nivo\/(?!bar|pie|heatmap)|d3-|lodash)|\/vendor\/react-spring-absent\//

/**
 * Puts modules that pages share into two files instead of thirty, because fewer requests are needed and
 * larger files compress better. `frame` contains what every page loads, and what the first page has in common
 * with another page. Nivo's core is separate from the charts, so that a phone evaluates it in a separate
 * task. This function names no other files of Sextant, so moving or renaming other files changes nothing.
 */
export function createChunks(): ManualChunks {
  let frame: ReadonlySet<string> | undefined
  return (id, graph) => {
    if (ofFramework.test(id)) return 'framework'
    if (ofNivo.test(id)) return 'nivo'
    frame ??= modulesOfFrame(graph)
    // Packages stay where Rollup puts them. If helpers of the framework were in `frame`, the two files would
    // import each other.
    return id.startsWith(absolute('app/')) && frame.has(id) ? 'frame' : undefined
  }
}

type ManualChunks = (id: string, graph: ModuleGraph) => string | undefined
type ModuleGraph = Pick<Rollup.PluginContext, 'getModuleIds' | 'getModuleInfo'>

function modulesOfFrame(graph: ModuleGraph): ReadonlySet<string> {
  const around = staticImportsOf(aroundPages.map(absolute), graph)
  const first = staticImportsOf([absolute(firstPage)], graph)
  const others = [...graph.getModuleIds()].filter(
    (id) => graph.getModuleInfo(id)?.isEntry && !id.startsWith(absolute(firstPage)),
  )
  const elsewhere = staticImportsOf(others, graph)
  return new Set([...around, ...[...first].filter((id) => elsewhere.has(id))])
}

/**
 * Returns the ids of the given modules and of all modules that they import statically, directly or
 * indirectly. Throws if one of the given modules is not in the build.
 */
function staticImportsOf(entries: readonly string[], graph: ModuleGraph): ReadonlySet<string> {
  const found = new Set<string>()
  const visit = (id: string): void => {
    if (found.has(id)) return
    found.add(id)
    for (const imported of graph.getModuleInfo(id)?.importedIds ?? []) visit(imported)
  }
  for (const entry of entries) {
    if (graph.getModuleInfo(entry) === null) throw new Error(`not part of the build: ${entry}`)
    visit(entry)
  }
  return found
}
