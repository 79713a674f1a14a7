import { createHash } from 'node:crypto'
import type { LoaderArguments } from '~/context/page-loader.server'
import { pageContextOf } from '~/context.server'
import { escapeXml } from '~/lib/text/escape-xml'
import { offlineText as text } from '~/shared/offline/offline-text'
import { listPlace } from '~/shared/offline/worker/offline-path'
import { appearanceScript } from '~/ui/appearance/appearance'
import { colorProperties } from '~/ui/theme/color-properties'
import { dark, light } from '~/ui/theme/palettes'

const colors = ['bg0', 'bg1', 'border', 'text', 'muted', 'link', 'focus'] as const

const offlineStyle = [
  `:root{${colorProperties(dark, colors)};color-scheme:dark}:root.light{${colorProperties(light, colors)};color-scheme:light}`,
  '*{box-sizing:border-box;margin:0}',
  'body{font:14px/1.5 "Segoe UI",Roboto,"Liberation Sans",system-ui,sans-serif;background:var(--bg0);color:var(--text);padding:24px 16px}',
  'main{display:grid;gap:16px;max-width:640px;margin:0 auto;padding:24px;background:var(--bg1);border:1px solid var(--border);border-radius:8px}',
  'h1{font-size:20px}h2{font-size:14px}p,time{color:var(--muted)}',
  'a{color:var(--link)}a:focus-visible{outline:2px solid var(--focus);outline-offset:2px}',
  'ul{list-style:none;padding:0}li{display:flex;flex-wrap:wrap;gap:0 16px;justify-content:space-between;padding:10px 0;border-top:1px solid var(--border)}',
  'section:not(:has(li)){display:none}',
].join('')

const hashOf = (source: string) => `'sha256-${createHash('sha256').update(source).digest('base64')}'`

const policy = [
  "default-src 'none'",
  `style-src ${hashOf(offlineStyle)}`,
  `script-src ${hashOf(appearanceScript)}`,
  "base-uri 'none'",
  "form-action 'none'",
  "frame-ancestors 'none'",
].join('; ')

/**
 * Returns the page that the service worker shows without a connection in place of a page that it has not stored. The
 * worker fills in the list of stored pages. The empty link leads to the URL in the address bar, which is that of the
 * wanted page. The document needs nothing else, so the worker stores only this response.
 */
export function loader({ context }: LoaderArguments) {
  const { productName } = pageContextOf(context).site
  const html = [
    '<!DOCTYPE html><html lang="en"><head><meta charset="utf-8">',
    '<meta name="viewport" content="width=device-width,initial-scale=1"><meta name="robots" content="noindex">',
    `<title>${escapeXml(`${text.title} · ${productName}`)}</title>`,
    `<script>${appearanceScript}</script><style>${offlineStyle}</style></head><body><main>`,
    `<h1>${text.title}</h1><p>${text.line}</p><p><a href="">${text.retry}</a></p>`,
    `<section><h2>${text.stored}</h2><ul>${listPlace}</ul></section></main></body></html>`,
  ].join('')
  return new Response(html, {
    headers: {
      'Content-Type': 'text/html; charset=utf-8',
      'Content-Security-Policy': policy,
      'Cache-Control': 'public, max-age=60',
    },
  })
}
