import { gatherStands, type Paint, svgPathOf, transformOf } from '../shape.ts'
import type { Layer, Since } from './growing-scene.ts'

export type LayerMarks = Readonly<Record<`data-${string}`, string>>

type LayerOptions = {
  readonly paint: Paint
  /** Keeps the symbols of several pictures on one page distinct. */
  readonly prefix: string
  /** What a layer carries, so that styles and scripts find it; nothing for those that are always there. */
  readonly marksOf: (since: Since) => LayerMarks
}

/** The inside of an SVG element in groups that can be hidden one by one; neighbours alike share one. */
export function layoutLayers(layers: readonly Layer[], options: LayerOptions): string {
  const symbols = new Map<string, { id: string; paths: string }>()
  const groups: { marks: string; inside: string }[] = []
  for (const { since, shapes } of layers) {
    const marks = writtenMarks(options.marksOf(since))
    const inside = insideOf(shapes, symbols, options)
    const open = groups.at(-1)
    if (open?.marks === marks) open.inside += inside
    else groups.push({ marks, inside })
  }
  const body = groups.map(({ marks, inside }) => (marks ? `<g${marks}>${inside}</g>` : inside))
  const defs = [...symbols.values()].map(({ id, paths }) => `<g id="${id}">${paths}</g>`)
  return `<defs>${defs.join('')}</defs>${body.join('')}`
}

type Symbols = Map<string, { id: string; paths: string }>

function insideOf(shapes: Layer['shapes'], symbols: Symbols, options: LayerOptions): string {
  const { paint, prefix } = options
  return gatherStands(shapes)
    .map((item) => {
      if (!('shapes' in item)) {
        const path = svgPathOf(item, paint)
        return item.at ? `<g transform="${transformOf(item.at)}">${path}</g>` : path
      }
      const known = symbols.get(item.symbol)
      const id = known?.id ?? `${prefix}${symbols.size.toString(36)}`
      if (!known) {
        symbols.set(item.symbol, {
          id,
          paths: item.shapes.map((one) => svgPathOf(one, paint)).join(''),
        })
      }
      return `<use href="#${id}" transform="${transformOf(item.at)}"/>`
    })
    .join('')
}

const writtenMarks = (marks: LayerMarks) =>
  Object.entries(marks)
    .map(([name, value]) => (value === '' ? ` ${name}` : ` ${name}="${value}"`))
    .join('')
