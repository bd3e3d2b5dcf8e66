import type { QuoteGifts } from '@understory/contracts/commerce/gifts.ts'
import type { BodyOf } from '@understory/contracts/endpoint.ts'
import { MOST_GIFTS, readRecipients } from '@understory/domain/commerce/gifts/recipients.ts'
import { timesGifts } from '@understory/domain/commerce/gifts/times-gifts.ts'
import { LARGEST_QUANTITIES } from '@understory/domain/commerce/prices/largest-quantities.ts'
import { lookupTable } from '@understory/domain/language/lookup-table.ts'
import { grams, milliTrees } from '@understory/domain/quantity/impact-quantity.ts'
import type { Money } from '@understory/domain/quantity/money.ts'
import { readTypedNumbers } from '@understory/domain/quantity/typed-number.ts'
import type { FormFields } from '../../../../islands/form-fields.ts'
import { type Reckoned, unreadable } from '../../../../shell/setup/reckoned.ts'
import { type OffsetPricing, reckonOffset } from '../../prices/public.ts'
import { giftChoicePleaseOrderMostGifts } from '../island-messages/gift-choice.generated.ts'

export type Audience = 'personal' | 'business'
type Each = BodyOf<typeof QuoteGifts>['each']

export type GiftRow = { readonly name: string; readonly email: string }

/** The values of the form, as they were typed. */
export type GiftChoice = {
  readonly trees: string
  readonly co2e: string
  readonly plastic: string
  readonly name: string
  readonly email: string
  /** Of a business: a row for each person. */
  readonly rows: readonly GiftRow[]
  /** And those who were pasted, a person a line. */
  readonly people: string
  readonly from: string
  readonly message: string
  readonly theme: string
  readonly deliverOn: string
}

const ROWS_TO_BEGIN = 2
export const EMPTY_ROW: GiftRow = { name: '', email: '' }

/** Exactly what a link names; without any amount ten trees, to begin with something. */
export function firstChoice(from: string, search = new URLSearchParams(), name = ''): GiftChoice {
  const isNamed = ['trees', 'co2e', 'plastic'].some((name) => search.has(name))
  const amount = (name: string, otherwise: string) =>
    isNamed ? search.get(name) || '0' : otherwise
  return {
    trees: amount('trees', '10'),
    co2e: amount('co2e', '0'),
    plastic: amount('plastic', '0'),
    name,
    email: '',
    rows: Array.from({ length: ROWS_TO_BEGIN }, (_, at) =>
      at === 0 ? { ...EMPTY_ROW, name } : EMPTY_ROW,
    ),
    people: '',
    from,
    message: '',
    theme: search.get('theme') || 'gift',
    deliverOn: '',
  }
}

/** More than any name or email has: what is beyond it is not written into the page again. */
const LONGEST_CELL = 1_000

export function giftChoiceIn(form: Pick<FormFields, 'text' | 'texts'>): GiftChoice {
  const emails = form.texts('toEmail')
  const text = (name: string) => form.text(name)
  return {
    trees: text('trees'),
    co2e: text('co2e'),
    plastic: text('plastic'),
    name: text('name'),
    email: text('email'),
    rows: form
      .texts('to')
      .slice(0, MOST_GIFTS + 1)
      .map((name, index) => ({
        name: name.slice(0, LONGEST_CELL),
        email: (emails[index] ?? '').slice(0, LONGEST_CELL),
      })),
    people: text('people').replaceAll('\r\n', '\n'),
    from: text('from'),
    message: text('message').replaceAll('\r\n', '\n'),
    theme: text('theme'),
    deliverOn: text('deliverOn'),
  }
}

/** The body for the API, which refuses an invalid date or theme. */
export function giftRequestOf(audience: Audience, choice: GiftChoice) {
  return {
    audience,
    each: eachOf(choice).each,
    from: choice.from,
    message: choice.message,
    theme: choice.theme as 'gift',
    deliverOn: choice.deliverOn || null,
    recipients:
      audience === 'business'
        ? [
            ...filledRows(choice).map(({ row }) => recipientOf(row)),
            ...readRecipients(choice.people),
          ]
        : [recipientOf(choice)],
  }
}

const recipientOf = ({ name, email }: GiftRow) => ({ name, email: email.trim() || null })

/** The rows in which something is typed, each with its place on the form. */
function filledRows({ rows }: GiftChoice) {
  return rows
    .map((row, index) => ({ row, index }))
    .filter(({ row }) => row.name.trim() || row.email.trim())
}

/** Trees and kilograms have three decimals: thousandths of a tree, and grams. */
const AMOUNTS = {
  trees: { decimals: 3, largest: LARGEST_QUANTITIES.trees },
  co2e: { decimals: 3, largest: LARGEST_QUANTITIES.co2e },
  plastic: { decimals: 3, largest: LARGEST_QUANTITIES.plastic },
} as const

/** What each person gets, and what is wrong with the numbers that cannot be read. */
export function eachOf({ trees, co2e, plastic }: GiftChoice): {
  each: Each
  problems: Readonly<Record<string, string>>
} {
  const { units, problems } = readTypedNumbers({ trees, co2e, plastic }, AMOUNTS)
  return {
    each: {
      milliTrees: units.trees,
      co2eGrams: units.co2e,
      plasticGrams: units.plastic,
      treeProject: null,
    },
    problems,
  }
}

export type GiftSum = {
  /** Of one gift alone; `null`: alone it cannot be bought. */
  readonly each: Money | null
  readonly count: number
  readonly total: Money
  /** What each of them is given. */
  readonly given: Each
}

/** What all of them come to. */
export function reckonGifts(
  audience: Audience,
  choice: GiftChoice,
  pricing: OffsetPricing,
): Reckoned<GiftSum> {
  const { each, problems } = eachOf(choice)
  const unread = unreadable(problems)
  if (unread) return unread
  const { recipients } = giftRequestOf(audience, choice)
  if (recipients.length > MOST_GIFTS) return { says: tooMany() }
  const one = {
    trees: milliTrees(each.milliTrees),
    co2e: grams(each.co2eGrams),
    plastic: grams(each.plasticGrams),
  }
  const count = Math.max(1, recipients.length)
  const all = reckonOffset(timesGifts(one, count), pricing)
  if ('says' in all) return all
  const alone = reckonOffset(one, pricing)
  return {
    sum: {
      each: 'sum' in alone ? alone.sum.total : null,
      count,
      total: all.sum.total,
      given: each,
    },
  }
}

const tooMany = () => giftChoicePleaseOrderMostGifts({ mostGifts: String(MOST_GIFTS) })

const GIFT_CHOICE_FIELDS: Readonly<Record<string, string>> = lookupTable({
  'each.milliTrees': 'trees',
  'each.co2eGrams': 'co2e',
  'each.plasticGrams': 'plastic',
  'choice.milliTrees': 'trees',
  'choice.co2eGrams': 'co2e',
  'choice.plasticGrams': 'plastic',
})

/** The problems of the API under the names of the form's fields; of a list, with the line it is in. */
export function problemsOnForm(
  audience: Audience,
  choice: GiftChoice,
  problems: Readonly<Record<string, string>>,
): Record<string, string> {
  return Object.fromEntries(
    Object.entries(problems).map(([field, why]) => {
      const [, index, part] = /^recipients\.(\d+)\.(name|email)$/.exec(field) ?? []
      if (index !== undefined && audience === 'business')
        return problemOfPerson(choice, { index: Number(index), part }, why)
      const named = field === 'recipients' ? 'to-0' : GIFT_CHOICE_FIELDS[field]
      return [part ?? named ?? field, why]
    }),
  )
}

/** Rows come first, then the lines that were pasted. */
function problemOfPerson(
  choice: GiftChoice,
  { index, part }: { index: number; part: string | undefined },
  why: string,
): [string, string] {
  const rows = filledRows(choice)
  const row = rows[index]
  if (row) return [`${part === 'email' ? 'toEmail' : 'to'}-${row.index}`, why]
  const line = index - rows.length
  return ['people', `${readRecipients(choice.people)[line]?.name ?? `Line ${line + 1}`}: ${why}`]
}
