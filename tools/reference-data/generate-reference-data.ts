import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { ROOT } from '../folders.ts'
import { claimTables } from './claim-tables.ts'
import { frameworkTables } from './framework-tables.ts'
import { householdTables } from './household-tables.ts'
import { rowsOfFile, table, tables } from './table-files.ts'

/** Countries as people look for them; sorted here, because a process would sort them at each start. */
function byName(countries: readonly string[][]): string[][] {
  const { compare } = new Intl.Collator('en-GB')
  return countries.toSorted(([, one = ''], [, other = '']) => compare(one, other))
}

/** The text of each generated file, by its path from the root. */
export function generateReferenceData(): Record<string, string> {
  return {
    'packages/domain/src/commerce/payments/buyer/tax-id-catalogue.generated.ts': table(
      'TAX_ID_ROWS',
      'country, type, description, example, pattern; source: packages/domain/data/README.md',
      rowsOfFile('tax-id-types.csv'),
    ),
    'packages/domain/src/countries/countries.generated.ts': table(
      'COUNTRY_ROWS',
      'iso2, name, currency, EU VAT area; source: packages/domain/data/README.md',
      byName(rowsOfFile('countries.csv')),
    ),
    ...footprintEstimate(),
    ...factorSearch(),
    ...ledgerImport(),
    ...householdTables(),
    ...claimTables(),
    ...frameworkTables(),
    'packages/domain/src/footprints/company-footprints/completeness/category-one.generated.ts':
      tables([
        [
          'CATEGORY_ONE_ROWS',
          'sector, part of category 1, its share, pounds of it per pound of turnover in 2022, three largest products',
          'footprints/category-one-parts.csv',
        ],
        [
          'PART_ROWS',
          'table of factors, code or name of its rows, part of category 1',
          'footprints/part-of-factor.csv',
        ],
      ]),
    'packages/domain/src/vehicles/identification/emissions/emission-factor-sets.generated.ts':
      tables([
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
    'packages/domain/src/vehicles/identification/emissions/uk-vehicle-factors.generated.ts': table(
      'UK_FACTOR_ROWS',
      'year, type, fuel, category system, category, chassis, tonnage, laden %, refrigerated, unit, tailpipe, generation, grid losses, well-to-tank (kg CO2e), rows of the publication; source: packages/domain/data/README.md',
      rowsOfFile('uk-vehicle-factors.csv'),
    ),
  }
}

/** What the estimate of a company's footprint is computed from. */
function footprintEstimate(): Record<string, string> {
  const folder = 'packages/domain/src/footprints/company-footprints/estimate'
  return {
    [`${folder}/sectors.generated.ts`]: tables([
      [
        'SECTOR_ROWS',
        'code, label, group, kg of scope 1, kWh and kg of scope 3 per GBP of 2022; kg of scopes 1, 2 and 3 per USD of 2022 in the United States; multipliers of scopes 1 and 2, ln sd of scopes 1 and 2, companies behind them, employees per GBP m of 2022, quality',
        'footprints/sectors.csv',
      ],
      [
        'SCOPE_THREE_ROWS',
        'model, sector, kg of the categories 1, 2, 3, 4, 5, 6 and 8 per pound or dollar of 2022',
        'footprints/scope3-categories.csv',
      ],
      [
        'DOWNSTREAM_ROWS',
        'sector, category, kg per GBP of 2022, ln sd, when it counts, scale, quality, basis',
        'footprints/downstream.csv',
      ],
    ]),
    [`${folder}/countries.generated.ts`]: tables([
      [
        'COUNTRY_ROWS',
        'iso2, factors of scope 1, of electricity and of scope 3, kg of commuting per employee and year, employees per turnover against the UK, multiplier of scope 1',
        'footprints/countries.csv',
      ],
      [
        'NEAREST_ROWS',
        'iso2 without adequate data, the nearest similar country, why',
        'footprints/nearest-countries.csv',
      ],
      [
        'ELECTRICITY_ROWS',
        'iso2, kg CO2e per kWh from 2015 to 2024',
        'footprints/electricity-by-year.csv',
      ],
    ]),
    [`${folder}/money.generated.ts`]: tables([
      [
        'EXCHANGE_ROWS',
        'currency, units per US dollar from 2015 to 2025',
        'footprints/exchange-rates.csv',
      ],
      [
        'CONSUMER_PRICE_ROWS',
        'year, per cent by which UK prices rose',
        'footprints/consumer-prices.csv',
      ],
      [
        'US_CONSUMER_PRICE_ROWS',
        'year, per cent by which US prices rose',
        'footprints/consumer-prices-us.csv',
      ],
      [
        'CRUDE_OIL_ROWS',
        'year, US dollars per barrel of Brent, checked',
        'footprints/crude-oil.csv',
      ],
    ]),
  }
}

/** What people call things, and which published factor that is. */
function factorSearch(): Record<string, string> {
  const folder = 'packages/domain/src/footprints/emission-factors'
  return {
    [`${folder}/factor-publications.generated.ts`]: tables([
      [
        'PUBLICATION_ROWS',
        'set, title, edition, GWP basis, licence, note',
        'footprints/factor-publications.csv',
      ],
    ]),
    [`${folder}/energy/kwh.generated.ts`]: [
      table(
        'FUEL_KWH_ROWS',
        'factor, fuel, unit, kWh by gross and net calorific value; source: packages/domain/data/README.md',
        rowsOfFile('footprints/fuel-kwh.csv'),
      ),
      table(
        'VEHICLE_KWH_ROWS',
        'factor, kWh by net calorific value; source: packages/domain/data/README.md',
        rowsOfFile('footprints/vehicle-kwh.csv').map(([id = '', kWh = '']) => [id, kWh]),
      ),
    ].join('\n'),
    [`${folder}/gas-groups.generated.ts`]: tables([
      [
        'GAS_GROUP_ROWS',
        'refrigerant, group, and of blends kg CO2e per kg within and outside the scopes, by AR4 and by AR5',
        'footprints/gas-groups.csv',
      ],
    ]),
    [`${folder}/gas-split.generated.ts`]: tables([
      ['GAS_SPLIT_ROWS', 'factor, kg CO2e of CH4 and of N2O', 'footprints/gas-split.csv'],
    ]),
    [`${folder}/search/data/phrases.generated.ts`]: tables([
      ['PHRASE_ROWS', 'phrase, activity', 'factor-search/phrases.csv'],
    ]),
    [`${folder}/search/data/defaults.generated.ts`]: tables([
      [
        'DEFAULT_ROWS',
        'activity, kind, categories, country or * for every other one, market, table, name, unit, why it stands in',
        'factor-search/defaults.csv',
      ],
    ]),
    [`${folder}/search/data/places.generated.ts`]: tables([
      ['PLACE_ROWS', 'place, country, haul from Great Britain', 'factor-search/places.csv'],
      ['REGION_ROWS', 'place, country, grid of it', 'factor-search/regions.csv'],
    ]),
    [`${folder}/search/data/tables.generated.ts`]: tables([
      [
        'TABLE_ROWS',
        'table (* at the end: begins with), categories, the usual one first',
        'factor-search/tables.csv',
      ],
      ['ALIAS_ROWS', 'word, words of the publishers', 'factor-search/aliases.csv'],
    ]),
  }
}

/** What the accounts, suppliers and texts of a ledger say of a purchase, and what programs call their columns. */
function ledgerImport(): Record<string, string> {
  const folder = 'packages/domain/src/footprints/ledger-import'
  return {
    [`${folder}/classification/accounts.generated.ts`]: tables([
      ['ACCOUNT_ROWS', 'chart, code, name, class', 'ledger-import/account-codes.csv'],
      ['WEAK_ACCOUNT_ROWS', 'name that says too little', 'ledger-import/weak-accounts.csv'],
    ]),
    [`${folder}/classification/ledger-phrases.generated.ts`]: tables([
      ['EXCLUSION_ROWS', 'phrase, reason', 'ledger-import/exclusions.csv'],
      ['QUANTITY_ROWS', 'phrase, family', 'ledger-import/quantity-phrases.csv'],
      [
        'QUANTITY_FAMILY_ROWS',
        'family, activity of the factor search, category',
        'ledger-import/quantity-families.csv',
      ],
    ]),
    [`${folder}/classification/suppliers.generated.ts`]: tables([
      ['SUPPLIER_ROWS', 'name, class', 'ledger-import/suppliers.csv'],
      ['MERCHANT_ROWS', 'code or span of codes, name, class', 'ledger-import/merchant-codes.csv'],
    ]),
    [`${folder}/reading/columns.generated.ts`]: tables([
      ['COLUMN_ROWS', 'program, field, header', 'ledger-import/columns.csv'],
    ]),
  }
}

if (import.meta.main) {
  for (const [path, text] of Object.entries(generateReferenceData())) {
    writeFileSync(join(ROOT, path), text)
  }
}
