import { createHash } from 'node:crypto';
import { BOOT_DATA_ID, EARLY_PRESS } from '../document/boot-data';

/**
 * The one inline script of a document. It defines the Trusted Types policy (style text and scripts of
 * this origin pass, markup does not) and loads the portal's code with the visitor's first gesture, or
 * when the browser is idle after loading: until then the page is plain HTML whose links work, and a
 * button that is pressed is remembered and pressed again once the page is interactive.
 */
const BOOT_SCRIPT = `(()=>{
if(self.trustedTypes)trustedTypes.createPolicy("default",{createHTML:s=>/[<&]/.test(s)?null:s,createScriptURL:u=>new URL(u,location.href).origin===location.origin?u:null});
const s=JSON.parse(document.getElementById("${BOOT_DATA_ID}").textContent).scripts,e=["pointerover","touchstart","keydown","focusin"];
let d=0;const g=()=>{if(d)return;d=1;e.forEach(n=>removeEventListener(n,g));s.forEach(u=>import(u))};
e.forEach(n=>addEventListener(n,g,{passive:true}));
addEventListener("click",c=>{const b=c.target.closest("button");if(b&&!("hydrated"in document.documentElement.dataset))self.${EARLY_PRESS}=b});
const i=()=>self.requestIdleCallback?requestIdleCallback(g,{timeout:2000}):setTimeout(g,200);
document.readyState==="complete"?i():addEventListener("load",i)
})()`.replaceAll('\n', '');

/** The boot script as an element. */
export const BOOT_SCRIPT_ELEMENT = `<script>${BOOT_SCRIPT}</script>`;

/** Source expression that allows exactly the boot script. */
export const BOOT_SCRIPT_HASH = `'sha256-${createHash('sha256').update(BOOT_SCRIPT).digest('base64')}'`;
