import type { WidgetColour, WidgetLook } from './widget-look.ts'

const INK = '#1c2a22'
const PAPER = '#fbf8f1'
const MOSS = '#16352a'
const PLAIN: Readonly<Record<Exclude<WidgetColour, 'gradient'>, string>> = {
  white: '#ffffff',
  blue: '#1d4f7c',
  orange: '#a9522a',
  green: '#1f5a43',
  teal: '#14606a',
}

/** One colour, or the two ends of a gradient. */
export type Paint = readonly [string] | readonly [string, string]

export type WidgetColours = {
  /** `null`: what is behind the widget shows. */
  readonly ground: Paint | null
  readonly text: Paint
  /** Behind an icon in a badge, and the icon on it. */
  readonly badge: Paint
  readonly onBadge: string
}

function paintOf(colour: WidgetColour, { gradientFrom, gradientTo }: WidgetLook): Paint {
  return colour === 'gradient' ? [gradientFrom, gradientTo] : [PLAIN[colour]]
}

function groundOf(look: WidgetLook): Paint | null {
  switch (look.background) {
    case 'dark':
      return [MOSS]
    case 'light':
      return [PAPER]
    case 'colour':
      return paintOf(look.backgroundColour, look)
    case 'custom':
      return [look.customBackground]
    case 'image':
      // A veil over the picture, so that the words can be read on any.
      return [look.textTheme === 'light' ? MOSS : PAPER]
    case 'transparent':
      return null
  }
}

export function widgetColours(look: WidgetLook): WidgetColours {
  const { textTheme, textColour, badgeColour } = look
  const text: Paint =
    textTheme === 'custom' ? paintOf(textColour, look) : [textTheme === 'dark' ? INK : PAPER]
  const badge = paintOf(badgeColour, look)
  const onBadge = worst(['#ffffff'], badge) >= worst([INK], badge) ? '#ffffff' : INK
  return { ground: groundOf(look), text, badge, onBadge }
}

/** The least contrast between any of these colours, as WCAG 2 computes it. */
export function worst(front: Paint, ground: Paint): number {
  return Math.min(...front.flatMap((one) => ground.map((other) => contrast(one, other))))
}

function contrast(one: string, other: string): number {
  const [light = 0, dark = 0] = [luminance(one), luminance(other)].toSorted((a, b) => b - a)
  return (light + 0.05) / (dark + 0.05)
}

function luminance(hex: string): number {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((at) => {
    const part = Number.parseInt(hex.slice(at, at + 2), 16) / 255
    return part <= 0.040_45 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4
  })
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue
}
