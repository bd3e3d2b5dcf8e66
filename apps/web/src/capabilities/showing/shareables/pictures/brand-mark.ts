import { LOGO_PATHS } from '@understory/pictures/logo.ts'

/** The mark in the colours it may have: of the site, dark on light, and light on dark. */
export const MARKS = {
  colour: { title: 'In colour', canopy: '#16352A', sprout: '#6FAE7D', isOnDark: false },
  moss: { title: 'In one dark colour', canopy: '#16352A', sprout: '#16352A', isOnDark: false },
  white: { title: 'In white, on dark', canopy: '#FFFFFF', sprout: '#FFFFFF', isOnDark: true },
} as const

export type Mark = keyof typeof MARKS

export function markSvg(mark: Mark): string {
  const { canopy, sprout } = MARKS[mark]
  return [
    '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 32 32" width="320" height="320">',
    `<g fill="${canopy}"><path d="${LOGO_PATHS.canopy}"/><path d="${LOGO_PATHS.ground}"/></g>`,
    `<path fill="${sprout}" d="${LOGO_PATHS.sprout}"/></svg>`,
  ].join('')
}
