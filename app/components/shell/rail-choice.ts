/** Where the device remembers which width of the sidebar the visitor has chosen; nothing = the window's width decides. */
export const railKey = 'rail'
export type RailChoice = 'wide' | 'narrow'

/**
 * Runs before anything is painted: puts the remembered width on the page and says that there are scripts. It holds no character that the
 * renderer escapes, so it can be written as plain text. Where storage is blocked, the window's width decides.
 */
export const shellScript =
  'const d=document.documentElement.dataset;d.script=`on`;' +
  `try{const r=localStorage.getItem(\`${railKey}\`);if([\`wide\`,\`narrow\`].includes(r))d.rail=r}catch(e){}`

/** Puts a choice on the page, as the script above does for a remembered one. */
export function showRailChoice(choice: RailChoice): void {
  document.documentElement.dataset.rail = choice
}
