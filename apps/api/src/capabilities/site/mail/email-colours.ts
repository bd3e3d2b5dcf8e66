/** For mail programs that follow a dark screen; the others keep the colours beside each element. */
export const DARK_EMAIL_COLOURS = `@media (prefers-color-scheme: dark) {
body { background: #121a15 !important; color: #ece8db !important; }
.sheet { background: #1a241e !important; border-top-color: #84bf96 !important; }
.brand, h1, h2, h3, a { color: #cfe3c9 !important; }
.quiet, blockquote { color: #cdb49d !important; }
.row, hr { border-color: #2f3b33 !important; }
.button { background: #e39467 !important; color: #24120a !important; }
}`
