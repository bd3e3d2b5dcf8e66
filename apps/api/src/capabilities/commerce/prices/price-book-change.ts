import type { Database, Tx } from '@understory/database/connect.ts'
import { rowSlices } from '@understory/database/row-slices.ts'
import { type CalendarDate, parseCalendarDate } from '@understory/domain/calendar/calendar.ts'
import { IMPACTS } from '@understory/domain/quantity/impact-quantity.ts'
import { CURRENCIES, type Currency } from '@understory/domain/quantity/money.ts'
import type { ChangeField, ChangeValues } from '@understory/domain/staff/changes/change-field.ts'
import type { ProposedValues, StaffChangeKind } from '../../../staff-change-kind.ts'
import { servicePrices } from './records.ts'

/** What the form asks for in each currency: the price of so much, in units of the currency. */
const PRICES = [
  { name: 'tree', label: 'A tree', decimals: 3 },
  { name: 'tonne', label: 'A tonne of CO2e', decimals: 0 },
  { name: 'kilogram', label: 'A kilogram of plastic', decimals: 3 },
  { name: 'verifyOneTwo', label: 'Verifying scopes 1 and 2', decimals: 2 },
  { name: 'verifyThree', label: 'Verifying a category of scope 3', decimals: 2 },
  { name: 'premium', label: 'Premium, a month', decimals: 2 },
] as const

const PARTS = ['project', 'registry', 'payment', 'operation'] as const
const PART_LABELS = {
  project: 'to the project',
  registry: 'for registry and retirement',
  payment: 'for the payment',
  operation: 'for running this',
} as const satisfies Record<(typeof PARTS)[number], string>
const IMPACT_LABELS = { trees: 'Trees', co2e: 'CO2e', plastic: 'Plastic' } as const

const FIELDS: readonly ChangeField[] = [
  {
    name: 'validFrom',
    label: 'Valid from',
    hint: 'Tomorrow or later, so that it is announced before it counts. Quotes made before keep their price.',
    group: 'When',
    type: 'date',
  },
  ...CURRENCIES.flatMap((currency) =>
    PRICES.map(
      ({ name, label, decimals }): ChangeField => ({
        name: `${name}${currency}`,
        label: `${label}, in ${currency}`,
        group: `Prices in ${currency}`,
        type: 'number',
        decimals,
        least: decimals === 0 ? 1 : 1 / 10 ** decimals,
        most: 100_000,
      }),
    ),
  ),
  ...IMPACTS.flatMap((impact) =>
    PARTS.map(
      (part): ChangeField => ({
        name: `${impact}-${part}`,
        label: `${IMPACT_LABELS[impact]}: ${PART_LABELS[part]}, in per cent`,
        group: `Where the money of ${IMPACT_LABELS[impact] === 'CO2e' ? 'CO2e' : IMPACT_LABELS[impact].toLowerCase()} goes`,
        hint: part === 'project' ? 'Leave all four empty where you do not state it.' : '',
        type: 'number',
        decimals: 1,
        least: 0,
        most: 100,
        isOptional: true,
      }),
    ),
  ),
]

export const PRICE_BOOK_CHANGE: StaffChangeKind = {
  name: 'price-book',
  label: 'Prices',
  says: 'A price book: what everything costs from a day on. Its name is a version, such as 2027-1.',
  duty: 'set-prices',
  isFourEyes: true,
  isExtensible: true,
  isForGood: true,
  fields: FIELDS,
  subjects: async (db) => {
    const rows = await db
      .selectFrom('price_book')
      .select(['version', 'valid_from'])
      .where('currency', '=', 'GBP')
      .orderBy('valid_from', 'desc')
      .execute()
    return rows.map(({ version, valid_from: from }) => ({
      subject: version,
      label: `${version}, from ${from}`,
    }))
  },
  read: readPriceBook,
  problems: problemsOfPriceBook,
  publish: publishPriceBook,
}

async function readPriceBook(db: Database | Tx, version: string): Promise<ChangeValues | null> {
  const books = await db
    .selectFrom('price_book')
    .selectAll()
    .where('version', '=', version)
    .execute()
  const [first] = books
  if (!first) return null
  const shares = await db
    .selectFrom('price_share')
    .selectAll()
    .where('version', '=', version)
    .where('currency', '=', 'GBP')
    .execute()
  const values: Record<string, string> = { validFrom: first.valid_from }
  for (const book of books) {
    const { currency } = book
    const services = await servicePrices(db, { version, currency })
    values[`tree${currency}`] = String(book.micros_per_milli_tree / 1_000)
    values[`tonne${currency}`] = String(book.micros_per_gram_co2e)
    values[`kilogram${currency}`] = String(book.micros_per_gram_plastic / 1_000)
    values[`verifyOneTwo${currency}`] = String(services.verify_footprint_scopes_one_two / 100)
    values[`verifyThree${currency}`] = String(services.verify_footprint_scope_three_category / 100)
    values[`premium${currency}`] = String(services.premium / 100)
  }
  for (const { impact, part, permille } of shares) {
    values[`${impact}-${part}`] = String(permille / 10)
  }
  return values
}

async function problemsOfPriceBook(
  db: Database | Tx,
  { values, before, today }: ProposedValues & { readonly before: ChangeValues | null },
): Promise<Record<string, string>> {
  if (before) return { '': 'A published price book never changes. Draft a new version.' }
  const problems: Record<string, string> = {}
  const from = dayIn(values)
  if (from <= today) problems.validFrom = 'Please choose tomorrow or a later day.'
  const sameDay = await db
    .selectFrom('price_book')
    .select('version')
    .where('valid_from', '=', from)
    .executeTakeFirst()
  if (sameDay) problems.validFrom = `${sameDay.version} is valid from that day already.`
  for (const impact of IMPACTS) {
    const given = PARTS.filter((part) => values[`${impact}-${part}`])
    const whole = PARTS.reduce((sum, part) => sum + permilleOf(values, impact, part), 0)
    if (given.length > 0 && (given.length < PARTS.length || whole !== 1_000)) {
      problems[`${impact}-project`] =
        `Please fill in all four so that they add up to 100; they add up to ${whole / 10}.`
    }
  }
  return problems
}

async function publishPriceBook(tx: Tx, { subject, values }: ProposedValues): Promise<void> {
  const valid_from = dayIn(values)
  const rounded = (name: string, times: number) => Math.round(Number(values[name]) * times)
  const books = CURRENCIES.map((currency) => ({
    version: subject,
    currency,
    valid_from,
    micros_per_milli_tree: rounded(`tree${currency}`, 1_000),
    micros_per_gram_co2e: rounded(`tonne${currency}`, 1),
    micros_per_gram_plastic: rounded(`kilogram${currency}`, 1_000),
  }))
  for (const slice of rowSlices(books)) await tx.insertInto('price_book').values(slice).execute()
  const services = CURRENCIES.flatMap((currency) => servicesIn(currency, values, subject))
  for (const slice of rowSlices(services)) {
    await tx.insertInto('service_price').values(slice).execute()
  }
  const shares = IMPACTS.filter((impact) => values[`${impact}-project`]).flatMap((impact) =>
    CURRENCIES.flatMap((currency) =>
      PARTS.map((part) => ({
        version: subject,
        currency,
        impact,
        part,
        permille: permilleOf(values, impact, part),
      })),
    ),
  )
  for (const slice of rowSlices(shares)) await tx.insertInto('price_share').values(slice).execute()
}

function servicesIn(currency: Currency, values: ChangeValues, version: string) {
  const minor = (name: string) => Math.round(Number(values[`${name}${currency}`]) * 100)
  return [
    { version, currency, service: 'verify_footprint_scopes_one_two', minor: minor('verifyOneTwo') },
    {
      version,
      currency,
      service: 'verify_footprint_scope_three_category',
      minor: minor('verifyThree'),
    },
    { version, currency, service: 'premium', minor: minor('premium') },
  ] as const
}

const permilleOf = (values: ChangeValues, impact: string, part: string) =>
  Math.round(Number(values[`${impact}-${part}`] || 0) * 10)

function dayIn(values: ChangeValues): CalendarDate {
  const day = parseCalendarDate(values.validFrom ?? '')
  if (!day) throw new Error('a price book without a day was proposed')
  return day
}
