import { LOGO_PATHS } from '@understory/pictures/logo.ts'
import { shareablesMessage } from '../messages/messages.generated.ts'

/** The mark in the colours it may have: of the site, dark on light, and light on dark. */
export const marks = () =>
  ({
    colour: {
      title: shareablesMessage('brandMark.inColour'),
      canopy: '#16352A',
      sprout: '#6FAE7D',
      isOnDark: false,
    },
    moss: {
      title: shareablesMessage('brandMark.inOneDarkColour'),
      canopy: '#16352A',
      sprout: '#16352A',
      isOnDark: false,
    },
    white: {
      title: shareablesMessage('brandMark.inWhiteOnDark'),
      canopy: '#FFFFFF',
      sprout: '#FFFFFF',
      isOnDark: true,
    },
  }) as const

export type Mark = keyof ReturnType<typeof marks>

export function markSvg(mark: Mark): string {
  const { canopy, sprout } = marks()[mark]
  return [
    '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 32 32" width="320" height="320">',
    `<g fill="${canopy}"><path d="${LOGO_PATHS.canopy}"/><path d="${LOGO_PATHS.ground}"/></g>`,
    `<path fill="${sprout}" d="${LOGO_PATHS.sprout}"/></svg>`,
  ].join('')
}
