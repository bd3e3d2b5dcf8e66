import { DAYLIGHT, type Ink, type Palette } from './palette.ts'

/** Where a shape drawn around (0, 0) stands, and how large. */
export type Placement = { readonly x: number; readonly y: number; readonly scale: number }

/** One flat piece of a picture, painted in list order. */
export type Shape = {
  /** SVG path data. */
  readonly d: string
  readonly fill: Ink
  readonly opacity?: number
  readonly at?: Placement
  /** Consecutive shapes of one symbol are defined once and referenced. */
  readonly symbol?: string
}

/** A placement as an SVG transform, for renderers that draw shapes one by one. */
export function transformOf({ x, y, scale }: Placement): string {
  return `translate(${x} ${y})${scale === 1 ? '' : ` scale(${scale})`}`
}

export type Paint = (fill: Ink) => string

export function svgPathOf({ d, fill, opacity }: Shape, paint: Paint): string {
  const see = opacity === undefined ? '' : ` opacity="${opacity}"`
  return `<path d="${d}" fill="${paint(fill)}"${see}/>`
}

type Stand = { readonly symbol: string; readonly shapes: Shape[]; readonly at: Placement }

function sameStand(stand: Stand | undefined, shape: Shape): stand is Stand {
  return stand !== undefined && stand.symbol === shape.symbol && stand.at === shape.at
}

export function gatherStands(shapes: readonly Shape[]): (Shape | Stand)[] {
  const items: (Shape | Stand)[] = []
  let open: Stand | undefined
  for (const shape of shapes) {
    if (!shape.symbol || !shape.at) {
      open = undefined
      items.push(shape)
    } else if (sameStand(open, shape)) {
      open.shapes.push(shape)
    } else {
      open = { symbol: shape.symbol, shapes: [shape], at: shape.at }
      items.push(open)
    }
  }
  return items
}

/**
 * The inside of an SVG element: repeated symbols once, then every shape in order. `prefix` keeps the
 * symbols of several pictures on one page distinct.
 */
export function layoutShapes(shapes: readonly Shape[], paint: Paint, prefix = 'p'): string {
  const items = gatherStands(shapes)
  const symbols = new Map<string, { id: string; paths: string }>()
  let body = ''
  let group: Placement | undefined
  const close = () => {
    if (group) body += '</g>'
    group = undefined
  }
  for (const item of items) {
    if (!('shapes' in item)) {
      close()
      const path = svgPathOf(item, paint)
      body += item.at ? `<g transform="${transformOf(item.at)}">${path}</g>` : path
      continue
    }
    const known = symbols.get(item.symbol)
    const id = known?.id ?? `${prefix}${symbols.size.toString(36)}`
    if (!known) {
      const paths = item.shapes.map((one) => svgPathOf(one, paint)).join('')
      symbols.set(item.symbol, { id, paths })
    }
    if (group?.y !== item.at.y || group.scale !== item.at.scale) {
      close()
      group = item.at
      body += `<g transform="${transformOf({ ...item.at, x: 0 })}">`
    }
    body += `<use href="#${id}" x="${Math.round(item.at.x / item.at.scale)}"/>`
  }
  close()
  const defs = [...symbols.values()].map(({ id, paths }) => `<g id="${id}">${paths}</g>`).join('')
  return `${defs ? `<defs>${defs}</defs>` : ''}${body}`
}

type SvgOptions = {
  readonly title: string
  readonly width: number
  readonly height: number
  readonly palette?: Palette
}

/** A whole SVG document as text, with its title for those who cannot see it. */
export function toSvg(shapes: readonly Shape[], options: SvgOptions): string {
  const { title, width, height, palette = DAYLIGHT } = options
  const safe = title.replaceAll('&', '&amp;').replaceAll('<', '&lt;')
  const inside = layoutShapes(shapes, (fill) => palette[fill])
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}" width="${width}" height="${height}" role="img"><title>${safe}</title>${inside}</svg>`
}
