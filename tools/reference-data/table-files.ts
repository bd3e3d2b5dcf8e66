import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { ROOT } from '../folders.ts'

const DOMAIN = join(ROOT, 'packages/domain')

/** Cuts a line of the kind used here: quoted cells may hold commas, but neither quotes nor breaks. */
function cells(line: string): string[] {
  return [...line.matchAll(/(?:^|,)(?:"([^"]*)"|([^,]*))/g)].map((m) => m[1] ?? m[2] ?? '')
}

export function rowsOfFile(file: string): string[][] {
  const text = readFileSync(join(DOMAIN, 'data', file), 'utf8')
  return text.trimEnd().split('\n').slice(1).map(cells)
}

/** Several tables in one file. */
export function tables(
  all: readonly (readonly [name: string, what: string, file: string])[],
): string {
  return all
    .map(([name, what, file]) =>
      table(name, `${what}; source: packages/domain/data/README.md`, rowsOfFile(file)),
    )
    .join('\n')
}

export function table(name: string, what: string, data: string[][]): string {
  const lines = data.map((row) => `  ${JSON.stringify(row)},`)
  const width = data[0]?.length ?? 0
  const type = `(readonly [${Array(width).fill('string').join(', ')}])`
  const head = `// Written by tools/reference-data/generate-reference-data.ts. ${what}.`
  return [head, `export const ${name}: readonly ${type}[] = [`, ...lines, ']', ''].join('\n')
}
