import type { OpenedGift } from '@understory/contracts/commerce/gifts.ts'
import { asPlatform } from '@understory/database/row-security.ts'
import type { Deps } from '../../../deps.ts'
import { Refused, refuse } from '../../../http/refuse.ts'
import { renderCertificateOf } from '../../proof/certificates/public.ts'
import { findGiftByCode, type GiftRow, presentGift } from './gift-records.ts'

/** A gift, for anyone who has its link. */
export async function openGift(
  deps: Pick<Deps, 'db'>,
  code: string,
): Promise<OpenedGift | Refused> {
  const gift = await findOpenGift(deps, code)
  return gift instanceof Refused ? gift : presentOpened(gift)
}

export async function renderGiftCertificate(
  deps: Pick<Deps, 'config' | 'db' | 'documents' | 'clock' | 'purchaseKinds'>,
  code: string,
): Promise<Uint8Array | Refused> {
  const gift = await findOpenGift(deps, code)
  if (gift instanceof Refused) return gift
  return asPlatform(() => renderCertificateOf(deps, gift.certificate_id))
}

async function findOpenGift(deps: Pick<Deps, 'db'>, code: string): Promise<GiftRow | Refused> {
  const gift = await asPlatform(() => findGiftByCode(deps.db, code))
  if (!gift) return refuse('GIFT_NOT_FOUND')
  return gift.status === 'refunded' ? refuse('GIFT_REFUNDED') : gift
}

export function presentOpened(row: GiftRow): OpenedGift {
  const { recipient, from, message, theme, milliTrees, co2eGrams, plasticGrams, certificateId } =
    presentGift(row)
  return {
    recipient,
    from,
    message,
    theme,
    milliTrees,
    co2eGrams,
    plasticGrams,
    certificateId,
    isRedeemed: row.redeemed_by !== null,
  }
}
