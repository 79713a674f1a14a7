import { ThemeMenu } from '~/ui/appearance/theme-menu'
import { ThemeSwitches } from '~/ui/appearance/theme-switches'
import { Card } from '~/ui/panel/card'
import { ControlSamples } from './control-samples'
import { DataSamples } from './data-samples'
import * as styles from './gallery.css'
import { OverlaySamples } from './overlay-samples'
import { StateSamples } from './state-samples'

/** Shows every UI component in every state. */
export function Gallery() {
  return (
    <>
      <h1>Primitives</h1>
      <div className={styles.grid}>
        <Card title="Appearance" actions={<ThemeMenu />}>
          <div className={styles.samples}>
            <ThemeSwitches />
          </div>
        </Card>
        <ControlSamples />
        <OverlaySamples />
        <DataSamples />
        <StateSamples />
      </div>
    </>
  )
}
