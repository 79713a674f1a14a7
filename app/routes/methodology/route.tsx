import { MethodologyContents, MethodologyEntries } from '~/components/methodology/methodology'
import { layout } from '~/components/methodology/methodology.css'
import { methodologyText as text } from '~/components/methodology/methodology-text'
import { PageHead } from '~/components/shell/page-head'
import { type MetaArguments, pageMeta } from '~/components/shell/root-data'

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
