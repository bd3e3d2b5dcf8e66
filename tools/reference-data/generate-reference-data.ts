import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { ROOT } from '../folders.ts'

const DOMAIN = join(ROOT, 'packages/domain')

/** Cuts a line of the kind used here: quoted cells may hold commas, but neither quotes nor breaks. */
function cells(line: string): string[] {
  return [...line.matchAll(/(?:^|,)(?:"([^"]*)"|([^,]*))/g)].map((m) => m[1] ?? m[2] ?? '')
}

function rows(file: string): string[][] {
  const text = readFileSync(join(DOMAIN, 'data', file), 'utf8')
  return text.trimEnd().split('\n').slice(1).map(cells)
}

/** The text of each generated file, by its path from the root. */
export function generateReferenceData(): Record<string, string> {
  return {
    'packages/domain/src/accounts/tax-id-catalogue.generated.ts': table(
      'TAX_ID_ROWS',
      'country, type, description, example, pattern; source: packages/domain/data/README.md',
      rows('tax-id-types.csv'),
    ),
    'packages/domain/src/quantity/countries.generated.ts': table(
      'COUNTRY_ROWS',
      'iso2, name, currency, EU VAT area; source: packages/domain/data/README.md',
      rows('countries.csv'),
    ),
    'packages/domain/src/vehicles/emission-factor-sets.generated.ts': tables([
      [
        'FACTOR_SET_ROWS',
        'id, market, year, title, edition, GWP basis, licence, note',
        'emission-factor-sets.csv',
      ],
      [
        'US_FACTOR_ROWS',
        'year, type, fuel, category, unit, kg CO2e, derived, source',
        'us-vehicle-factors.csv',
      ],
      ['UPLIFT_ROWS', 'cycle, year or phev, percent, table', 'real-world-uplift.csv'],
      ['OCCUPANCY_ROWS', 'bus service, passengers, table', 'bus-occupancy.csv'],
      ['RAIL_ROWS', 'market, year, unit, kg CO2e, source', 'rail-factors.csv'],
    ]),
    'packages/domain/src/vehicles/uk-vehicle-factors.generated.ts': table(
      'UK_FACTOR_ROWS',
      'year, type, fuel, category system, category, chassis, tonnage, laden %, refrigerated, unit, tailpipe, generation, grid losses, well-to-tank (kg CO2e), rows of the publication; source: packages/domain/data/README.md',
      rows('uk-vehicle-factors.csv'),
    ),
  }
}

/** Several tables in one file. */
function tables(all: readonly (readonly [name: string, what: string, file: string])[]): string {
  return all
    .map(([name, what, file]) =>
      table(name, `${what}; source: packages/domain/data/README.md`, rows(file)),
    )
    .join('\n')
}

function table(name: string, what: string, data: string[][]): string {
  const lines = data.map((row) => `  ${JSON.stringify(row)},`)
  const width = data[0]?.length ?? 0
  const type = `(readonly [${Array(width).fill('string').join(', ')}])`
  const head = `// Written by tools/reference-data/generate-reference-data.ts. ${what}.`
  return [head, `export const ${name}: readonly ${type}[] = [`, ...lines, ']', ''].join('\n')
}

if (import.meta.main) {
  for (const [path, text] of Object.entries(generateReferenceData())) {
    writeFileSync(join(ROOT, path), text)
  }
}
