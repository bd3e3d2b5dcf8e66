import type { WidgetLook } from './widget-look.ts'

type Content = { readonly figures: number; readonly hasNote: boolean }

/** In pixels, with the size of its text, which everything in it follows. */
export type WidgetBox = { readonly width: number; readonly height: number; readonly text: number }

/** Below this its smallest words cannot be read. */
const LEAST_TEXT = 11
const MOST_TEXT = 24
const WIDGET_BOX_TEXT = { small: 12, medium: 14, large: 17 } as const
/** How wide it is, in sizes of its text. */
const EMS = { inline: 20, banner: 42 } as const
/** A banner folds its figures together where it is narrower. */
const LEAST_EMS = { inline: 20, banner: 24 } as const

/** The height that everything in it takes, in sizes of its text. */
function heightInEms(style: WidgetLook['style'], { figures, hasNote }: Content): number {
  if (style === 'banner') return hasNote ? 8.9 : 7.1
  return 8.1 + figures * 3.6 + (hasNote ? 3.4 : 0)
}

/** The place that a widget takes. It follows from its settings alone, so that a page can reserve it. */
export function widgetBox(look: WidgetLook, content: Content): WidgetBox {
  const { style, size, width, height } = look
  const ems = heightInEms(style, content)
  if (size !== 'custom') {
    const text = WIDGET_BOX_TEXT[size]
    return { text, width: text * EMS[style], height: Math.ceil(text * ems) }
  }
  const text = Math.min(MOST_TEXT, width / LEAST_EMS[style], height / ems)
  return { width, height, text: Math.floor(text * 4) / 4 }
}

/** The smallest custom size in which it can be read. */
export function leastBox(look: WidgetLook, content: Content) {
  return {
    width: LEAST_TEXT * LEAST_EMS[look.style],
    height: Math.ceil(LEAST_TEXT * heightInEms(look.style, content)),
  }
}
