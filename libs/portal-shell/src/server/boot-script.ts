import { createHash } from 'node:crypto';
import { BOOT_DATA_ID, EARLY_PRESS } from '../document/boot-data';

/**
 * The one inline script of a document, in its head.
 * It defines the Trusted Types policy: style text and scripts of this origin pass, markup does not.
 * It lets the first paint wait until the document has arrived: parts aligned to the right or the bottom
 * would move while it comes in. It loads the portal's code with the visitor's first gesture, or when the
 * browser is idle after loading; a page that is there to be read waits for the gesture alone. Until then the page is
 * plain HTML whose links work, and a button that is pressed is remembered and pressed again once the page is
 * interactive. Whoever has a session, or comes back from the login, does not wait, and is not shown the buttons of a
 * visitor meanwhile. Who has set how documents are shown sees them so from the first paint.
 */
const BOOT_SCRIPT = `(()=>{
if(self.trustedTypes)trustedTypes.createPolicy("default",{createHTML:s=>/[<&]/.test(s)?null:s,createScriptURL:u=>new URL(u,location.href).origin===location.origin?u:null});
const d=document,h=d.documentElement.dataset,l=d.createElement("link"),e=["pointerover","touchstart","scroll","keydown","focusin"],a=addEventListener;
l.rel="expect";l.href="#${BOOT_DATA_ID}";l.setAttribute("blocking","render");d.head.append(l);
let o=0,w=/[?&]code=/.test(location.search);const g=()=>{const s=d.getElementById("${BOOT_DATA_ID}");if(o||!s)return;o=1;JSON.parse(s.textContent).scripts.forEach(u=>import(u))};
try{if(localStorage["IDAAS-AUTH-TOKEN"])w=1,h.session="";const r=localStorage.reading;if(r)h.reading=r}catch{}
e.forEach(n=>a(n,g,{passive:true,once:true}));
a("click",c=>{g();const b=c.target.closest("button");if(b&&!("hydrated"in h))self.${EARLY_PRESS}=b});
if(w)a("DOMContentLoaded",g);
"patient"in h||a("load",()=>self.requestIdleCallback?requestIdleCallback(g,{timeout:2000}):setTimeout(g,200))
})()`.replaceAll('\n', '');

/** The boot script as an element. */
export const BOOT_SCRIPT_ELEMENT = `<script>${BOOT_SCRIPT}</script>`;

/** Source expression that allows exactly the boot script. */
export const BOOT_SCRIPT_HASH = `'sha256-${createHash('sha256').update(BOOT_SCRIPT).digest('base64')}'`;
