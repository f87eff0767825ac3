import { createHash } from 'node:crypto';
import { FINDS_MARK } from '@portal/ui-layout';
import { ASKS_MARK, CONSENT_STORE, CONSENT_VERSION, VISIT_STORE } from '../consent/consent-stores';
import { BOOT_DATA_ID, EARLY_PRESSES } from '../document/boot-data';

/**
 * The one inline script of a document, in its head.
 *
 * It lets the first paint wait until the document has arrived: parts aligned to the right or the bottom would move while
 * it comes in. It loads the portal's code with the visitor's first gesture; while the document still comes in, and its data may be
 * cut off, the gesture waits for the end. A mouse that rests where a page comes in is none, though the browser says that
 * it moves: it has to come from elsewhere. Until then the page is plain HTML whose links work, and a button that is
 * pressed is remembered and pressed again once the page is interactive. Code that was lost on its way is asked for again
 * with the next gesture. Whoever has a session, brings the code of a login, comes from the results of a search or opens
 * an eager page does not wait, nor does whoever is led to a comment or an answer by the hash alone, as it may stand on
 * another page of its list; who has a session is not shown the buttons of a visitor meanwhile. Two seconds after loading
 * the code is fetched, but not run, where the line allows.
 *
 * Each gesture notes whether the page stands at its top: a header above a picture is to be read below that. Of the states
 * of a document "loading" alone comes after "j".
 *
 * Who has not been asked for consent is, and the visit of who gave it is recorded once a browser session. Who has set
 * how documents are shown sees them so from the first paint. Ctrl+K calls for the search from the first moment on:
 * the browser's own would take it before the code is there. Until then what is typed goes into the field.
 */
const BOOT_SCRIPT = `{
let d=document,h=d.documentElement.dataset,a=addEventListener,o,
s=f=>JSON.parse(d.scripts.${BOOT_DATA_ID}.text).scripts.map(f),
g=()=>(h.top=scrollY<1,d.readyState>"j"?a("DOMContentLoaded",g):o||=s(u=>import(u).catch(()=>o=0))),
l=p=>d.head.append(Object.assign(d.createElement("link"),p));
l({rel:"expect",href:"#${BOOT_DATA_ID}",blocking:"render"});
try{let t=localStorage,[,c]=/n":${CONSENT_VERSION},"s\\w+":(t?)/.exec(t.${CONSENT_STORE})||[];
h.reading=t.reading||"";
c??(h.${ASKS_MARK}="");
t["IDAAS-AUTH-TOKEN"]?(h.session="",g()):c&&(sessionStorage.${VISIT_STORE}??=navigator.sendBeacon("/ptl/uv/visit"))}catch{}
h.eager||/\\W(code|mark)=|l#\\w+-\\w{8}-/.test(location)?g():0;
a("mousemove",m=>m.movementX&&g());a("touchstart",g);a("scroll",g);
a("click",c=>h.hydrated??(g(),self.${EARLY_PRESSES}??=[]).push(c.target));
a("keydown",k=>{g();k.key=="k"&&k.ctrlKey|k.metaKey&&(k.preventDefault(),h.${FINDS_MARK}="",d.querySelector("search input")?.focus())});
onload=e=>setTimeout((n=navigator.connection||0)=>o||n.saveData|/2g/.test(n.effectiveType)||s(u=>l({rel:"modulepreload",href:u})),2e3)
}`.replaceAll('\n', '');

/** The boot script as an element. */
export const BOOT_SCRIPT_ELEMENT = `<script>${BOOT_SCRIPT}</script>`;

/** Source expression that allows exactly the boot script. */
export const BOOT_SCRIPT_HASH = `'sha256-${createHash('sha256').update(BOOT_SCRIPT).digest('base64')}'`;
