import { unlinked } from '@understory/domain/quantity/plain-text.ts'
import type { Deps } from '../../../deps.ts'
import type { Jobs } from '../../../jobs/jobs.ts'
import { findReaders, type MailDeps, renderEmail, sendOnce } from '../../site/mail/public.ts'
import { giftWords } from './gift-words.ts'
import { giftsMessage } from './messages/messages.generated.ts'

type GiftNotice = Jobs['send-gift-notice']

/**
 * A gift was refunded, or its refund failed: to whoever has it. That is the account that took it, and until
 * then the address that it was sent to; one that only its giver has concerns nobody else.
 */
export async function sendGiftNotice(deps: MailDeps, notice: GiftNotice): Promise<void> {
  const gift = await findGiftOfNotice(deps, notice.giftId)
  if (!gift) return
  const from = unlinked(gift.from_name)
  const what = giftsMessage('gift-notice.what', { gift: giftWords(gift), from })
  const words = notice.counts ? countsAgain(what) : countsNoMore(what, from)
  const message = renderEmail(deps.config, {
    ...words,
    preview: words.heading,
    action: {
      label: notice.counts
        ? giftsMessage('gift-notice.action.label')
        : giftsMessage('gift-notice.action.label.2'),
      url: notice.counts
        ? `${deps.config.origin}/gift/${gift.code}`
        : `${deps.config.origin}/verify/${gift.certificate_id}`,
    },
    footer: giftsMessage('gift-notice.footer', {
      seller: deps.config.SELLER_NAME,
      isRedeemed: gift.redeemed_by ? 'yes' : 'other',
    }),
  })
  for (const [at, email] of (await holders(deps, gift)).entries()) {
    await sendOnce(deps, 'gift-notice', {
      id: `gift-notice-${notice.giftId}-${notice.at}-${at}`,
      to: email,
      subject: words.heading,
      ...message,
    })
  }
}

const countsNoMore = (what: string, from: string) => ({
  heading: giftsMessage('gift-notice.counts-no-more.heading'),
  paragraphs: [
    giftsMessage('gift-notice.counts-no-more.paragraphs', { what }),
    giftsMessage('gift-notice.counts-no-more.paragraphs.2'),
    giftsMessage('gift-notice.counts-no-more.paragraphs.3', { from }),
  ],
})

const countsAgain = (what: string) => ({
  heading: giftsMessage('gift-notice.counts-again.heading'),
  paragraphs: [giftsMessage('gift-notice.counts-again.paragraphs', { what })],
})

function findGiftOfNotice({ db }: Pick<Deps, 'db'>, giftId: string) {
  return db
    .selectFrom('gift as g')
    .innerJoin('certificate as c', 'c.gift_id', 'g.id')
    .selectAll('g')
    .select('c.id as certificate_id')
    .where('g.id', '=', giftId)
    .executeTakeFirst()
}

type Gift = NonNullable<Awaited<ReturnType<typeof findGiftOfNotice>>>

async function holders(deps: Pick<Deps, 'db'>, gift: Gift): Promise<readonly string[]> {
  if (gift.redeemed_by) {
    const readers = await findReaders(deps, { accountId: gift.redeemed_by, userId: null })
    return readers.map(({ email }) => email)
  }
  return gift.recipient_email && (await wasSent(deps, gift.id)) ? [gift.recipient_email] : []
}

/** One that was refunded before its email went out was never heard of. */
async function wasSent({ db }: Pick<Deps, 'db'>, giftId: string): Promise<boolean> {
  const sent = await db
    .selectFrom('email_message')
    .select('id')
    .where('id', 'like', `gift-${giftId}-%`)
    .where('sent_at', 'is not', null)
    .executeTakeFirst()
  return sent !== undefined
}
