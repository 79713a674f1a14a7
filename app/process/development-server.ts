import type { ServerBuild } from '@remix-run/node'
import type { DevelopmentServer } from '~/http/web-server'
import type { Running } from './running'

/** Vite inside our own server, for `npm run dev`: pages and styles reload as they are written. */
export async function createDevelopmentServer(root: string): Promise<DevelopmentServer & Running> {
  const { createServer } = await import('vite')
  const vite = await createServer({ root, appType: 'custom', server: { middlewareMode: true } })
  return {
    middlewares: vite.middlewares,
    async loadBuild() {
      const build: unknown = await vite.ssrLoadModule('virtual:remix/server-build')
      return build as ServerBuild // Remix's own module, which has no schema
    },
    stop: () => vite.close(),
  }
}
