import { readFileSync, writeFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'

/** Cuts a line of the kind used here: quoted cells may hold commas, but neither quotes nor breaks. */
function cells(line: string): string[] {
  return [...line.matchAll(/(?:^|,)(?:"([^"]*)"|([^,]*))/g)].map((m) => m[1] ?? m[2] ?? '')
}

function rows(file: string): string[][] {
  const text = readFileSync(new URL(file, import.meta.url), 'utf8')
  return text.trimEnd().split('\n').slice(1).map(cells)
}

/** The text of each generated file, by its path from the package's folder. */
export function generate(): Record<string, string> {
  return {
    'src/accounts/tax-id-catalogue.generated.ts': table(
      'TAX_ID_ROWS',
      'country, type, description, example, pattern; source: data/README.md',
      rows('./tax-id-types.csv'),
    ),
    'src/quantity/countries.generated.ts': table(
      'COUNTRY_ROWS',
      'iso2, name, currency, EU VAT area; source: data/README.md',
      rows('./countries.csv'),
    ),
  }
}

function table(name: string, what: string, data: string[][]): string {
  const lines = data.map((row) => `  ${JSON.stringify(row)},`)
  const width = data[0]?.length ?? 0
  const type = `(readonly [${Array(width).fill('string').join(', ')}])`
  const head = `// Written by data/generate.ts. ${what}.`
  return [head, `export const ${name}: readonly ${type}[] = [`, ...lines, ']', ''].join('\n')
}

if (import.meta.main) {
  for (const [path, text] of Object.entries(generate())) {
    writeFileSync(fileURLToPath(new URL(`../${path}`, import.meta.url)), text)
  }
}
