import { LOGO_PATHS } from '@understory/pictures/logo.ts'
import { type DocumentBrand, MARK_FIELD } from '../brand-of-documents.ts'

type SvgBrandMarkPlace = {
  readonly x: number
  readonly y: number
  readonly scale: number
  /** Of the built-in mark. */
  readonly fill: string
}

/** The mark of the installation in a picture. */
export function svgBrandMark(
  { mark }: DocumentBrand,
  { x, y, scale, fill }: SvgBrandMarkPlace,
): string {
  const side = MARK_FIELD * scale
  if (mark) {
    const bytes = Buffer.from(mark).toString('base64')
    return `<image x="${x}" y="${y}" width="${side}" height="${side}" href="data:image/png;base64,${bytes}"/>`
  }
  const paths = Object.values(LOGO_PATHS).map((d) => `<path d="${d}"/>`)
  return `<g transform="translate(${x} ${y}) scale(${scale})" fill="${fill}">${paths.join('')}</g>`
}
