import type { Brand, BrandColour, BrandFont } from './brand.ts'

const FONTS: Readonly<Record<BrandFont, string>> = {
  fraunces: '"Fraunces Variable", "Fraunces Fallback", "Fraunces Fallback Times", serif',
  figtree: '"Figtree Variable", "Figtree Fallback", system-ui, sans-serif',
  system: 'system-ui, sans-serif',
}

const HEX = /^#[0-9a-f]{6}$/i

/** The style sheet that puts a brand above the tokens of the pages; empty where it is the built-in one. */
export function brandStyles({ colours, displayFont, textFont }: Brand): string {
  const fonts = [
    ...(displayFont === 'fraunces' ? [] : [`--font-display: ${FONTS[displayFont]};`]),
    ...(textFont === 'figtree' ? [] : [`--font-text: ${FONTS[textFont]};`]),
  ]
  const light = [
    ...of(colours, 'primary', ['--link', '--moss-700', '--success', '--trees']),
    ...of(colours, 'action', ['--action', '--clay']),
    ...hover(colours.action, -24),
    ...of(colours, 'band', ['--band']),
    ...fonts,
  ]
  const dark = [
    ...of(colours, 'primaryDark', ['--link', '--moss-700', '--success', '--trees']),
    ...of(colours, 'actionDark', ['--action', '--clay']),
    ...hover(colours.actionDark, 24),
    ...of(colours, 'band', ['--band']),
  ]
  return [
    rule(light),
    // Without one of its own, the dark theme has the built-in colour, which can be read there.
    `@media screen and (prefers-color-scheme: dark) { ${rule([...builtInDark(colours), ...dark])} }`,
  ].join('\n')
}

const rule = (lines: readonly string[]) => `:root { ${lines.join(' ')} }`

function of(colours: Brand['colours'], name: BrandColour, tokens: readonly string[]): string[] {
  const hex = colours[name]
  return hex && HEX.test(hex) ? tokens.map((token) => `${token}: ${hex};`) : []
}

/** A little further from the text on it, so that it reads at least as well. */
function hover(hex: string | undefined, by: number): string[] {
  if (!hex || !HEX.test(hex)) return []
  const parts = [1, 3, 5].map((at) => {
    const part = Number.parseInt(hex.slice(at, at + 2), 16) + by
    return Math.max(0, Math.min(255, part)).toString(16).padStart(2, '0')
  })
  return [`--action-hover: #${parts.join('')};`]
}

function builtInDark({ primary, action }: Brand['colours']): string[] {
  return [
    ...(primary
      ? ['--link: #97cda6;', '--moss-700: #97cda6;', '--success: #97cda6;', '--trees: #97cda6;']
      : []),
    ...(action ? ['--action: #e39467;', '--clay: #e39467;', '--action-hover: #efab85;'] : []),
  ]
}
