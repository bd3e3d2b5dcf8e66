import { z } from 'zod'
import { endpoint } from '../../endpoint.ts'
import { CurrencyCode } from '../../people/accounts/accounts.ts'

const Alert = z.object({
  id: z.uuid(),
  happened: z.string(),
  todo: z.string(),
  /** At the payment provider. */
  paymentId: z.string(),
  amountMinor: z.int(),
  currency: CurrencyCode,
  account: z.string().nullable(),
  /** Who bought it; `null`: they have left. */
  userId: z.uuid().nullable(),
  raisedAt: z.iso.datetime(),
})
export type Alert = z.output<typeof Alert>

export const ListPaymentAlerts = endpoint({
  method: 'GET',
  path: '/api/staff/payment-alerts',
  summary: 'Payments that someone has to look at, oldest first: disputes, failed refunds, warnings',
  answer: z.object({ alerts: z.array(Alert) }),
})

export const HandlePaymentAlert = endpoint({
  method: 'POST',
  path: '/api/staff/payment-alerts/{alertId}/handled',
  summary: 'Say that an alert was seen to, and how',
  params: z.object({ alertId: z.uuid() }),
  body: z.strictObject({
    note: z
      .string()
      .trim()
      .min(3, 'Please say in a few words what was done.')
      .max(500, 'Please use at most 500 characters.'),
  }),
  status: 204,
  refusals: ['ALERT_NOT_FOUND'],
})
