import { turnsScript } from '~/ui/panel/turns'

/**
 * Storage key of the chosen sidebar width. If no value is stored, the width of the window decides whether the
 * sidebar is narrow.
 */
export const sidebarKey = 'rail'
export type SidebarChoice = 'wide' | 'narrow'

/**
 * Inline script that runs before the first paint. It applies the stored sidebar width, marks the document as
 * having scripts, and allows the turns of panels. It must not contain characters that the renderer escapes. If
 * the browser blocks storage, the width of the window decides.
 */
export const shellScript =
  'const d=document.documentElement.dataset;d.script=`on`;' +
  `try{const r=localStorage.getItem(\`${sidebarKey}\`);if([\`wide\`,\`narrow\`].includes(r))d.rail=r}catch(e){}` +
  turnsScript

/**
 * Applies a new choice of the sidebar width. The inline script applies only the choice that was stored before
 * the page loaded.
 */
export function showSidebarChoice(choice: SidebarChoice): void {
  document.documentElement.dataset.rail = choice
}
