import { data, type LoaderFunctionArgs, type MetaFunction, redirect } from '@remix-run/node'
import { useLoaderData } from '@remix-run/react'
import { findProblem } from '~/api/response/problem-guide.server'
import { MessageCard } from '~/shared/page/message-card'
import { pageMeta } from '~/shared/page/root-data'
import { guidePath } from '~/shared/paths/guides'
import { button } from '~/ui/controls/button-class'
import { Link } from '~/ui/controls/link'
import { DocsPage } from '../docs-page'
import { docsText } from '../docs-text'
import { ProblemCard } from './problem-card'

const errorsGuide = 'errors'

export function loader({ params: { code = '' } }: LoaderFunctionArgs) {
  const problem = findProblem(code) ?? null
  if (problem !== null && !problem.path.endsWith(`/${code}`)) throw redirect(problem.path, 301)
  return data({ problem }, { status: problem === null ? 404 : 200 })
}

export const headers = () => ({ 'Cache-Control': 'public, max-age=300' })

export const meta: MetaFunction<typeof loader> = (args) => {
  const problem = args.data?.problem
  if (!problem) return pageMeta(args, { title: docsText.unknownProblem, unlisted: true })
  return pageMeta(args, { title: docsText.problem.titleOf(problem.code), description: problem.meaning })
}

export default function Problem() {
  const { problem } = useLoaderData<typeof loader>()
  const back = (
    <Link to={guidePath({ slug: errorsGuide })} className={button({})}>
      {docsText.problem.others}
    </Link>
  )
  if (problem === null) {
    return (
      <MessageCard title={docsText.unknownProblem} line={docsText.unknownLine}>
        {back}
      </MessageCard>
    )
  }
  return (
    <DocsPage title={docsText.problem.titleOf(problem.code)} current={errorsGuide}>
      <ProblemCard {...problem} />
      <p>{back}</p>
    </DocsPage>
  )
}
