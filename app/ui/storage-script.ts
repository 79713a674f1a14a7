/**
 * Runs before every other script. Where the browser blocks site data, reading `localStorage` or `sessionStorage` throws, or gives null. The router and
 * libraries read them without a guard, and a page would break on its first navigation. This puts a storage in memory in their place, so that choices
 * hold until the page is left. It holds no character that the renderer escapes, so it can be written as plain text. `sessionStorage` must also accept
 * a text: the router writes into it. A full `localStorage` stays, for what it holds can still be read.
 */
export const storageScript =
  'for(const n of[`localStorage`,`sessionStorage`])try{const s=window[n];s.length;' +
  'if(n[0]==`s`){s.setItem(`probe`,``);s.removeItem(`probe`)}}' +
  'catch(e){const m=new Map;Object.defineProperty(window,n,{configurable:true,value:{' +
  'getItem(k){return m.get(String(k))??null},setItem(k,v){m.set(String(k),String(v))},removeItem(k){m.delete(String(k))},' +
  'clear(){m.clear()},key(i){return[...m.keys()][i]??null},get length(){return m.size}}})}'
