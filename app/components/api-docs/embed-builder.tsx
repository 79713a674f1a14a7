import { Form, useLocation } from '@remix-run/react'
import { mints } from '~/domain/mints'
import { button } from '~/ui/button.css'
import * as field from '~/ui/field.css'
import { choiceParam, readParam, textParam, type UrlParam } from '~/ui/url-param'
import { type EmbedTheme, embedSize, embedThemes, themeParam } from '../glance/embed-choices'
import { type EmbedKind, embedKinds, embedPath } from '../glance/embed-paths'
import { type GlanceRange, glanceRanges, rangeParam } from '../glance/glance-range'
import { useSite } from '../shell/site'
import { CodeBlock } from './code-block'
import { docsText } from './docs-text'
import * as styles from './embed-builder.css'

const kindParam = choiceParam('kind', embedKinds, 'token')
const idParam = textParam('id', 100)
const examples = { token: mints.wSOL, market: 'SOL-PERP' } as const satisfies Record<EmbedKind, string>

/** Puts an embed together: what it shows stands in the address, so that it works without scripts. */
export function EmbedBuilder() {
  const params = new URLSearchParams(useLocation().search)
  const kind = readParam(kindParam, params)
  const id = readParam(idParam, params) || examples[kind]
  const theme = readParam(themeParam, params)
  const range = readParam(rangeParam, params)
  const origin = useSite()?.publicUrl ?? ''
  const path = embedPath(kind, id)
  const query = queryOf(theme, range)
  const picture = `${path}.svg${query}`
  const { width, height } = embedSize
  return (
    <div className={styles.builder}>
      <Form
        method="get"
        preventScrollReset
        className={styles.choices}
        key={`${kind} ${id} ${theme} ${range}`}
      >
        <Choice param={kindParam} label={docsText.embed.choices.kind} values={embedKinds} chosen={kind} />
        <label className={styles.choice}>
          {docsText.embed.id}
          <span className={field.field}>
            <input className={field.bare} name={idParam.name} defaultValue={id} spellCheck={false} />
          </span>
        </label>
        <Choice param={themeParam} label={docsText.embed.choices.theme} values={embedThemes} chosen={theme} />
        <Choice
          param={rangeParam}
          label={docsText.embed.choices.range}
          values={glanceRanges}
          chosen={range}
        />
        <button type="submit" className={button({ look: 'primary' })}>
          {docsText.embed.show}
        </button>
      </Form>
      <div className={styles.preview}>
        <iframe
          className={styles.frame}
          src={path + query}
          title={docsText.embed.frame}
          width={width}
          height={frameHeight}
        />
        <img
          src={picture}
          alt={docsText.embed.picture}
          width={width}
          height={height}
          className={styles.picture}
        />
      </div>
      <CodeBlock
        language="html"
        code={`<iframe src="${origin}${htmlQuoted(path + query)}" width="${width}" height="${frameHeight}" style="border:0" title="${docsText.embed.frame}" loading="lazy"></iframe>`}
      />
      <CodeBlock
        language="html"
        code={`<img src="${origin}${htmlQuoted(picture)}" width="${width}" height="${height}" alt="${docsText.embed.picture}">`}
      />
    </div>
  )
}

/** A frame needs a little more than a picture. */
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
      <select name={param.name} defaultValue={chosen} className={field.select}>
        {values.map((value) => (
          <option key={value}>{value}</option>
        ))}
      </select>
    </label>
  )
}

function queryOf(theme: EmbedTheme, range: GlanceRange): string {
  const params = new URLSearchParams()
  if (theme !== themeParam.fallback) params.set(themeParam.name, theme)
  if (range !== rangeParam.fallback) params.set(rangeParam.name, range)
  return params.size === 0 ? '' : `?${params}`
}

/** Addresses have no quotes; an ampersand is the one sign that HTML writes otherwise. */
function htmlQuoted(address: string): string {
  return address.replaceAll('&', '&amp;')
}
