import { isMap, isScalar, LineCounter, parseDocument } from 'yaml'

type FrontMatter = {
  readonly fields: Readonly<Record<string, unknown>>
  readonly text: string
  /** The line of the file on which the text begins. */
  readonly textLine: number
  readonly lineOf: (field: string) => number
}

/** The facts between two lines of three hyphens at the beginning of a file, and the text below them. */
export function readFrontMatter(
  source: string,
): FrontMatter | { readonly line: number; readonly message: string } {
  const lines = source.replace(/^\uFEFF/, '').split(/\r?\n/)
  const end = lines.indexOf('---', 1)
  if (lines[0] !== '---' || end < 0) {
    return { line: 1, message: 'Begin with the facts, between two lines of three hyphens (---).' }
  }
  const counter = new LineCounter()
  const document = parseDocument(lines.slice(1, end).join('\n'), {
    lineCounter: counter,
    version: '1.2',
    prettyErrors: false,
  })
  const lineAt = (offset: number) => counter.linePos(offset).line + 1
  const [fault] = document.errors
  if (fault) return { line: lineAt(fault.pos[0]), message: `This is no YAML: ${fault.message}.` }
  if (!isMap(document.contents)) return { line: 2, message: 'The facts are not “name: value”.' }
  const places = new Map(
    document.contents.items.flatMap(({ key }) =>
      isScalar(key) ? [[String(key.value), lineAt(key.range?.[0] ?? 0)] as const] : [],
    ),
  )
  return {
    fields: frontMatterFieldsOf(document),
    text: lines.slice(end + 1).join('\n'),
    textLine: end + 2,
    lineOf: (field) => places.get(field) ?? 1,
  }
}

/** Aliases, which could grow a small file into a large value, are not read. */
function frontMatterFieldsOf(document: ReturnType<typeof parseDocument>): Record<string, unknown> {
  try {
    return document.toJS({ maxAliasCount: 0 })
  } catch {
    return {}
  }
}
