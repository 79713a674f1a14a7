import type { LoaderArguments } from '~/context/page-loader.server'
import { pageContextOf } from '~/context.server'
import { feedNames, feedPath } from '~/shared/paths/feed-paths'
import { docsTitles, guidePath, guides, referencePath } from '~/shared/paths/guides'
import { webFeedText } from '~/shared/sharing/web-feed-text'

/** Returns `llms.txt` (llmstxt.org), which describes the API for language models. */
export function loader({ context }: LoaderArguments) {
  const { publicUrl, productName } = pageContextOf(context).site
  const lines = [
    `# ${productName}`,
    '',
    '> Public market data of Solana DeFi trading: DCA and limit orders of Jupiter, limit orders of Kamino, perpetuals of Drift and Velocity. Read-only JSON over HTTP and a live stream, no key needed.',
    '',
    '## API',
    '',
    `- [${docsTitles.reference}](${publicUrl}${referencePath}.md): paths, parameters and responses`,
    `- [OpenAPI 3.1](${publicUrl}/openapi.json): machine-readable, with schemas, units and examples`,
    '',
    '## Feeds',
    '',
    ...feedNames.map(
      (name) =>
        `- [${webFeedText.titles[name]}](${publicUrl}${feedPath(name, 'json')}): JSON Feed; Atom at ${feedPath(name)}`,
    ),
    '',
    `## ${docsTitles.guides}`,
    '',
    ...guides.map((guide) => `- [${guide.title}](${publicUrl}${guidePath(guide)}.md): ${guide.line}`),
  ]
  return new Response(`${lines.join('\n')}\n`, {
    headers: { 'Content-Type': 'text/plain; charset=utf-8', 'Cache-Control': 'public, max-age=3600' },
  })
}
