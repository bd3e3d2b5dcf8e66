import type { BodyOf } from '@understory/contracts/endpoint.ts'
import type {
  DecideLedger,
  LedgerReview,
} from '@understory/contracts/footprints/ledger-import/ledger-reviews.ts'
import { isQuantity } from '@understory/domain/footprints/ledger-import/classification/ledger-class.ts'
import type { PostedForm } from '../../../../http/posted-form.ts'
import { ledgerImportMessage } from '../messages/messages.generated.ts'

type Choices = BodyOf<typeof DecideLedger>
type LedgerQuestion = LedgerReview['questions'][number]

const QUANTITY_DECIMALS = 3
const PRICE_DECIMALS = 5

export const groupField = (group: number): string => `group-${group}`

/** The fields of a question, named for what it asks. */
export function questionFields({ result, site, currency }: LedgerQuestion) {
  const name = `of-${[result, site, currency].join('|')}`
  return {
    seen: `${name}-seen`,
    quantity: `${name}-quantity`,
    price: `${name}-price`,
    covered: `${name}-covered`,
  }
}

/** What was chosen on the page; what was left as it is says nothing. */
export function choicesOfForm(form: PostedForm, review: LedgerReview): Choices {
  const groups = review.groups.flatMap(({ group }) => {
    const result = form.optional(groupField(group))
    return result === null ? [] : [{ group, result }]
  })
  const answers = review.questions.flatMap((question) => answerIn(form, question) ?? [])
  const hasMoney = form.has('purchases')
  return {
    groups,
    answers,
    ...(hasMoney
      ? {
          purchases: form.optional('purchases') === null ? null : form.number('purchases', 2),
          capitalFrom: form.number('capitalFrom', 2),
        }
      : {}),
  }
}

function answerIn(form: PostedForm, question: LedgerQuestion): Choices['answers'][number] | null {
  const fields = questionFields(question)
  if (!form.has(fields.seen)) return null
  const { result, site, currency } = question
  const isCovered = form.has(fields.covered)
  const about = { result, site, currency }
  if (!isQuantity(result)) {
    return { ...about, answer: isCovered ? 'covered' : 'spending', quantity: null }
  }
  const quantity = quantityIn(form, question)
  if (quantity !== null) return { ...about, answer: 'quantity', quantity }
  return { ...about, answer: isCovered ? 'covered' : 'later', quantity: null }
}

/** As typed, or what was paid by the price of a unit. */
function quantityIn(form: PostedForm, question: LedgerQuestion): number | null {
  const { quantity, price } = questionFields(question)
  if (form.optional(quantity) !== null) {
    return form.number(quantity, QUANTITY_DECIMALS) / 10 ** QUANTITY_DECIMALS
  }
  if (form.optional(price) === null) return null
  const perUnit = form.number(price, PRICE_DECIMALS) / 10 ** PRICE_DECIMALS
  if (perUnit > 0) return Math.round((question.net / 100 / perUnit) * 1_000) / 1_000
  form.refuseField(price, ledgerImportMessage('choicesOfForm.pleaseUsePriceAbove'))
  return null
}

/** Where the page shows what the API says against a choice. */
export function fieldOfChoice(field: string, choices: Choices, review: LedgerReview): string {
  const [, list = '', at = ''] = /^(groups|answers)\.(\d+)\./.exec(field) ?? []
  if (list === 'groups') return groupField(choices.groups?.[Number(at)]?.group ?? 0)
  const answer = list === 'answers' ? choices.answers?.[Number(at)] : undefined
  const question = review.questions.find(
    ({ result, site, currency }) =>
      answer?.result === result && answer.site === site && answer.currency === currency,
  )
  return question ? questionFields(question).quantity : field
}
