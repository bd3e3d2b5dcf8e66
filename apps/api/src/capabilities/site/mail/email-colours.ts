import type { Brand } from '@understory/domain/site/installation/brand.ts'

/** The colours of an email; each was checked when the brand was published. */
export function emailColours({ colours }: Brand) {
  return {
    mark: colours.primary ?? '#2A6F52',
    link: colours.primary ?? '#1F5A43',
    action: colours.action ?? '#A9522A',
    dark: darkColours({
      mark: colours.primaryDark ?? '#84bf96',
      link: colours.primaryDark ?? '#cfe3c9',
      action: colours.actionDark ?? '#e39467',
    }),
  }
}

/** For mail programs that follow a dark screen; the others keep the colours beside each element. */
const darkColours = ({
  mark,
  link,
  action,
}: Readonly<Record<'mark' | 'link' | 'action', string>>) =>
  `@media (prefers-color-scheme: dark) {
body { background: #121a15 !important; color: #ece8db !important; }
.sheet { background: #1a241e !important; border-top-color: ${mark} !important; }
.brand, h1, h2, h3, a { color: ${link} !important; }
.quiet, blockquote { color: #cdb49d !important; }
.row, hr { border-color: #2f3b33 !important; }
.button { background: ${action} !important; color: #24120a !important; }
}`
