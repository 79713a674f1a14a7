import { PageHead } from '~/shared/page/page-head'
import { type MetaArguments, pageMeta } from '~/shared/page/root-data'
import { MethodologyContents, MethodologyEntries } from './methodology'
import { layout } from './methodology.css'
import { methodologyText as text } from './methodology-text'

export const headers = () => ({ 'Cache-Control': 'public, max-age=60' })

export const meta = (args: MetaArguments) =>
  pageMeta(args, { title: text.title, description: text.describes })

/** Page that explains how each number is computed. */
export default function Methodology() {
  return (
    <>
      <PageHead title={text.title} line={text.line} />
      <div className={layout}>
        <MethodologyContents />
        <MethodologyEntries />
      </div>
    </>
  )
}
