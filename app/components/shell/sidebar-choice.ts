/** Storage key of the chosen sidebar width. Without a value, the window's width decides. */
export const sidebarKey = 'rail'
export type SidebarChoice = 'wide' | 'narrow'

/**
 * Inline script that runs before the first paint. It applies the stored width and marks the page as having
 * scripts. It must not contain characters that the renderer escapes. If storage is blocked, the window's
 * width decides.
 */
export const shellScript =
  'const d=document.documentElement.dataset;d.script=`on`;' +
  `try{const r=localStorage.getItem(\`${sidebarKey}\`);if([\`wide\`,\`narrow\`].includes(r))d.rail=r}catch(e){}`

/** Applies a new choice, as the script above does for a stored one. */
export function showSidebarChoice(choice: SidebarChoice): void {
  document.documentElement.dataset.rail = choice
}
