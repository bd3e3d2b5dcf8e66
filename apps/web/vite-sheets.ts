import { createHash } from 'node:crypto'
import { dirname, isAbsolute, join, relative } from 'node:path'
import { fileURLToPath } from 'node:url'
import type { Plugin } from 'vite'

/** The parts of the one stylesheet, each before those that may overrule it. */
const PARTS = [
  /\/ui\/src\/styles\/tokens\.css$/,
  /\/ui\/src\/fonts\/fonts\.css$/,
  /\/ui\/src\/styles\/base\.css$/,
  /\/ui\/src\/styles\/layout\.css$/,
  /\/ui\/src\/styles\/patterns\.css$/,
  /\/packages\/ui\//,
  /\/web\/src\/(shell|capabilities\/proof\/certificates\/proof-checker)\//,
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

const SHEET_IMPORT = /^import (\w+) from '([^']+\.module\.css)'\n/gm
const ROOT = fileURLToPath(new URL('../..', import.meta.url))

/** What a class is called in the one stylesheet: its own name, and a hash of the file that it is in. */
export function scopedName(name: string, file: string): string {
  const path = relative(ROOT, file.replace(/\?.*/, '')).replaceAll('\\', '/')
  return `_${name}_${createHash('sha256').update(path).digest('base64url').slice(0, 5)}`
}

/**
 * In the browser's scripts a class name stands where it is used, so that none of them carries a table
 * of all the names of a sheet. The server reads the same names from the tables.
 */
export const namesInPlace: Plugin = {
  name: 'sheets:names-in-place',
  apply: 'build',
  enforce: 'pre',
  applyToEnvironment: ({ name }) => name === 'client',
  transform(source, id) {
    if (!id.endsWith('.tsx')) return
    let code = source
    for (const [line, table = '', path = ''] of source.matchAll(SHEET_IMPORT)) {
      const file = isAbsolute(path) ? path : join(dirname(id), path)
      const used = new RegExp(`(?<![.\\w])${table}(?:\\.(\\w+)|\\['([\\w-]+)'\\])`, 'g')
      code = code.replaceAll(used, (_, name, quoted) => `'${scopedName(name ?? quoted, file)}'`)
      // A table that is read by a name worked out later stays.
      const isLeft = new RegExp(`(?<![.\\w'])${table}\\b`).test(code.replace(line, ''))
      if (!isLeft) code = code.replace(line, '')
    }
    return code
  },
}

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
