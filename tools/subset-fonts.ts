import { copyFile, readFile, writeFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { join } from 'node:path'
import subsetFont from 'subset-font'
import { ROOT } from './folders.ts'
import { say } from './start/say.ts'

/*
 * Makes the font files of the pages from the published ones: the weights that the pages use, and in a
 * file of their own the characters that English and its neighbours need, so that most visitors load
 * two small files. What is made is part of the repository; this runs when a font or a weight changes.
 */

/** As the first `unicode-range` of each family in fonts.css. */
const BASIC: readonly (readonly [number, number])[] = [
  [0x20, 0x7e],
  ...[...'\u00a0£€–—‘’“”„…·×−°²½₂éèêëàâäáãåæçíîïñóôöõøœúùûüÿßÉÈÀÂÄÁÅÆÇÍÎÑÓÔÖÕØŒÚÜ'].map(
    (character) => [character.codePointAt(0) ?? 0, character.codePointAt(0) ?? 0] as const,
  ),
]
const LATIN: readonly (readonly [number, number])[] = [
  [0xa1, 0xff],
  [0x131, 0x131],
  [0x2bb, 0x2bc],
  [0x2c6, 0x2c6],
  [0x2da, 0x2da],
  [0x2dc, 0x2dc],
  [0x2000, 0x206f],
  [0x2122, 0x2122],
  [0x2190, 0x2193],
  [0x2215, 0x2215],
]
const EXTENDED: readonly (readonly [number, number])[] = [
  [0x100, 0x2ba],
  [0x2bd, 0x2c5],
  [0x2c7, 0x2cc],
  [0x1e00, 0x1e9f],
  [0x20a0, 0x20c0],
]

const FAMILIES: readonly {
  readonly name: string
  readonly file: (part: string) => string
  readonly options: NonNullable<Parameters<typeof subsetFont>[2]>
}[] = [
  {
    name: 'fraunces',
    file: (part) => `fraunces-${part}-opsz-normal.woff2`,
    // Without the alternates that it has for most letters.
    options: { variationAxes: { wght: 480 }, noLayoutClosure: true },
  },
  {
    name: 'figtree',
    file: (part) => `figtree-${part}-wght-normal.woff2`,
    // With its figures of one width.
    options: { variationAxes: { wght: { min: 400, max: 700 } } },
  },
]

const require = createRequire(import.meta.url)
const FONTS = join(ROOT, 'packages/ui/src/fonts')

for (const { name, file, options } of FAMILIES) {
  const folder = join(require.resolve(`@fontsource-variable/${name}/package.json`), '..')
  const parts = [
    ['basic', 'latin', BASIC],
    ['latin', 'latin', LATIN],
    ['extended', 'latin-ext', EXTENDED],
  ] as const
  for (const [part, source, ranges] of parts) {
    const published = await readFile(join(folder, 'files', file(source)))
    const made = await subsetFont(published, charactersOf(ranges), {
      ...options,
      targetFormat: 'woff2',
    })
    await writeFile(join(FONTS, `${name}-${part}.woff2`), made)
    say(`${name}-${part}.woff2: ${made.length} bytes`)
  }
  await copyFile(join(folder, 'LICENSE'), join(FONTS, `${name}.LICENSE`))
}

function charactersOf(ranges: readonly (readonly [number, number])[]): string {
  return ranges
    .flatMap(([first, last]) => Array.from({ length: last - first + 1 }, (_, at) => first + at))
    .map((code) => String.fromCodePoint(code))
    .join('')
}
