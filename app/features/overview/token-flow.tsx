import { formatUsd } from '~/domain/format/format'
import { volumeThresholds } from '~/domain/order/tiers'
import { HeldRanking } from '~/shared/live/held-ranking'
import { MetricInfo } from '~/shared/metric-info/metric-info'
import { PolledStatus } from '~/shared/page-data/polled-status'
import { usePolled } from '~/shared/page-data/use-polled'
import { SwitchLink } from '~/ui/controls/switch-link'
import { ExportLink } from '~/ui/export/export-link'
import { usePendingLocation } from '~/ui/hooks/use-pending-location'
import { Card } from '~/ui/panel/card'
import { PanelState } from '~/ui/panel/panel-state'
import { StaleDimmer } from '~/ui/panel/stale-dimmer'
import { assign, flagParam, hrefWith, readParam } from '~/ui/url/url-param'
import { overviewText } from './overview-text'
import { flowPace, type OverviewPanels, paces, panelPath, rowCounts } from './panels'
import { flowCsvHref, flowRows, volumeOfDca } from './token-volume'
import { flowColumns, TierDots } from './token-volume-columns'
import { legend } from './token-volumes.css'
import { Unavailable } from './top-tokens'

/** URL parameter that includes stablecoins and SOL in the table. They are hidden by default. */
const stablesParam = flagParam('stables')

const periodSeconds = paces.flow.everyMs / 1_000

/** Remaining buys and sells of the active DCA orders, summed by token. */
export function TokenFlow({ answer }: { readonly answer: OverviewPanels['flow'] }) {
  const polled = usePolled(panelPath('flow'), answer, flowPace)
  const showsStables = useShowsStables()
  const rows = polled.data?.map(volumeOfDca)
  return (
    <Card
      title={overviewText.flow}
      status={<PolledStatus polled={polled} periodSeconds={periodSeconds} />}
      actions={<Actions empty={rows === undefined || rows.length === 0} hidesStables={!showsStables} />}
      notice={polled.notice}
      footer={
        <>
          <Legend />
          <StablesSwitch hides={!showsStables} />
        </>
      }
    >
      {rows === undefined ? (
        <Unavailable polled={polled} />
      ) : rows.length === 0 ? (
        <PanelState
          kind="empty"
          times={polled.times}
          title={overviewText.none}
          reason={overviewText.noFlow}
        />
      ) : (
        <StaleDimmer times={polled.times} periodSeconds={periodSeconds}>
          <HeldRanking
            caption={overviewText.flow}
            columns={flowColumns}
            rows={flowRows(rows, { hideStables: !showsStables, most: rowCounts.ranking })}
            keyOf={(row) => row.mint}
            view={String(showsStables)}
          />
        </StaleDimmer>
      )}
    </Card>
  )
}

interface ActionsProps {
  readonly empty: boolean
  readonly hidesStables: boolean
}

function Actions({ empty, hidesStables }: ActionsProps) {
  return (
    <>
      <MetricInfo of="dcaRemainingByToken" />
      <ExportLink href={flowCsvHref({ hidesStables })} empty={empty} what={overviewText.flow} />
    </>
  )
}

/**
 * Returns whether stablecoins and SOL are shown. Uses the pending URL, so the change is immediate. The data
 * of the page does not depend on this choice.
 */
function useShowsStables(): boolean {
  return readParam(stablesParam, new URLSearchParams(usePendingLocation().search))
}

function StablesSwitch({ hides }: { readonly hides: boolean }) {
  return (
    <SwitchLink
      on={hides}
      to={hrefWith(usePendingLocation(), assign(stablesParam, hides))}
      title={overviewText.hideStablesTitle}
    >
      {overviewText.hideStables}
    </SwitchLink>
  )
}

function Legend() {
  return (
    <span className={legend} title={overviewText.tierLegend}>
      {volumeThresholds.map((threshold) => {
        const { text, suffix } = formatUsd(threshold)
        return (
          <span key={threshold}>
            <TierDots usd={threshold} />
            {`${Number(text)}${suffix}`}
          </span>
        )
      })}
    </span>
  )
}
