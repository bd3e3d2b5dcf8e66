import { dayOf, longDate } from '@understory/domain/calendar/calendar.ts'
import { formatMoney } from '@understory/domain/quantity/format.ts'
import { findReaders, type MailDeps, renderEmail, sendToReaders } from '../../site/mail/public.ts'
import { appBillingMessage } from './messages/messages.generated.ts'

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
    preview: appBillingMessage('cap-warning.preview', {
      used: dollars(plan.used_minor),
      limit: dollars(plan.cap_minor),
    }),
    heading,
    paragraphs: [said, appBillingMessage('cap-warning.paragraphs')],
    rows: [
      [appBillingMessage('cap-warning.used'), dollars(plan.used_minor)],
      [appBillingMessage('cap-warning.your-limit'), dollars(plan.cap_minor)],
      [appBillingMessage('cap-warning.next-period'), longDate(dayOf(new Date(periodEnd)))],
    ],
    action: {
      label: appBillingMessage('cap-warning.action.label'),
      url: `${origin}/app/payment/shopify?store=${plan.store_id}`,
    },
    footer: appBillingMessage('cap-warning.footer', { seller: SELLER_NAME, origin }),
  })
  const readers = await findReaders(deps, { accountId: plan.account_id, userId: null })
  await sendToReaders(deps, 'cap-warning', readers, {
    id: `cap-warning-${planId}-${dayOf(new Date(periodEnd))}`,
    subject: heading,
    ...message,
  })
}

const close = (name: string) => ({
  heading: appBillingMessage('cap-warning.close.heading', { name }),
  said: appBillingMessage('cap-warning.close.said', { name }),
})

const reached = (name: string) => ({
  heading: appBillingMessage('cap-warning.reached.heading', { name }),
  said: appBillingMessage('cap-warning.reached.said', { name }),
})
