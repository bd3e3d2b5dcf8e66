import type { Theme } from '@understory/domain/commerce/instant-offset/instant-order.ts'
import { DAYLIGHT } from '@understory/pictures/palette.ts'
import { projectScene } from '@understory/pictures/scenes/project-scene.ts'
import { layoutShapes } from '@understory/pictures/shape.ts'
import type { LetterPictureFacts } from '@understory/ports/documents/letter-picture.ts'
import { pngOfSvg } from './png-of-svg.ts'

/** Twice as large as it is shown, for fine screens. */
const LETTER_PICTURE = { width: 1120, height: 280 } as const
const OF_THEME: Readonly<Record<Exclude<Theme, 'none'>, { seed: string; date: string }>> = {
  gift: { seed: 'a gift', date: '2026-05-10' },
  christmas: { seed: 'a winter gift', date: '2026-12-24' },
}

/** The forest at the head of an email. It is the same for everyone, so loading it names nobody. */
export async function renderLetterPicture({
  theme,
  date,
}: LetterPictureFacts): Promise<Uint8Array> {
  const { width, height } = LETTER_PICTURE
  const of = theme === 'none' ? { seed: 'a letter', date } : OF_THEME[theme]
  const { shapes } = projectScene({
    ...LETTER_PICTURE,
    ...of,
    trees: 36,
    co2eGrams: 1_000_000,
    plasticGrams: 0,
    projects: [],
  })
  const drawing = layoutShapes(shapes, (ink) => DAYLIGHT[ink])
  return pngOfSvg(
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}" width="${width}" height="${height}">${drawing}</svg>`,
  )
}
