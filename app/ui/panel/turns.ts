/**
 * Part of the inline script that runs before the first paint, in which `d` is the data set of the root. It
 * allows the turns of panels (`paintInTurn`) if the visitor will see the top of the page first: not after a
 * reload or a return, which restore the position, and not for a URL with a fragment.
 */
export const turnsScript =
  'try{if(performance.getEntriesByType(`navigation`)[0].type==`navigate`)if(!location.hash)d.turns=``}catch(e){}'

/** Ends all turns, because scripts may now scroll to any panel. */
export function endTurns(): void {
  delete document.documentElement.dataset.turns
}
