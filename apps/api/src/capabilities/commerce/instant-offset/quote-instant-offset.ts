import type { QuoteInstantOffset } from '@understory/contracts/commerce/instant-offset.ts'
import type { Quote } from '@understory/contracts/commerce/purchases/purchases.ts'
import type { BodyOf } from '@understory/contracts/endpoint.ts'
import { REFUSALS } from '@understory/contracts/refusals/refusals.ts'
import type { Tx } from '@understory/database/connect.ts'
import { asPlatform } from '@understory/database/row-security.ts'
import { type CalendarDate, dayOf } from '@understory/domain/calendar/calendar.ts'
import {
  type InstantOrder,
  type InstantOrderProblem,
  parseInstantOrder,
} from '@understory/domain/commerce/instant-offset/instant-order.ts'
import { quoteInstantOffset as price } from '@understory/domain/commerce/instant-offset/price-instant-offset.ts'
import { checkCharge } from '@understory/domain/commerce/purchases/charge-limits.ts'
import type { Impact } from '@understory/domain/quantity/impact-quantity.ts'
import { transact } from '../../../database/transact.ts'
import type { Deps } from '../../../deps.ts'
import { Refused, refuse } from '../../../http/refuse.ts'
import { findDisclosedProject } from '../../proof/disclosures/public.ts'
import { currentPriceBook, listProjects, type Project } from '../prices/public.ts'
import {
  coversOf,
  deliveryOf,
  presentQuote,
  type QuoteKind,
  saveQuote,
} from '../purchases/public.ts'
import { isInUnitedStates } from '../selling/public.ts'

type QuoteInstantOffsetDeps = Pick<Deps, 'db' | 'clock' | 'newId' | 'purchaseKinds'>

type Choice = BodyOf<typeof QuoteInstantOffset>['choice']
type QuoteInstantOffsetInput = BodyOf<typeof QuoteInstantOffset> & { readonly kind?: QuoteKind }

const QUOTE_DAYS = 7

/** Prices a choice by the current price book, and stores nothing. */
export async function priceInstantOffset(
  deps: Pick<Deps, 'db' | 'clock'>,
  { currency, choice }: QuoteInstantOffsetInput,
) {
  const today = dayOf(deps.clock())
  const [prices, projects] = await Promise.all([
    currentPriceBook(deps.db, currency, today),
    listProjects(deps.db),
  ])
  const order = readChoice(choice, today)
  if (order instanceof Refused) return order
  const treeProject = chooseProject(projects, 'trees', choice.treeProject)
  if (!treeProject) {
    return refuse('BAD_REQUEST', [
      { field: 'choice.treeProject', message: 'There is no such project.' },
    ])
  }
  const { total, lines } = price(order.quantities, prices)
  const chargeProblem = checkCharge(total)
  if (chargeProblem) return refuse(chargeProblem)
  const usual = defaultProject(projects, 'co2e').id
  const isInUs = isInUnitedStates({ currency, country: null }) && order.quantities.co2e > 0
  const carbonProject = isInUs ? await findDisclosedProject(deps.db) : usual
  if (carbonProject === null) return refuse('DISCLOSURE_INCOMPLETE')
  return { prices, projects, order, treeProject, carbonProject, total, lines }
}

/**
 * Prices a choice and stores the quote: what is shown is what will be charged. Rows of the quote are
 * stored in the same transaction.
 */
export async function quoteInstantOffset(
  deps: QuoteInstantOffsetDeps,
  { audience, currency, choice, kind = 'instant' }: QuoteInstantOffsetInput,
  storeWith: (tx: Tx, quoteId: string) => Promise<void> = async () => {},
): Promise<Quote | Refused> {
  const priced = await priceInstantOffset(deps, { audience, currency, choice })
  if (priced instanceof Refused) return priced
  const { prices, projects, order, treeProject, carbonProject, total, lines } = priced
  const now = deps.clock()
  const minorOf = (impact: Impact) =>
    lines.find((line) => line.impact === impact)?.amount.minor ?? 0
  const values = {
    id: deps.newId(),
    kind,
    audience,
    currency,
    price_book_version: prices.version,
    milli_trees: order.quantities.trees,
    co2e_grams: order.quantities.co2e,
    plastic_grams: order.quantities.plastic,
    trees_minor: minorOf('trees'),
    co2e_minor: minorOf('co2e'),
    plastic_minor: minorOf('plastic'),
    total_minor: total.minor,
    tree_project: treeProject.id,
    co2e_project: carbonProject,
    plastic_project: defaultProject(projects, 'plastic').id,
    start_month: order.spread ? `${order.spread.startMonth}-01` : null,
    spread_months: order.spread?.months ?? 1,
    reference: order.reference,
    theme: order.theme,
    hide_cost: order.hideCost,
    address_on_certificate: order.addressOnCertificate,
    created_at: now,
    expires_at: new Date(now.getTime() + QUOTE_DAYS * 86_400_000),
  }
  const row = await asPlatform(() =>
    transact(deps.db, async (tx) => {
      const saved = await saveQuote(tx, values)
      await storeWith(tx, saved.id)
      return saved
    }),
  )
  const of = { quote_id: row.id, quote_kind: row.kind }
  const covers = await coversOf(deps, [of], 'buyer')
  const delivery = await deliveryOf(deps, row)
  return presentQuote(deps, row, { projects, isPaid: false, covers: covers(of), delivery })
}

function readChoice(choice: Choice, today: CalendarDate): InstantOrder | Refused {
  const { milliTrees: trees, co2eGrams: co2e, plasticGrams: plastic, ...rest } = choice
  const parsed = parseInstantOrder({ ...rest, quantities: { trees, co2e, plastic } }, today)
  if (parsed.ok) return parsed.order
  if (parsed.problems.some(({ code }) => code === 'NO_PRODUCTS_SELECTED')) {
    return refuse('NO_PRODUCTS_SELECTED')
  }
  return refuse('BAD_REQUEST', parsed.problems.map(toProblem))
}

const FIELD_OF: Partial<Record<InstantOrderProblem['field'], string>> = {
  trees: 'milliTrees',
  co2e: 'co2eGrams',
  plastic: 'plasticGrams',
  startMonth: 'spread.startMonth',
  months: 'spread.months',
}

const SENTENCE: Record<InstantOrderProblem['code'], string> = {
  NO_PRODUCTS_SELECTED: REFUSALS.NO_PRODUCTS_SELECTED[1],
  NOT_A_WHOLE_NUMBER: 'Please use a whole number.',
  NEGATIVE: 'Please use a number of zero or more.',
  TOO_MUCH: 'This is more than one purchase can hold. Please contact us.',
  BAD_MONTH: 'Please choose a month.',
  MONTH_OUT_OF_RANGE: 'Please choose a month within five years of today.',
  BAD_NUMBER_OF_MONTHS: 'Please choose between 1 and 60 months.',
  TOO_LONG: 'Please use at most 80 characters.',
  BAD_CHARACTERS: 'Please use one line of letters, numbers and punctuation.',
  NOT_OFFERED: 'Please choose one of the options.',
}

function toProblem({ field, code }: InstantOrderProblem) {
  return { field: `choice.${FIELD_OF[field] ?? field}`, message: SENTENCE[code] }
}

function chooseProject(projects: readonly Project[], impact: Impact, id: string | null) {
  if (id === null) return defaultProject(projects, impact)
  return projects.find(
    (project) => project.id === id && project.impact === impact && project.isOffered,
  )
}

function defaultProject(projects: readonly Project[], impact: Impact): Project {
  const found = projects.find((project) => project.impact === impact && project.isDefault)
  if (!found) throw new Error(`the portfolio has no project for ${impact}`)
  return found
}
