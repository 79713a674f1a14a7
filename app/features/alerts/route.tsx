import { pageLoader } from '~/context/page-loader.server'
import { alertsText } from '~/shared/alerts/alerts-text'
import { PageHead } from '~/shared/page/page-head'
import { type MetaArguments, pageMeta } from '~/shared/page/root-data'
import { definePage } from '~/shared/page-data/define-page'
import { keepParts } from '~/shared/page-data/keep-parts'
import { AlertLog } from './alert-log'
import { needsScriptLine, parts } from './alerts.css'
import { alertsPageText } from './alerts-page-text'
import { NotificationCard } from './notification-card'
import { readAlerts } from './read-alerts.server'
import { reconcileAlerts } from './reconcile'
import { RuleForm } from './rule-form'
import { RuleList } from './rule-list'
import { useAlertRules } from './use-alert-rules'

const page = definePage({ reconcile: reconcileAlerts, keep: keepParts })

export const loader = pageLoader(page, ({ services, search }) => readAlerts(services, search))

export const clientLoader = page.clientLoader

export const headers = () => ({ 'Cache-Control': 'public, max-age=5' })

export const meta = (args: MetaArguments) =>
  pageMeta(args, { title: alertsText.title, description: alertsPageText.line })

/** The alerts of this device: a form for new ones, the rules, and a log of what fired. */
export default function Alerts() {
  const found = page.useData()
  const { rules, add, remove } = useAlertRules()
  return (
    <>
      <PageHead title={alertsText.title} line={alertsPageText.line} />
      <noscript>
        <p className={needsScriptLine}>{alertsPageText.needsScript}</p>
      </noscript>
      <div className={parts} data-needs-script="">
        <RuleForm of={found?.of ?? null} options={found?.answer.data ?? []} onAdd={add} />
        <NotificationCard />
        <RuleList rules={rules} onRemove={remove} />
        <AlertLog />
      </div>
    </>
  )
}
