import { type Month, monthOf } from '../../../calendar/calendar.ts'
import { groupedBy } from '../../../language/grouped-by.ts'
import { isMoney } from '../../company-footprints/lines/spend.ts'
import type { CategoryKey } from '../../company-footprints/scopes.ts'
import { withoutAccents } from '../../emission-factors/search/words.ts'
import {
  categoryOfClass,
  familyOf,
  isQuantity,
  type LedgerClass,
} from '../classification/ledger-class.ts'
import type { ClassedEntry } from './ledger-groups.ts'

/** A line of the inventory that may count the same. */
export type CountedLine = {
  readonly category: CategoryKey
  readonly unit: string
  /** Of its factor, and what it says of itself. */
  readonly name: string
  readonly from: Month
  readonly to: Month
}

/** Energy, fuel or mileage of a site, of which money says little; or spending that quantities may count already. */
export type QuantityQuestion = {
  readonly result: LedgerClass
  readonly category: CategoryKey
  readonly site: string
  readonly currency: string
  /** In hundredths. */
  readonly net: number
  readonly from: Month
  readonly to: Month
  readonly rows: readonly number[]
  /** Lines with quantities of the same, in some of the same months. */
  readonly coveredBy: number
}

/** Words of a factor, or of the line itself, that say what was burnt or driven; without any all of the category count. */
const COUNTED_WORDS: ReadonlyMap<LedgerClass, readonly string[]> = new Map([
  ['quantity:natural_gas', ['natural gas', 'mains gas', 'gas supply']],
  ['quantity:heating_oil', ['burning oil', 'heating oil', 'distillate', 'kerosene', 'fuel oil']],
  ['quantity:lpg', ['lpg', 'propane', 'butane', 'liquefied petroleum']],
  ['quantity:farm_fuel', ['gas oil', 'diesel']],
  ['quantity:mileage', ['car', 'motorbike', 'van', 'mileage', 'miles']],
  ['s_train', ['rail', 'train', 'underground', 'tram']],
  ['s_flights', ['flight', 'haul', 'domestic']],
  ['s_hotel', ['hotel']],
  ['s_water', ['water supply']],
])

/** Kinds of spending that are often counted in tonnes, kilometres or nights. */
const OFTEN_COUNTED: readonly LedgerClass[] = [
  's_water',
  's_waste',
  's_freight',
  's_flights',
  's_train',
  's_hotel',
]

/** One question for each family and site, the largest first. */
export function quantityQuestions(
  entries: readonly ClassedEntry[],
  lines: readonly CountedLine[],
): readonly QuantityQuestion[] {
  const asked = entries.filter(({ result }) => isQuantity(result) || OFTEN_COUNTED.includes(result))
  const groups = groupedBy(asked, ({ result, site, currency }) =>
    [result, site, currency].join('|'),
  )
  return [...groups.values()]
    .flatMap((group) => questionOf(group, lines) ?? [])
    .filter(({ result, coveredBy }) => isQuantity(result) || coveredBy > 0)
    .toSorted((one, other) => Math.abs(other.net) - Math.abs(one.net))
}

function questionOf(
  group: readonly ClassedEntry[],
  lines: readonly CountedLine[],
): QuantityQuestion | null {
  const [first] = group
  const category = first && categoryOfClass(first.result, { net: 0 })
  if (!category) return null
  const { result, site, currency } = first
  const months = group.map(({ day }) => monthOf(day)).toSorted()
  const [from = monthOf(first.day), to = from] = [months[0], months.at(-1)]
  const question = {
    result,
    category,
    site,
    currency,
    from,
    to,
    net: group.reduce((sum, { net }) => sum + net, 0),
    rows: group.map(({ row }) => row),
  }
  return { ...question, coveredBy: lines.filter((line) => isSame(line, question)).length }
}

function isSame(
  line: CountedLine,
  { result, category, from, to }: Omit<QuantityQuestion, 'coveredBy'>,
): boolean {
  if (line.category !== category || isMoney(line.unit)) return false
  if (line.to < from || to < line.from) return false
  const words = COUNTED_WORDS.get(result)
  const name = withoutAccents(line.name)
  return !words || words.some((word) => name.includes(word))
}

/** The activity whose usual factor a quantity takes. */
export const activityOf = (result: LedgerClass): string => familyOf(result)?.activity ?? result

export type QuantityAnswer = {
  readonly result: LedgerClass
  readonly site: string
  readonly currency: string
  /** `covered`: counted elsewhere; `later`: not entered yet; `spending`: counted by what it cost. */
  readonly answer: 'covered' | 'quantity' | 'later' | 'spending'
  readonly quantity: number | null
}

/** The answer to a question: what was given, or what is likely. */
export function answerToQuestion(
  question: Pick<QuantityQuestion, 'result' | 'site' | 'currency' | 'coveredBy'>,
  answers: readonly QuantityAnswer[],
): QuantityAnswer {
  const { result, site, currency, coveredBy } = question
  const given = answers.find(
    (each) => each.result === result && each.site === site && each.currency === currency,
  )
  const usual = coveredBy > 0 ? 'covered' : 'later'
  return given ?? { result, site, currency, answer: usual, quantity: null }
}
