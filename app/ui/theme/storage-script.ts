/**
 * Script that runs before all other scripts. If the browser blocks site data, accessing `localStorage` or
 * `sessionStorage` throws or returns null. The router and libraries do not handle that, so a page would break
 * on its first navigation. The script therefore replaces blocked storages with a storage in memory, which
 * keeps choices until the visitor leaves the page. The script contains no character that the renderer
 * escapes, so it can be written as plain text. A `sessionStorage` that is not writable is replaced too,
 * because the router writes to it. A full `localStorage` is not replaced, because its contents can still be
 * read.
 */
export const storageScript =
  'for(const n of[`localStorage`,`sessionStorage`])try{const s=window[n];s.length;' +
  'if(n[0]==`s`){s.setItem(`probe`,``);s.removeItem(`probe`)}}' +
  'catch(e){const m=new Map;Object.defineProperty(window,n,{configurable:true,value:{' +
  'getItem(k){return m.get(String(k))??null},setItem(k,v){m.set(String(k),String(v))},removeItem(k){m.delete(String(k))},' +
  'clear(){m.clear()},key(i){return[...m.keys()][i]??null},get length(){return m.size}}})}'
