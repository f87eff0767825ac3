const LEFT_DOOR = 'M70 380V180a90 90 0 0 1 180 0v200z';
const RIGHT_DOOR = 'M310 380V180a90 90 0 0 1 180 0v200z';

/** Drawing: two lit doors, a town behind one and a plant behind the other, and the one card that opens both. */
export function TwoDoorsPicture({ className }: { readonly className: string | undefined }) {
  return (
    <svg className={className} viewBox="0 0 560 560" aria-hidden focusable="false">
      <Paints />
      <g fill="none" stroke="#8fb2f7" strokeOpacity="0.16">
        <path d="M0 380h560M34 380V180a126 126 0 0 1 252 0v200M274 380V180a126 126 0 0 1 252 0v200" />
        <path d="M0 180a160 160 0 0 1 320 0v200M240 380V180a160 160 0 0 1 320 0" />
      </g>
      <path d="M70 380h180l70 180H-20z" fill="url(#left-light)" />
      <path d="M310 380h180l90 180H240z" fill="url(#right-light)" />
      <path d={LEFT_DOOR} fill="url(#left-sky)" />
      <path d={RIGHT_DOOR} fill="url(#right-sky)" />
      <g clipPath="url(#left-door)">
        <Town />
      </g>
      <g clipPath="url(#right-door)">
        <Plant />
      </g>
      <g fill="none" stroke="#fff" strokeOpacity="0.5" strokeWidth="2">
        <path d={LEFT_DOOR} />
        <path d={RIGHT_DOOR} />
      </g>
      <Card />
    </svg>
  );
}

function Paints() {
  return (
    <defs>
      <clipPath id="left-door">
        <path d={LEFT_DOOR} />
      </clipPath>
      <clipPath id="right-door">
        <path d={RIGHT_DOOR} />
      </clipPath>
      <linearGradient id="left-sky" x2="0" y2="1">
        <stop stopColor="#6ea2fb" />
        <stop offset="1" stopColor="#eef4ff" />
      </linearGradient>
      <linearGradient id="right-sky" x2="0" y2="1">
        <stop stopColor="#3f86c9" />
        <stop offset="1" stopColor="#dff6ee" />
      </linearGradient>
      <linearGradient id="left-light" x2="0" y2="1">
        <stop stopColor="#9cbffb" stopOpacity="0.5" />
        <stop offset="1" stopColor="#9cbffb" stopOpacity="0" />
      </linearGradient>
      <linearGradient id="right-light" x2="0" y2="1">
        <stop stopColor="#8fe0c8" stopOpacity="0.42" />
        <stop offset="1" stopColor="#8fe0c8" stopOpacity="0" />
      </linearGradient>
    </defs>
  );
}

function Town() {
  return (
    <>
      <circle cx="205" cy="168" r="24" fill="#fff" fillOpacity="0.85" />
      <path d="M70 330l36-44 30 26 42-58 72 82v44H70z" fill="#bcd3fd" />
      <path d="M92 380V250h50v130z" fill="#4b7fe6" />
      <path d="M150 380V214l44-20v186z" fill="#2c64dd" />
      <path d="M202 380V286h40v94z" fill="#6f9bf0" />
      <g fill="none" stroke="#dbe7ff" strokeWidth="5" strokeDasharray="7 9">
        <path d="M105 264v106M118 264v106M131 264v106M214 300v70M230 300v70" />
        <path d="M163 222v150M181 216v156" strokeDasharray="11 9" />
      </g>
    </>
  );
}

function Plant() {
  return (
    <>
      <g fill="none" stroke="#fff" strokeWidth="3" strokeLinecap="round">
        <path d="M428 168a18 18 0 0 1 28 0M418 157a32 32 0 0 1 48 0" strokeOpacity="0.85" />
      </g>
      <circle cx="442" cy="182" r="5" fill="#fff" />
      <path d="M436 190h12l6 190h-24z" fill="#1d6f8c" />
      <path d="M310 380V300l40-28v28l40-28v28l40-28v108z" fill="#2c64dd" />
      <path d="M436 380V312a27 27 0 0 1 54 0v68z" fill="#5fb7a8" />
      <path d="M440 330h46M440 350h46" stroke="#dff6ee" strokeWidth="3" />
      <g fill="#dbe7ff">
        <path d="M328 320h18v14h-18zM358 320h18v14h-18zM388 320h18v14h-18z" />
      </g>
      <path d="M310 366h180" stroke="#0b1733" strokeOpacity="0.55" strokeWidth="8" />
      <g fill="#ffd28a">
        <path d="M330 346h20v16h-20zM372 346h20v16h-20zM414 346h16v16h-16z" />
      </g>
    </>
  );
}

function Card() {
  return (
    <g transform="rotate(-5 280 450)">
      <rect x="168" y="396" width="232" height="136" rx="16" fill="#050c1f" fillOpacity="0.35" />
      <rect x="160" y="382" width="240" height="140" rx="16" fill="#fff" />
      <path d="M160 398a16 16 0 0 1 16-16h208a16 16 0 0 1 16 16v12H160z" fill="#2c64dd" />
      <rect x="258" y="391" width="44" height="9" rx="4.5" fill="#0b1733" fillOpacity="0.45" />
      <rect x="180" y="426" width="66" height="78" rx="10" fill="#eaf1ff" />
      <circle cx="213" cy="455" r="14" fill="#4989f6" />
      <path d="M188 504c2-20 12-28 25-28s23 8 25 28z" fill="#2c64dd" />
      <g fill="#cfdcf7">
        <rect x="264" y="430" width="112" height="11" rx="5.5" fill="#16203a" fillOpacity="0.75" />
        <rect x="264" y="452" width="84" height="9" rx="4.5" />
        <rect x="264" y="470" width="98" height="9" rx="4.5" />
      </g>
      <circle cx="366" cy="500" r="20" fill="#1f9d73" />
      <path
        d="M357 500l7 7 12-13"
        fill="none"
        stroke="#fff"
        strokeWidth="4"
        strokeLinecap="round"
        strokeLinejoin="round"
      />
    </g>
  );
}
