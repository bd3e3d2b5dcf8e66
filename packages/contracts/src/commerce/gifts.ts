import { LARGEST_QUANTITIES } from '@understory/domain/commerce/prices/largest-quantities.ts'
import { z } from 'zod'
import { Day } from '../calendar-texts.ts'
import { endpoint } from '../endpoint.ts'
import { dayInput } from '../inputs/calendar-input.ts'
import { NeededName } from '../inputs/plain-line.ts'
import { AccountKind, CurrencyCode, Email } from '../people/accounts/accounts.ts'
import { Quote } from './purchases/purchases.ts'

const Quantity = (largest: number) =>
  z
    .int('Please use a whole number.')
    .min(0, 'Please use a number of zero or more.')
    .max(largest, 'This is more than one purchase can hold. Please contact us.')
const Theme = z.enum(['none', 'gift', 'christmas'])
const Name = (missing: string) => NeededName(80, missing)
const Code = z.string().regex(/^[A-Za-z0-9_-]{22}$/)

export const QuoteGifts = endpoint({
  method: 'POST',
  path: '/api/gifts/quotes',
  summary: 'Price one gift for each of some people; bought like any other quote',
  body: z.strictObject({
    audience: AccountKind,
    currency: CurrencyCode,
    /** What each of them is given. */
    each: z.strictObject({
      milliTrees: Quantity(LARGEST_QUANTITIES.trees),
      co2eGrams: Quantity(LARGEST_QUANTITIES.co2e),
      plasticGrams: Quantity(LARGEST_QUANTITIES.plastic),
      treeProject: z.string().max(60).nullable().default(null),
    }),
    from: Name('Please say who it is from.'),
    message: z.string().trim().max(1000, 'Please use at most 500 characters.').default(''),
    theme: Theme.default('gift'),
    /** `null`: as soon as it is paid for. */
    deliverOn: dayInput().nullable().default(null),
    recipients: z
      .array(
        z.strictObject({
          name: Name('Please say who it is for.'),
          /** `null`: no email is sent; the giver hands over the link or a printout. */
          email: Email.nullable().default(null),
        }),
      )
      .min(1, 'Please say who it is for.')
      .max(200, 'Please order at most 200 gifts at a time.'),
  }),
  maxBodyBytes: 128 * 1024,
  status: 201,
  answer: Quote,
  refusals: [
    'NO_PRODUCTS_SELECTED',
    'AMOUNT_TOO_SMALL',
    'AMOUNT_TOO_LARGE',
    'DISCLOSURE_INCOMPLETE',
    'BAD_REQUEST',
  ],
})

const GiftImpact = { milliTrees: z.int(), co2eGrams: z.int(), plasticGrams: z.int() }

export const Gift = z.object({
  giftId: z.uuid(),
  code: z.string(),
  purchaseId: z.uuid(),
  recipient: z.string(),
  email: z.string().nullable(),
  from: z.string(),
  message: z.string(),
  theme: Theme,
  ...GiftImpact,
  deliverOn: Day.nullable(),
  boughtAt: z.iso.datetime(),
  deliveredAt: z.iso.datetime().nullable(),
  redeemedAt: z.iso.datetime().nullable(),
  isRefunded: z.boolean(),
  certificateId: z.uuid(),
})
export type Gift = z.output<typeof Gift>

export const ListGifts = endpoint({
  method: 'GET',
  path: '/api/gifts',
  summary: 'The gifts that the account gave and was given, newest first',
  answer: z.object({
    given: z.array(Gift),
    received: z.array(Gift.omit({ email: true, purchaseId: true })),
  }),
})

export const OpenedGift = z.object({
  recipient: z.string(),
  from: z.string(),
  message: z.string(),
  theme: Theme,
  ...GiftImpact,
  certificateId: z.uuid(),
  isRedeemed: z.boolean(),
})
export type OpenedGift = z.output<typeof OpenedGift>

export const OpenGift = endpoint({
  method: 'GET',
  path: '/api/gifts/{code}',
  summary: 'A gift, for anyone who has its link',
  params: z.object({ code: z.string().max(60) }),
  answer: OpenedGift,
  refusals: ['GIFT_NOT_FOUND', 'GIFT_REFUNDED'],
})

export const GetGiftCertificate = endpoint({
  method: 'GET',
  path: '/api/gifts/{code}/certificate',
  summary: 'The certificate of a gift as a PDF, for anyone who has its link',
  params: z.object({ code: z.string().max(60) }),
  answer: { contentType: 'application/pdf' },
  refusals: ['GIFT_NOT_FOUND', 'GIFT_REFUNDED'],
})

export const RedeemGift = endpoint({
  method: 'POST',
  path: '/api/gifts/redemptions',
  summary: 'Take a gift into the account; it counts there from then on, and for the giver no more',
  body: z.strictObject({ code: Code }),
  status: 201,
  answer: OpenedGift,
  refusals: ['GIFT_NOT_FOUND', 'GIFT_REFUNDED', 'GIFT_REDEEMED', 'GIFT_IS_YOURS'],
})

export const SendGiftAgain = endpoint({
  method: 'POST',
  path: '/api/gifts/{giftId}/emails',
  summary: 'Send the email of a gift that was delivered once more',
  params: z.object({ giftId: z.uuid() }),
  status: 204,
  refusals: ['GIFT_NOT_FOUND', 'GIFT_NOT_SENT', 'TOO_MANY_ATTEMPTS'],
})
