import { unlinked } from '@understory/domain/quantity/plain-text.ts'
import type { Deps } from '../../../deps.ts'
import type { Jobs } from '../../../jobs/jobs.ts'
import { findReaders, type MailDeps, renderEmail, sendOnce } from '../../site/mail/public.ts'
import { giftWords } from './gift-words.ts'

type GiftNotice = Jobs['send-gift-notice']

/**
 * A gift was refunded, or its refund failed: to whoever has it. That is the account that took it, and until
 * then the address that it was sent to; one that only its giver has concerns nobody else.
 */
export async function sendGiftNotice(deps: MailDeps, notice: GiftNotice): Promise<void> {
  const gift = await findGiftOfNotice(deps, notice.giftId)
  if (!gift) return
  const from = unlinked(gift.from_name)
  const what = `${giftWords(gift)}, from ${from}`
  const words = notice.counts ? countsAgain(what) : countsNoMore(what, from)
  const message = renderEmail(deps.config, {
    ...words,
    preview: words.heading,
    action: {
      label: notice.counts ? 'Open your gift' : 'Look at its certificate',
      url: notice.counts
        ? `${deps.config.origin}/gift/${gift.code}`
        : `${deps.config.origin}/verify/${gift.certificate_id}`,
    },
    footer: `Sent by ${deps.config.SELLER_NAME} because it was given to you.${gift.redeemed_by ? '' : ' We keep your address for this gift only.'}`,
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
  heading: 'Your gift no longer counts',
  paragraphs: [
    `You were given ${what}. The payment for it was returned, so it no longer funds anything.`,
    'The ledger and its certificate now say so to anyone who checks. There is nothing for you to do, and nothing to pay.',
    `If this surprises you, please ask ${from}.`,
  ],
})

const countsAgain = (what: string) => ({
  heading: 'Your gift counts again',
  paragraphs: [
    `You were given ${what}. We wrote to say that the payment for it had been returned. That return failed, so your gift counts again, and so does its certificate.`,
  ],
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
