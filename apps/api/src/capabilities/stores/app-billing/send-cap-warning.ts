import { dayOf, longDate } from '@understory/domain/calendar/calendar.ts'
import { formatMoney } from '@understory/domain/quantity/format.ts'
import { findReaders, type MailDeps, renderEmail, sendToReaders } from '../../site/mail/public.ts'

type Warning = { readonly planId: string; readonly periodEnd: string }

/**
 * A store has used 90 per cent of the limit that its merchant approved, or an order does not fit before that;
 * to the owners, once a period.
 */
export async function sendCapWarning(
  deps: MailDeps,
  { planId, periodEnd }: Warning,
): Promise<void> {
  const plan = await deps.db
    .selectFrom('store_app_plan as p')
    .innerJoin('store as s', 's.id', 'p.store_id')
    .select([
      'p.cap_minor',
      'p.used_minor',
      'p.is_at_cap',
      'p.account_id',
      's.id as store_id',
      's.name',
    ])
    .where('p.id', '=', planId)
    .executeTakeFirst()
  if (!plan) return
  const { origin, SELLER_NAME } = deps.config
  const dollars = (minor: number) => formatMoney({ minor, currency: 'USD' })
  const { heading, said } = plan.is_at_cap ? reached(plan.name) : close(plan.name)
  const message = renderEmail(deps.config, {
    preview: `${dollars(plan.used_minor)} of ${dollars(plan.cap_minor)} has been used.`,
    heading,
    paragraphs: [
      said,
      'Nothing is lost at the limit, and nothing is charged beyond it. Further orders wait until the next period begins or you approve a higher limit; until then their contributions stay pending.',
    ],
    rows: [
      ['Used', dollars(plan.used_minor)],
      ['Your limit', dollars(plan.cap_minor)],
      ['Next period', longDate(dayOf(new Date(periodEnd)))],
    ],
    action: {
      label: 'Look at the limit',
      url: `${origin}/app/payment/shopify?store=${plan.store_id}`,
    },
    footer: `Sent by ${SELLER_NAME}, because Shopify bills what your store contributes at ${origin}.`,
  })
  const readers = await findReaders(deps, { accountId: plan.account_id, userId: null })
  await sendToReaders(deps, 'cap-warning', readers, {
    id: `cap-warning-${planId}-${dayOf(new Date(periodEnd))}`,
    subject: heading,
    ...message,
  })
}

const close = (name: string) => ({
  heading: `${name} is close to its limit`,
  said: `The contributions of ${name} are close to the limit you approved at Shopify.`,
})

const reached = (name: string) => ({
  heading: `Orders from ${name} are waiting at its limit`,
  said: `The latest orders from ${name} no longer fit within the limit you approved at Shopify.`,
})
