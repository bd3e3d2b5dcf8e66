import type { Plugin } from 'vite'

/** The parts of the one stylesheet, each before those that may overrule it. */
const PARTS = [
  /\/ui\/src\/tokens\.css$/,
  /\/ui\/src\/fonts\.css$/,
  /\/ui\/src\/base\.css$/,
  /\/ui\/src\/layout\.css$/,
  /\/ui\/src\/patterns\.css$/,
  /\/packages\/ui\//,
  /\/web\/src\/shell\//,
]
/** No browser knows this rule, so the minifier leaves it where it stands. */
const MARK = /@sheet\s+(\d+);/

const partOf = (id: string): number => {
  const part = PARTS.findIndex((pattern) => pattern.test(id))
  return part < 0 ? PARTS.length : part
}

/**
 * The bundler joins style sheets in the order of the script files that they belong to, which changes with
 * every island. Here each says which part it is of, and the whole is sorted by that: tokens and patterns
 * first, then components, then what belongs to one page.
 */
export const sheetsInOrder: Plugin[] = [
  {
    name: 'sheets:mark',
    apply: 'build',
    transform(code, id) {
      return id.endsWith('.css') ? `@sheet ${partOf(id)};\n${code}` : undefined
    },
  },
  {
    name: 'sheets:sort',
    apply: 'build',
    enforce: 'post',
    generateBundle(_, bundle) {
      for (const file of Object.values(bundle)) {
        if (file.type !== 'asset' || !file.fileName.endsWith('.css')) continue
        file.source = sorted(String(file.source))
      }
    },
  },
]

function sorted(css: string): string {
  const [, ...marked] = css.split(MARK)
  const sheets = marked.flatMap((part, at) =>
    at % 2 === 0 ? [{ part: Number(part), rules: marked[at + 1] ?? '' }] : [],
  )
  return sheets
    .toSorted((one, other) => one.part - other.part)
    .map(({ rules }) => rules)
    .join('')
}
