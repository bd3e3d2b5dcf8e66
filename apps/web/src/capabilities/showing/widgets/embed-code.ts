import { loader } from 'virtual:widget-loader'
import type { Widget } from '@understory/contracts/showing/widgets.ts'

type Embedded = Pick<Widget, 'widgetId' | 'box'>

/** What the narrowest phones leave between usual margins. */
const FITS_ANYWHERE = 288

/** A wider place is as wide as the page leaves it, so that no phone has to scroll sideways. */
const widthOf = ({ width }: Embedded['box']) => (width > FITS_ANYWHERE ? '100%' : String(width))

/**
 * What a company copies into its page. The drawing without lines keeps the place before the script is there,
 * because a strict content policy allows no style in the page.
 */
export function scriptCode(origin: string, { widgetId, box }: Embedded): string {
  return [
    `<script async src="${origin}/widget/${loader.file}" integrity="${loader.integrity}" crossorigin="anonymous"></script>`,
    `<understory-widget widget="${widgetId}"><svg width="${widthOf(box)}" height="${box.height}" aria-hidden="true"></svg></understory-widget>`,
  ].join('\n')
}

export function frameCode(origin: string, { widgetId, box }: Embedded): string {
  return `<iframe src="${origin}/widget/${widgetId}" title="What we have funded" width="${widthOf(box)}" height="${box.height}" loading="lazy" frameborder="0"></iframe>`
}
