import { type PartUse, readTree } from '../latency/process-tree'

/** A part of the world whose memory and CPU time are measured. `node`: the stub that plays the node. */
export type WorldPart = 'web' | 'indexer' | 'postgres' | 'node'
export const productParts = ['web', 'indexer', 'postgres'] as const

export interface Pids {
  readonly product: number
  readonly postgres: number
  readonly node: number
}

/** Memory and CPU of each part during a phase. */
export interface Usage {
  /** Most memory of the product's parts together at one moment, bytes. */
  readonly mostBytes: number
  readonly parts: Readonly<Record<WorldPart, { readonly mostBytes: number; readonly cpuShare: number }>>
}

const everyMs = 5_000

/** Samples all processes until the returned function is called. */
export function watchUsage(pids: Pids): () => Usage {
  const startedMs = performance.now()
  const first = readParts(pids)
  const most = { web: 0, indexer: 0, postgres: 0, node: 0 }
  let mostBytes = 0

  function sample(): Readonly<Record<WorldPart, PartUse>> {
    const parts = readParts(pids)
    for (const part of Object.keys(most) as WorldPart[]) most[part] = Math.max(most[part], parts[part].bytes)
    mostBytes = Math.max(
      mostBytes,
      productParts.reduce((sum, part) => sum + parts[part].bytes, 0),
    )
    return parts
  }

  const timer = setInterval(sample, everyMs)
  return () => {
    clearInterval(timer)
    const last = sample()
    const elapsedMs = performance.now() - startedMs
    const use = (part: WorldPart) => ({
      mostBytes: most[part],
      cpuShare: (last[part].cpuMs - first[part].cpuMs) / elapsedMs,
    })
    return {
      mostBytes,
      parts: { web: use('web'), indexer: use('indexer'), postgres: use('postgres'), node: use('node') },
    }
  }
}

function readParts({ product, postgres, node }: Pids): Readonly<Record<WorldPart, PartUse>> {
  const { web, indexer } = readTree(product, 'web')
  return {
    ...{ web, indexer },
    postgres: readTree(postgres, 'postgres').postgres,
    node: readTree(node, 'simulator').simulator,
  }
}
