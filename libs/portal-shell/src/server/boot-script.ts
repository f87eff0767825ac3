import { createHash } from 'node:crypto';
import { BOOT_DATA_ID, EARLY_PRESS } from '../document/boot-data';

/**
 * The one inline script of a document, in its head.
 * It defines the Trusted Types policy: style text and scripts of this origin pass, markup does not.
 * It lets the first paint wait until the document has arrived: parts aligned to the right or the bottom
 * would move while it comes in. It loads the portal's code with the visitor's first gesture, or when the
 * browser is idle after loading; a page that is there to be read waits for the gesture alone. A gesture while the
 * document still comes in, whose data may be cut off, waits for its end. Until then the page is
 * plain HTML whose links work, and a button that is pressed is remembered and pressed again once the page is
 * interactive. Ctrl+K leads to the search field from the first moment on: the browser's own search would take it
 * before the code is there. Whoever has a session, or comes back from the login, does not wait, and is not shown the buttons of a
 * visitor meanwhile. Who has set how documents are shown sees them so from the first paint.
 */
const BOOT_SCRIPT = `(()=>{
self.trustedTypes?.createPolicy("default",{createHTML:s=>/[<&]/.test(s)?null:s,createScriptURL:u=>new URL(u,location).origin==origin?u:null});
let d=document,h=d.documentElement.dataset,l=d.createElement("link"),a=addEventListener,o=0,w=/[?&]code=/.test(location),
g=()=>d.readyState=="loading"?a("DOMContentLoaded",g):o++||JSON.parse(d.getElementById("${BOOT_DATA_ID}").text).scripts.forEach(u=>import(u));
l.rel="expect";l.href="#${BOOT_DATA_ID}";l.blocking="render";d.head.append(l);
try{const s=localStorage,r=s.reading;if(s["IDAAS-AUTH-TOKEN"])w=1,h.session="";if(r)h.reading=r}catch{}
["pointerover","touchstart","scroll","keydown","focusin"].forEach(n=>a(n,g,{once:1}));
a("keydown",k=>{k.key=="k"&&(k.ctrlKey||k.metaKey)&&(k.preventDefault(),d.querySelector("search input")?.focus())});
a("click",c=>{g();const b=c.target.closest("button");h.hydrated??(b&&(self.${EARLY_PRESS}=b))});
w&&g();
h.patient??a("load",()=>self.requestIdleCallback?requestIdleCallback(g,{timeout:2e3}):setTimeout(g,200))
})()`.replaceAll('\n', '');

/** The boot script as an element. */
export const BOOT_SCRIPT_ELEMENT = `<script>${BOOT_SCRIPT}</script>`;

/** Source expression that allows exactly the boot script. */
export const BOOT_SCRIPT_HASH = `'sha256-${createHash('sha256').update(BOOT_SCRIPT).digest('base64')}'`;
