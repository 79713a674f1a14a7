import { colorProperties } from '~/ui/theme/color-properties'
import { dark, light } from '~/ui/theme/palettes'

const colors = ['bg1', 'border', 'text', 'muted', 'warn', 'buy', 'sell', 'accent', 'link', 'focus'] as const

/**
 * Style sheet of all embeds that are HTML pages. It is constant, so that a single hash in the content
 * security policy allows it. A class on the root element selects the theme, and sizes follow the width of the
 * frame.
 */
export const embedStyle = [
  `:root{${colorProperties(dark, colors)};color-scheme:dark}:root.light{${colorProperties(light, colors)};color-scheme:light}`,
  '*{box-sizing:border-box;margin:0}',
  "body{font:13px/1.35 system-ui,-apple-system,'Segoe UI',Roboto,'Noto Sans','Liberation Sans',Arial,sans-serif;background:var(--bg1);color:var(--text)}",
  'a{color:inherit;text-decoration:none}a:focus-visible{outline:2px solid var(--focus);outline-offset:-2px}',
  '.card{display:grid;gap:8px;padding:12px 16px;min-height:100vh;border:1px solid var(--border);border-radius:8px;align-content:space-between}',
  '.card:hover .more{text-decoration:underline}',
  '.head{display:flex;gap:8px;align-items:center;min-width:0}h1{font-size:17px;white-space:nowrap}',
  '.name{color:var(--muted);overflow:hidden;text-overflow:ellipsis;white-space:nowrap}',
  '.caution{color:var(--warn);font-weight:700;white-space:nowrap;margin-left:auto}',
  'img{width:24px;height:24px;border-radius:50%;display:block}',
  '.price{display:flex;gap:16px;align-items:center;justify-content:space-between}',
  '.figure{font-size:28px;font-weight:700;line-height:1.15;font-variant-numeric:tabular-nums}',
  '.up{color:var(--buy);font-weight:700}.down{color:var(--sell);font-weight:700}.span,dt,footer{color:var(--muted)}',
  'figure{flex:0 1 180px;min-width:70px}figcaption{font-size:10px;color:var(--muted);white-space:nowrap;overflow:hidden;text-overflow:ellipsis}svg{display:block;width:100%;height:44px;fill:none;stroke:var(--accent);stroke-width:1.8;stroke-linejoin:round}svg.up{stroke:var(--buy)}svg.down{stroke:var(--sell)}path{vector-effect:non-scaling-stroke}',
  'dl{display:flex;flex-wrap:wrap;gap:4px 24px}dt{font-size:11px}dd{font-variant-numeric:tabular-nums}',
  'footer{display:flex;flex-wrap:wrap;gap:2px 8px;font-size:11px;border-top:1px solid var(--border);padding-top:6px}.warn{color:var(--warn)}.more{margin-left:auto;color:var(--link);font-weight:700}',
  '@media(max-width:420px){.card{gap:4px;padding:8px 12px}.figure{font-size:24px}dl{gap:2px 16px}}',
].join('')
