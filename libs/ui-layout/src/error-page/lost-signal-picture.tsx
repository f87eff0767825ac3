import styles from './error-page.module.css';

/** A mast whose signal finds nobody. */
export function LostSignalPicture() {
  return (
    <svg className={styles.picture} viewBox="0 0 320 260" aria-hidden="true">
      <ellipse cx="160" cy="226" rx="128" ry="20" fill="#eaf1ff" />
      <path d="M160 92 118 224h84z" fill="none" stroke="#2c64dd" strokeWidth="3" strokeLinejoin="round" />
      <path
        d="M147 134h26M138 164h44M128 194h64M147 134l35 30m-44 0 54 30m-64 0 74 30M173 134l-35 30m44 0-54 30"
        stroke="#4989f6"
        strokeWidth="2"
        fill="none"
      />
      <circle cx="160" cy="84" r="9" fill="#2c64dd" />
      <g fill="none" strokeWidth="3" strokeLinecap="round">
        <path d="M136 60a34 34 0 0 1 48 0" stroke="#4989f6" />
        <path d="M120 44a57 57 0 0 1 80 0" stroke="#9cbffb" />
        <path d="M104 28a80 80 0 0 1 112 0" stroke="#d3e2fd" strokeDasharray="3 9" />
      </g>
      <rect x="34" y="172" width="52" height="44" rx="6" fill="#fff" stroke="#9cbffb" strokeWidth="2" />
      <path d="M46 188h28M46 200h16" stroke="#9cbffb" strokeWidth="3" strokeLinecap="round" />
      <rect x="238" y="158" width="46" height="58" rx="6" fill="#fff" stroke="#9cbffb" strokeWidth="2" />
      <path d="M250 176l22 22m0-22-22 22" stroke="#9cbffb" strokeWidth="3" strokeLinecap="round" />
    </svg>
  );
}
