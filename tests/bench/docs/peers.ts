import { execFileSync } from 'node:child_process'
import { existsSync, mkdirSync, readFileSync } from 'node:fs'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { join } from 'node:path'
import { brotliCompressSync } from 'node:zlib'

/** Another renderer of OpenAPI documents, embedded as its instructions describe. */
export interface Peer {
  readonly name: string
  readonly url: string
}

interface PeerFacts {
  readonly name: string
  /** Package and version for `npm pack`. */
  readonly spec: string
  readonly script: string
  readonly style?: string
  readonly body: string
}

const peers: readonly PeerFacts[] = [
  {
    name: 'Swagger UI',
    spec: 'swagger-ui-dist@5.35.0',
    script: 'swagger-ui-bundle.js',
    style: 'swagger-ui.css',
    body: '<div id="ui"></div>SCRIPT<script>SwaggerUIBundle({ url: "/openapi.json", dom_id: "#ui" })</script>',
  },
  {
    name: 'Redoc',
    spec: 'redoc@2.5.0',
    script: 'bundles/redoc.standalone.js',
    body: '<redoc spec-url="/openapi.json"></redoc>SCRIPT',
  },
  {
    name: 'Scalar',
    spec: '@scalar/api-reference@1.72.1',
    script: 'dist/browser/standalone.js',
    body: '<div id="ui"></div>SCRIPT<script>Scalar.createApiReference("#ui", { url: "/openapi.json" })</script>',
  },
]

/**
 * Folder for the downloaded packages, beside other downloads of benchmarks. The product does not depend on
 * them.
 */
const folder = join(process.cwd(), '.cache/docs-peers')

/**
 * Downloads the package of a peer if it is missing. The dependencies are not downloaded, because the bundles
 * include them. Returns the content of the file.
 */
function peerFile({ name, spec }: PeerFacts, file: string): string {
  const own = join(folder, name.replaceAll(' ', '-'))
  if (!existsSync(join(own, 'package'))) {
    mkdirSync(own, { recursive: true })
    const packed = execFileSync('npm', ['pack', spec, '--silent', '--pack-destination', own], {
      encoding: 'utf8',
    })
    execFileSync('tar', ['-xzf', join(own, packed.trim().split('\n').at(-1) ?? ''), '-C', own])
  }
  return readFileSync(join(own, 'package', file), 'utf8')
}

/** Serves every peer with the given document, compressed like Sextant's files. */
export async function servePeers(document: string) {
  const files = new Map<string, { readonly type: string; readonly body: Buffer }>()
  const put = (path: string, type: string, text: string) =>
    files.set(path, { type, body: brotliCompressSync(Buffer.from(text)) })
  put('/openapi.json', 'application/json', document)
  for (const [index, peer] of peers.entries()) {
    const style = peer.style === undefined ? '' : `<link rel="stylesheet" href="/${index}.css">`
    if (peer.style !== undefined) put(`/${index}.css`, 'text/css', peerFile(peer, peer.style))
    put(`/${index}.js`, 'text/javascript', peerFile(peer, peer.script))
    const body = peer.body.replace('SCRIPT', `<script src="/${index}.js"></script>`)
    put(`/${index}`, 'text/html', `<!doctype html><meta charset="utf-8">${style}<body>${body}`)
  }
  const server = createServer((request, response) => {
    const file = files.get(request.url ?? '')
    if (file === undefined) response.writeHead(404).end()
    else response.writeHead(200, { 'content-type': file.type, 'content-encoding': 'br' }).end(file.body)
  })
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening))
  const origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
  return {
    peers: peers.map(({ name }, index): Peer => ({ name, url: `${origin}/${index}` })),
    stop: () => server.close(),
  }
}
