import { Form, useLocation } from '@remix-run/react'
import { mints } from '~/domain/token/mints'
import { useSite } from '~/shared/page/site'
import { type EmbedKind, embedKinds, embedPath } from '~/shared/paths/embed-paths'
import {
  type CardRange,
  cardRanges,
  type EmbedTheme,
  embedSize,
  embedThemes,
  rangeParam,
  themeParam,
} from '~/shared/sharing/embed-choices'
import { button } from '~/ui/controls/button-class'
import * as field from '~/ui/controls/field.css'
import { Icon } from '~/ui/marks/icon'
import { choiceParam, readParam, textParam, type UrlParam } from '~/ui/url/url-param'
import { docsText } from '../docs-text'
import { CodeBlock } from './code-block'
import * as styles from './embed-builder.css'

const kindParam = choiceParam('kind', embedKinds, 'token')
const idParam = textParam('id', 100)
const examples = { token: mints.wSOL, market: 'SOL-PERP' } as const satisfies Record<EmbedKind, string>

/** Options of the embed. */
interface Choices {
  readonly kind: EmbedKind
  readonly id: string
  readonly theme: EmbedTheme
  readonly range: CardRange
}

/** Form that configures an embed. The options are URL parameters, so the form works without scripts. */
export function EmbedBuilder() {
  const params = new URLSearchParams(useLocation().search)
  const kind = readParam(kindParam, params)
  const id = readParam(idParam, params) || examples[kind]
  const choices = { kind, id, theme: readParam(themeParam, params), range: readParam(rangeParam, params) }
  return (
    <div className={styles.builder}>
      <ChoicesForm {...choices} key={Object.values(choices).join(' ')} />
      <Outcome {...choices} />
    </div>
  )
}

function ChoicesForm({ kind, id, theme, range }: Choices) {
  const { choices, show } = docsText.embed
  return (
    <Form method="get" preventScrollReset className={styles.choices}>
      <Choice param={kindParam} label={choices.kind} values={embedKinds} chosen={kind} />
      <label className={styles.choice}>
        {docsText.embed.id}
        <span className={field.field}>
          <input className={field.bare} name={idParam.name} defaultValue={id} spellCheck={false} />
        </span>
      </label>
      <Choice param={themeParam} label={choices.theme} values={embedThemes} chosen={theme} />
      <Choice param={rangeParam} label={choices.range} values={cardRanges} chosen={range} />
      <button type="submit" className={button({ variant: 'primary' })}>
        {show}
      </button>
    </Form>
  )
}

/** Previews of the embed as a page in an iframe and as an image, with the HTML code for each. */
function Outcome({ kind, id, theme, range }: Choices) {
  const origin = useSite()?.publicUrl ?? ''
  const query = queryOf(theme, range)
  const page = embedPath(kind, id) + query
  const picture = `${embedPath(kind, id)}.svg${query}`
  const { width, height } = embedSize
  const { frame, picture: alt } = docsText.embed
  const size = (tall: number) => `width="${width}" height="${tall}"`
  return (
    <>
      <div className={styles.preview}>
        <iframe className={styles.frame} src={page} title={frame} width={width} height={frameHeight} />
        <img className={styles.picture} src={picture} alt={alt} width={width} height={height} />
      </div>
      <CodeBlock
        language="html"
        code={`<iframe src="${origin}${htmlQuoted(page)}" ${size(frameHeight)} style="border:0" title="${frame}" loading="lazy"></iframe>`}
      />
      <CodeBlock
        language="html"
        code={`<img src="${origin}${htmlQuoted(picture)}" ${size(height)} alt="${alt}">`}
      />
    </>
  )
}

/** Height of the iframe, pixels. The iframe is slightly taller than the image. */
const frameHeight = 192

interface ChoiceProps<T extends string> {
  readonly param: UrlParam<T>
  readonly label: string
  readonly values: readonly T[]
  readonly chosen: T
}

function Choice<T extends string>({ param, label, values, chosen }: ChoiceProps<T>) {
  return (
    <label className={styles.choice}>
      {label}
      <span className={field.selectFrame}>
        <select name={param.name} defaultValue={chosen} className={field.select}>
          {values.map((value) => (
            <option key={value}>{value}</option>
          ))}
        </select>
        <Icon name="down" size={12} />
      </span>
    </label>
  )
}

function queryOf(theme: EmbedTheme, range: CardRange): string {
  const params = new URLSearchParams()
  if (theme !== themeParam.fallback) params.set(themeParam.name, theme)
  if (range !== rangeParam.fallback) params.set(rangeParam.name, range)
  return params.size === 0 ? '' : `?${params}`
}

/** Escapes a URL for HTML. URLs contain no quotes, so only ampersands must be escaped. */
function htmlQuoted(address: string): string {
  return address.replaceAll('&', '&amp;')
}
