import {
  GetGiftCertificate,
  ListGifts,
  OpenGift,
  QuoteGifts,
  RedeemGift,
  SendGiftAgain,
} from '@understory/contracts/commerce/gifts.ts'
import type { Deps } from '../../../deps.ts'
import { type Route, route } from '../../../http/route.ts'
import { listGifts } from './list-gifts.ts'
import { openGift, renderGiftCertificate } from './open-gift.ts'
import { quoteGifts } from './quote-gifts.ts'
import { redeemGift } from './redeem-gift.ts'
import { sendGiftAgain } from './send-again.ts'

const QUOTE_LIMIT = { name: 'gift-quote', points: 60, seconds: 600 }
const OPEN_LIMIT = { name: 'gift', points: 120, seconds: 60 }
const PDF_LIMIT = { name: 'gift-pdf', points: 60, seconds: 60 }

export function giftRoutes(deps: Deps): Route[] {
  return [
    route(QuoteGifts, { access: 'public', limit: QUOTE_LIMIT }, ({ body }) =>
      quoteGifts(deps, body),
    ),
    route(OpenGift, { access: 'public', limit: OPEN_LIMIT }, ({ params }) =>
      openGift(deps, params.code),
    ),
    route(GetGiftCertificate, { access: 'public', limit: PDF_LIMIT }, ({ params }) =>
      renderGiftCertificate(deps, params.code),
    ),
    route(ListGifts, { access: 'account', may: 'see' }, ({ actor }) =>
      listGifts(deps, actor.accountId),
    ),
    route(RedeemGift, { access: 'account', may: 'change', limit: OPEN_LIMIT }, ({ actor, body }) =>
      redeemGift(deps, actor, body.code),
    ),
    route(
      SendGiftAgain,
      { access: 'account', may: 'change', limit: OPEN_LIMIT },
      ({ actor, params }) =>
        sendGiftAgain(deps, { giftId: params.giftId, accountId: actor.accountId }),
    ),
  ]
}
