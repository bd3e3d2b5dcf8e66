import { randomBytes } from 'node:crypto'
import type { QuoteGifts } from '@understory/contracts/commerce/gifts.ts'
import type { Quote } from '@understory/contracts/commerce/purchases/purchases.ts'
import type { BodyOf } from '@understory/contracts/endpoint.ts'
import { dayOf } from '@understory/domain/calendar/calendar.ts'
import { type GiftProblem, giftProblems } from '@understory/domain/commerce/gifts/gift-order.ts'
import { timesGifts } from '@understory/domain/commerce/gifts/times-gifts.ts'
import { grams, milliTrees } from '@understory/domain/quantity/impact-quantity.ts'
import type { Deps } from '../../../deps.ts'
import { type Refused, refuse } from '../../../http/refuse.ts'
import { quoteInstantOffset } from '../instant-offset/public.ts'

type QuoteGiftsDeps = Pick<Deps, 'db' | 'clock' | 'newId' | 'purchaseKinds'>

type QuoteGiftsInput = BodyOf<typeof QuoteGifts>

const SENTENCE: Record<GiftProblem['code'], string> = {
  BAD_CHARACTERS: 'Please use letters, numbers and punctuation.',
  NAME_TOO_LONG: 'Please use at most 80 characters.',
  MESSAGE_TOO_LONG: 'Please use at most 500 characters.',
  DAY_PASSED: 'Please choose today or a later day.',
  DAY_TOO_FAR: 'Please choose a day within a year.',
  SAME_EMAIL: 'This email is in the list twice.',
}

/** Prices the whole order, and stores a gift for each recipient that takes effect when it is paid for. */
export async function quoteGifts(
  deps: QuoteGiftsDeps,
  asked: QuoteGiftsInput,
): Promise<Quote | Refused> {
  const problems = giftProblems(asked, dayOf(deps.clock()))
  if (problems.length > 0) {
    return refuse(
      'BAD_REQUEST',
      problems.map(({ field, code }) => ({ field, message: SENTENCE[code] })),
    )
  }
  const { audience, currency, recipients } = asked
  const order = { audience, currency, kind: 'gift', choice: quoteGiftsChoiceOf(asked) } as const
  return quoteInstantOffset(deps, order, async (tx, quoteId) => {
    const rows = recipients.map((_, position) => quoteGiftsRowOf(deps, quoteId, asked, position))
    await tx.insertInto('gift').values(rows).execute()
  })
}

function quoteGiftsChoiceOf({ each, recipients, theme }: QuoteGiftsInput) {
  const { trees, co2e, plastic } = timesGifts(
    {
      trees: milliTrees(each.milliTrees),
      co2e: grams(each.co2eGrams),
      plastic: grams(each.plasticGrams),
    },
    recipients.length,
  )
  const [first] = recipients
  return {
    milliTrees: trees,
    co2eGrams: co2e,
    plasticGrams: plastic,
    treeProject: each.treeProject,
    spread: null,
    reference:
      recipients.length === 1
        ? `A gift for ${first?.name}`.slice(0, 80)
        : `${recipients.length} gifts`,
    theme,
    hideCost: true,
    addressOnCertificate: false,
  }
}

function quoteGiftsRowOf(
  deps: Pick<Deps, 'newId'>,
  quoteId: string,
  asked: QuoteGiftsInput,
  position: number,
) {
  const { each, from, message, theme, deliverOn, recipients } = asked
  return {
    id: deps.newId(),
    quote_id: quoteId,
    position,
    code: randomBytes(16).toString('base64url'),
    recipient_name: recipients[position]?.name ?? '',
    recipient_email: recipients[position]?.email ?? null,
    from_name: from,
    message,
    theme,
    milli_trees: each.milliTrees,
    co2e_grams: each.co2eGrams,
    plastic_grams: each.plasticGrams,
    deliver_on: deliverOn,
  }
}
