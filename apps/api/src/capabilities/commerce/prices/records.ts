import type { Database, Tx } from '@understory/database/connect.ts'
import { executeNamed } from '@understory/database/named-statements.ts'
import type { PriceBook as PriceBookTable } from '@understory/database/rows.generated.ts'
import type { CalendarDate } from '@understory/domain/calendar/calendar.ts'
import type { CreditKind } from '@understory/domain/commerce/prices/credit-kind.ts'
import type { PriceBook } from '@understory/domain/commerce/prices/price-book.ts'
import type { Service, ServicePrices } from '@understory/domain/commerce/prices/services.ts'
import type { Impact } from '@understory/domain/quantity/impact-quantity.ts'
import type { Currency } from '@understory/domain/quantity/money.ts'
import type { Selectable } from 'kysely'

export type Project = {
  id: string
  pack: string
  impact: Impact
  name: string
  partner: string
  country: string
  /** Of CO2e alone. */
  creditKind: CreditKind | null
  summary: string
  isSample: boolean
  isDefault: boolean
  /** It can be chosen; what was bought of another stays. */
  isOffered: boolean
}

export type DatedPriceBook = PriceBook & { validFrom: CalendarDate }

/** The newest price book of a currency that is valid on the day. */
export async function currentPriceBook(
  db: Database | Tx,
  currency: Currency,
  day: CalendarDate,
): Promise<DatedPriceBook> {
  const row = await db
    .selectFrom('price_book')
    .selectAll()
    .where('currency', '=', currency)
    .where('valid_from', '<=', day)
    .orderBy('valid_from', 'desc')
    .orderBy('version', 'desc')
    .limit(1)
    .executeTakeFirstOrThrow()
  return presentBook(row)
}

/** The next one that was announced; null: none was. */
export async function nextPriceBook(
  db: Database | Tx,
  currency: Currency,
  day: CalendarDate,
): Promise<DatedPriceBook | null> {
  const row = await db
    .selectFrom('price_book')
    .selectAll()
    .where('currency', '=', currency)
    .where('valid_from', '>', day)
    .orderBy('valid_from')
    .orderBy('version', 'desc')
    .limit(1)
    .executeTakeFirst()
  return row ? presentBook(row) : null
}

export type PriceShares = Readonly<Record<'project' | 'registry' | 'payment' | 'operation', number>>

/** What becomes of each price, in thousandths; an impact without a statement is missing. */
export async function priceShares(
  db: Database | Tx,
  { version, currency }: Pick<PriceBook, 'version' | 'currency'>,
): Promise<ReadonlyMap<Impact, PriceShares>> {
  const rows = await db
    .selectFrom('price_share')
    .select(['impact', 'part', 'permille'])
    .where('version', '=', version)
    .where('currency', '=', currency)
    .execute()
  const none: PriceShares = { project: 0, registry: 0, payment: 0, operation: 0 }
  const shares = new Map<Impact, PriceShares>()
  for (const { impact, part, permille } of rows) {
    shares.set(impact, { ...(shares.get(impact) ?? none), [part]: permille })
  }
  return shares
}

/** As it was when something was priced by it. */
export async function priceBookOf(
  db: Database | Tx,
  { version, currency }: { readonly version: string; readonly currency: Currency },
): Promise<DatedPriceBook> {
  const row = await db
    .selectFrom('price_book')
    .selectAll()
    .where('version', '=', version)
    .where('currency', '=', currency)
    .executeTakeFirstOrThrow()
  return presentBook(row)
}

/** Of all currencies, the one in force last first. */
export async function listPriceBooks(db: Database | Tx): Promise<DatedPriceBook[]> {
  const { rows } = await executeNamed(
    db,
    'price-books',
    db
      .selectFrom('price_book')
      .select(['version', 'currency', 'valid_from'])
      .select(['micros_per_milli_tree', 'micros_per_gram_co2e', 'micros_per_gram_plastic'])
      .orderBy('valid_from', 'desc')
      .orderBy('version', 'desc')
      .compile(),
  )
  return rows.map(presentBook)
}

function presentBook(row: Selectable<PriceBookTable>): DatedPriceBook {
  return {
    version: row.version,
    validFrom: row.valid_from,
    currency: row.currency,
    microsPerMilliTree: row.micros_per_milli_tree,
    microsPerGramCo2e: row.micros_per_gram_co2e,
    microsPerGramPlastic: row.micros_per_gram_plastic,
  }
}

/** What the services of a price-book version cost. */
export async function servicePrices(
  db: Database | Tx,
  { version, currency }: Pick<PriceBook, 'version' | 'currency'>,
): Promise<ServicePrices> {
  const rows = await db
    .selectFrom('service_price')
    .select(['service', 'minor'])
    .where('version', '=', version)
    .where('currency', '=', currency)
    .execute()
  const minorOf = (service: Service) => {
    const row = rows.find((each) => each.service === service)
    if (!row) throw new Error(`${service} has no price in ${version} ${currency}`)
    return row.minor
  }
  return {
    verify_footprint_scopes_one_two: minorOf('verify_footprint_scopes_one_two'),
    verify_footprint_scope_three_category: minorOf('verify_footprint_scope_three_category'),
    premium: minorOf('premium'),
  }
}

export async function listProjects(db: Database | Tx): Promise<Project[]> {
  const rows = await db
    .selectFrom('project')
    .select(['id', 'pack', 'impact', 'name', 'partner', 'country', 'summary'])
    .select(['is_sample', 'is_default', 'is_offered', 'credit_kind'])
    .orderBy('is_default', 'desc')
    .orderBy('name')
    .execute()
  return rows.map(({ is_sample, is_default, is_offered, credit_kind, ...row }) => ({
    ...row,
    impact: row.impact,
    creditKind: credit_kind,
    isSample: is_sample,
    isDefault: is_default,
    isOffered: is_offered,
  }))
}

/** The project of each impact that is taken where nobody chooses. */
export async function defaultProjects(db: Database | Tx): Promise<Record<Impact, string>> {
  const rows = await db
    .selectFrom('project')
    .select(['id', 'impact'])
    .where('is_default', '=', true)
    .execute()
  const idOf = (impact: Impact) => {
    const row = rows.find((each) => each.impact === impact)
    if (!row) throw new Error(`no default project for ${impact}`)
    return row.id
  }
  return { trees: idOf('trees'), co2e: idOf('co2e'), plastic: idOf('plastic') }
}
