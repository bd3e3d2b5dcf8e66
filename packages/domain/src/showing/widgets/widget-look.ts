/** How a widget looks. Names and choices are those of the specification. */
export const WIDGET_SIZES = ['small', 'medium', 'large', 'custom'] as const
export const WIDGET_STYLES = ['inline', 'banner'] as const
export const WIDGET_BACKGROUNDS = [
  'light',
  'dark',
  'colour',
  'custom',
  'image',
  'transparent',
] as const
export const WIDGET_ICONS = ['line', 'flat', 'badge'] as const
export const WIDGET_TEXT_THEMES = ['dark', 'light', 'custom'] as const
export const WIDGET_COLOURS = ['white', 'blue', 'orange', 'green', 'teal', 'gradient'] as const

export type WidgetSize = (typeof WIDGET_SIZES)[number]
export type WidgetColour = (typeof WIDGET_COLOURS)[number]

export type WidgetLook = {
  readonly size: WidgetSize
  /** Pixels; they count where the size is custom. */
  readonly width: number
  readonly height: number
  readonly style: (typeof WIDGET_STYLES)[number]
  readonly background: (typeof WIDGET_BACKGROUNDS)[number]
  readonly backgroundColour: WidgetColour
  /** `#rrggbb`, as are the two ends of the gradient. */
  readonly customBackground: string
  readonly gradientFrom: string
  readonly gradientTo: string
  readonly iconType: (typeof WIDGET_ICONS)[number]
  readonly textTheme: (typeof WIDGET_TEXT_THEMES)[number]
  readonly textColour: WidgetColour
  readonly badgeColour: WidgetColour
}

export const DEFAULT_LOOK: WidgetLook = {
  size: 'medium',
  width: 320,
  height: 300,
  style: 'inline',
  background: 'light',
  backgroundColour: 'gradient',
  customBackground: '#e9f0e1',
  gradientFrom: '#1d4f7c',
  gradientTo: '#1f6a4a',
  iconType: 'badge',
  textTheme: 'dark',
  textColour: 'green',
  badgeColour: 'green',
}

/** Other names of sizes that a call may use. */
const SIZE_ALIASES = { s: 'small', m: 'medium', l: 'large', big: 'large' } as const
export const WIDGET_SIZE_NAMES = [...WIDGET_SIZES, 's', 'm', 'l', 'big'] as const

export function sizeNamed(name: (typeof WIDGET_SIZE_NAMES)[number]): WidgetSize {
  switch (name) {
    case 's':
    case 'm':
    case 'l':
    case 'big':
      return SIZE_ALIASES[name]
    default:
      return name
  }
}

export const WIDGET_LIMITS = {
  width: { least: 200, most: 1_200 },
  height: { least: 80, most: 800 },
  domains: 10,
  noteLength: 140,
  nameLength: 60,
  perAccount: 20,
} as const
