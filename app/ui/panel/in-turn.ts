import type { CSSProperties } from 'react'

/** Number of turns in which a loading page can be painted. */
export const turnCount = 6
export type Turn = 1 | 2 | 3 | 4 | 5 | 6

/** Attributes of an element that is painted in its turn. */
export interface InTurn {
  readonly 'data-turn': string
  readonly style: CSSProperties
}

/**
 * Returns the attributes of a panel that a loading page on a wide screen lays out and paints in a frame of its own, after
 * the panels without a turn or with a smaller one. No task then takes long enough to block the visitor. Until its
 * turn, the panel takes up `height` px. Without scripts and on phones, nothing waits.
 */
export function inTurn(turn: Turn, height: number): InTurn {
  return { 'data-turn': turnName(turn), style: { '--turn-height': `${height}px` } as CSSProperties }
}

/** Returns the name of a turn, as it is in attributes. */
export function turnName(turn: Turn): string {
  return `t${turn}`
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
export function beforeTurn(turn: number): string {
  return `:root[${waiting}~="t${turn}"]`
}
