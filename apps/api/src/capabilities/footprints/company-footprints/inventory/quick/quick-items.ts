import type { ReplyOf } from '@understory/contracts/endpoint.ts'
import type { ListQuickItems } from '@understory/contracts/footprints/company-footprints/quick-items.ts'
import { monthOf } from '@understory/domain/calendar/calendar.ts'
import {
  questionOfSite,
  questionWithoutSite,
} from '@understory/domain/footprints/company-footprints/inventory/quick/question-of-site.ts'
import { quickItemIn } from '@understory/domain/footprints/company-footprints/inventory/quick/quick-item-in.ts'
import {
  QUICK_ROW_IDS,
  usualGoods,
} from '@understory/domain/footprints/company-footprints/inventory/quick/quick-rows.ts'
import {
  factorYear,
  QUICK_ITEMS,
} from '@understory/domain/footprints/company-footprints/inventory/quick-entry.ts'
import type { Quality } from '@understory/domain/footprints/company-footprints/lines/uncertainty.ts'
import { convert } from '@understory/domain/footprints/company-footprints/lines/units.ts'
import { placeOf } from '@understory/domain/footprints/sites/place.ts'
import type { Deps } from '../../../../../deps.ts'
import { type Refused, refuse } from '../../../../../http/refuse.ts'
import { findFactors } from '../../../emission-factors/public.ts'
import { findInventory, type InventoryKey } from '../inventory-records.ts'
import { placesOfCompany } from '../lines/computing/places-of-lines.ts'
import { findQuickFactors } from './quick-factors.ts'

type QuickItemsReply = ReplyOf<typeof ListQuickItems>

/** The questions with the factors of where the company is, or of one of its sites. */
export async function listQuickItems(
  { db }: Pick<Deps, 'db'>,
  { site = null, ...wanted }: InventoryKey & { readonly site?: string | null },
): Promise<QuickItemsReply | Refused> {
  const found = await findInventory(db, wanted)
  if (!found) return refuse('INVENTORY_NOT_FOUND')
  const year = factorYear(monthOf(found.start_month))
  const { accountId } = wanted
  const place = placeOf(await placesOfCompany(db, { accountId, country: found.country }), site)
  const factors = await findQuickFactors(db, { place, year })
  const answers = answersOfSite(await selectAnswers(db, found.id), site)
  const items = QUICK_ITEMS.flatMap((item) => {
    const { factor: _, ...shown } = quickItemIn(item, place.country)
    const answer = answers.find(({ quick_item }) => quick_item === item.id)
    const entered = answer ? inUnitOf(shown.unit, enteredOf(answer)) : null
    const factor = factors.get(item.id)
    return factor ? [{ ...shown, factor, entered }] : []
  })
  return {
    year,
    place,
    items,
    rows: await rowsOf(db, answers),
    usualGoods: usualGoods(found.sector ?? ''),
  }
}

type Answers = Awaited<ReturnType<typeof selectAnswers>>

function selectAnswers(db: Deps['db'], inventoryId: string) {
  return db
    .selectFrom('inventory_line')
    .select(['id', 'quantity', 'unit', 'quick_item', 'note', 'quality', 'factor_id', 'description'])
    .where('inventory_id', '=', inventoryId)
    .where('quick_item', 'is not', null)
    .where('parent_id', 'is', null)
    .execute()
}

/** Those of the site, or of the company, under the names of the questions. */
const answersOfSite = (answers: Answers, site: string | null): Answers =>
  answers.flatMap((answer) => {
    const id = questionWithoutSite(answer.quick_item ?? '')
    return answer.quick_item === questionOfSite(id, site) ? [{ ...answer, quick_item: id }] : []
  })

type EnteredAnswer = ReturnType<typeof enteredOf>

/** As the question asks for it, where it was entered in another unit. */
function inUnitOf(unit: string, entered: EnteredAnswer): EnteredAnswer {
  const converted = convert(entered.quantity, entered.unit, unit)
  if (entered.unit === unit || !converted.ok) return entered
  return { ...entered, unit, quantity: Math.round(converted.quantity * 1_000) / 1_000 }
}

const FROM_BILLS = ['very-good', 'good']

const enteredOf = ({ id, quantity, unit, note, quality }: Answers[number]) => ({
  lineId: id,
  quantity,
  unit,
  note,
  isFromBill: FROM_BILLS.includes((quality as Quality | null)?.reliability ?? ''),
})

/** What was entered in words, in the order of the page. */
async function rowsOf(db: Deps['db'], answers: Answers): Promise<QuickItemsReply['rows']> {
  const factors = await findFactors(
    db,
    answers.flatMap(({ factor_id }) => factor_id ?? []),
  )
  return QUICK_ROW_IDS.flatMap((id) => {
    const answer = answers.find(({ quick_item }) => quick_item === id)
    const factor = factors.get(answer?.factor_id ?? '')
    return answer && factor
      ? [{ id, words: answer.description, factor, entered: enteredOf(answer) }]
      : []
  })
}
