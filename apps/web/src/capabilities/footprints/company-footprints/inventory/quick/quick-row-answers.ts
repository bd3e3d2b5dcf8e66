import { SearchFactors } from '@understory/contracts/footprints/emission-factors.ts'
import {
  QUICK_ROW_LISTS,
  quickRowIds,
} from '@understory/domain/footprints/company-footprints/inventory/quick/quick-rows.ts'
import type { PostedForm } from '../../../../../http/posted-form.ts'
import type { AccountSession } from '../../../../../http/session.ts'
import { quantityOf } from '../lines/quantity-of-form.ts'
import type { QuickAnswer, QuickItems } from './quick-answers.ts'

type Searching = Pick<AccountSession, 'api'> & {
  readonly form: PostedForm
  readonly listed: QuickItems
  /** ISO 3166, of the company. */
  readonly country: string
}

/** Goods and materials in words: each row takes the factor that its words find first. */
export async function quickRowAnswers(searching: Searching): Promise<QuickAnswer[]> {
  const answers: QuickAnswer[] = []
  for (const list of QUICK_ROW_LISTS) {
    for (const id of quickRowIds(list)) answers.push(await rowAnswer(searching, id, list.part))
  }
  return answers
}

const MONEY = 'money'

async function rowAnswer(
  searching: Searching,
  id: string,
  purchasePart: (typeof QUICK_ROW_LISTS)[number]['part'],
): Promise<QuickAnswer> {
  const { form, listed } = searching
  const stored = listed.rows.find((row) => row.id === id)
  if (form.optional(`${id}-amount`) === null) {
    return { isGiven: false, line: null, emptied: stored?.entered.lineId ?? null }
  }
  const words = form.text(`${id}-words`).trim().slice(0, 200)
  const isMoney = form.oneOf(`${id}-unit`, [MONEY, 'tonnes'], MONEY) === MONEY
  const asked = isMoney ? form.text('currency') || 'GBP' : 'tonnes'
  const { quantity, unit } = quantityOf(form, `${id}-amount`, asked)
  const isFromBill = form.has('fromBills')
  const isSameWords = stored?.words === words
  const isSameKind = isSameWords && (stored.factor.set.kind === 'spend') === isMoney
  const isSame = isSameKind && stored.entered.quantity === quantity && stored.entered.unit === unit
  if (isSame && stored.entered.isFromBill === isFromBill) {
    return { isGiven: true, line: null, emptied: null }
  }
  const factorId = isSameKind ? stored.factor.factorId : await find(searching, words, isMoney)
  if (factorId === null) form.refuseField(`${id}-words`, nothingFound(words, isMoney))
  const line = {
    category: 'purchasedGoodsAndServices' as const,
    description: words,
    quantity,
    unit,
    factorId: factorId ?? '-',
    withUpstream: false,
    quickItem: id,
    purchasePart,
    note: null,
    figureSource: isFromBill ? ('bill' as const) : ('typed' as const),
  }
  return { isGiven: true, line, emptied: null }
}

function nothingFound(words: string, isMoney: boolean): string {
  if (words === '') return 'Please say what it is.'
  const by = isMoney ? 'what it costs' : 'weight'
  return `We found nothing for “${words}” by ${by}. Please use other words.`
}

/** The factor that fits words best; one that only perhaps fits is none. */
async function find(
  { api, listed, country }: Searching,
  words: string,
  isMoney: boolean,
): Promise<string | null> {
  if (words === '') return null
  const found = await api(SearchFactors, {
    query: {
      words,
      category: 'purchasedGoodsAndServices',
      near: listed.year,
      country,
      limit: 1,
      ...(isMoney ? { kind: 'spend' as const } : { kind: 'activity' as const, unit: 'tonnes' }),
    },
  })
  const best = found.ok ? found.data.factors[0] : undefined
  return best && !best.isPerhaps ? best.factorId : null
}
