import { unlinked } from '@understory/domain/quantity/plain-text.ts'
import type { Deps } from '../../../deps.ts'
import { Refused } from '../../../http/refuse.ts'
import type { Jobs } from '../../../jobs/jobs.ts'
import { renderCertificateOf, signCredentials } from '../../proof/certificates/public.ts'
import { renderEmail, sendOnce } from '../../site/mail/public.ts'
import { giftWords } from './gift-words.ts'
import { giftsMessage } from './messages/messages.generated.ts'

type SendGiftDeps = Pick<
  Deps,
  | 'config'
  | 'db'
  | 'clock'
  | 'documents'
  | 'mailer'
  | 'seen'
  | 'crashPoint'
  | 'log'
  | 'logCopy'
  | 'purchaseKinds'
>

/** A gift to its recipient: the giver's message, the certificate, and the link to redeem it. */
export async function sendGift(
  deps: SendGiftDeps,
  { giftId, attempt }: Jobs['send-gift'],
): Promise<void> {
  const gift = await findGiftToSend(deps, giftId)
  // Refunded in the meantime, or its giver has deleted their user and the message with it.
  if (!gift?.recipient_email || gift.status !== 'paid') return
  const [from, name] = [unlinked(gift.from_name), unlinked(gift.recipient_name)]
  const lines = unlinked(gift.message).split('\n')
  // Its document carries its proof, so that comes first.
  await signCredentials(deps)
  const certificate = await renderCertificateOf(deps, gift.certificate_id)
  if (certificate instanceof Refused) return
  const heading = giftsMessage('gift.heading', { name, from, gift: giftWords(gift) })
  const rendered = renderEmail(deps.config, {
    preview: lines[0] || giftsMessage('gift.preview'),
    heading,
    theme: gift.theme,
    paragraphs: [
      ...lines.filter(Boolean),
      giftsMessage('gift.paragraphs'),
      giftsMessage('gift.paragraphs.2'),
    ],
    action: {
      label: giftsMessage('gift.action.label'),
      url: `${deps.config.origin}/gift/${gift.code}`,
    },
    footer: giftsMessage('gift.footer', { seller: deps.config.SELLER_NAME, from }),
  })
  await sendOnce(deps, 'gift', {
    id: `gift-${giftId}-${attempt}`,
    to: gift.recipient_email,
    subject: giftsMessage('gift.subject', { from }),
    ...rendered,
    attachments: [
      { filename: 'certificate.pdf', contentType: 'application/pdf', content: certificate },
    ],
  })
}

function findGiftToSend(deps: Pick<Deps, 'db'>, giftId: string) {
  return deps.db
    .selectFrom('gift as g')
    .innerJoin('purchase as p', 'p.id', 'g.purchase_id')
    .innerJoin('certificate as c', 'c.gift_id', 'g.id')
    .selectAll('g')
    .select(['p.status', 'c.id as certificate_id'])
    .where('g.id', '=', giftId)
    .executeTakeFirst()
}
