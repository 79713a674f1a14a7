/** Number of turns in which a loading page can be painted. */
export const turnCount = 6
/**
 * Value of the attribute `data-turn`. On a wide screen, a loading page lays out and paints an element with this
 * attribute in a frame of its own, after the elements without a turn or with a smaller one. No task then takes long
 * enough to block the visitor. Without scripts and on phones, nothing waits.
 */
export type Turn = `t${1 | 2 | 3 | 4 | 5 | 6}`

/** Style of an element, or of its container, whose content takes up `height` px until its turn. */
export function turnHeight(height: number) {
  return { vars: { '--turn-height': `${height}px` } } as const
}

/** Attribute of the document with the turns that have not come yet. */
const waiting = 'data-turns'

/**
 * Inline script that runs before the first paint. In each frame, it lets the next panel be painted that the document
 * contains. A link to a place within the page shows all at once, because the place may be in any panel. The script
 * must not contain characters that the renderer escapes.
 */
export const turnScript =
  `if(!location.hash){const e=document.documentElement;let n=0;` +
  `const list=function(){const all=[];for(let i=n+1;i!=${turnCount + 1};i++)all.push(\`t\${i}\`);return all.join(\` \`)};` +
  `const next=function(){const parsed=document.readyState!=\`loading\`;` +
  `while(n!=${turnCount}){const found=document.querySelector(\`[data-turn=t\${n+1}]\`);` +
  `if(found||parsed)n++;if(found||!parsed)break}` +
  `if(n==${turnCount})e.removeAttribute(\`${waiting}\`);` +
  `else{e.setAttribute(\`${waiting}\`,list());requestAnimationFrame(function(){setTimeout(next)})}};` +
  `e.setAttribute(\`${waiting}\`,list());requestAnimationFrame(function(){setTimeout(next)})}`

/** Selector of the document while a turn has not come yet. */
export function beforeTurn(turn: string): string {
  return `:root[${waiting}~="${turn}"]`
}
