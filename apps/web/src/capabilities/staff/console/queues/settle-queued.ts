import { HandlePaymentAlert } from '@understory/contracts/commerce/payments/payment-alerts.ts'
import {
  DropGivenUpWebhook,
  RetryGivenUpWebhook,
} from '@understory/contracts/developers/given-up-webhooks.ts'
import { AnswerLead } from '@understory/contracts/site/leads.ts'
import { DropGivenUpJobs, RetryGivenUpJobs } from '@understory/contracts/staff/given-up-jobs.ts'
import { ReviewLargeOrder } from '@understory/contracts/stores/large-orders.ts'
import {
  DropParkedDeliveries,
  RetryParkedDeliveries,
} from '@understory/contracts/stores/store-orders/parked-deliveries.ts'
import type { Api } from '../../../../http/api-client.ts'
import type { PostedForm } from '../../../../http/posted-form.ts'
import type { RefusedEntry } from './refused-entry.ts'

type QueuedAnswer = { readonly id: string; readonly text: string; readonly answer: QueueAnswer }
type QueueAnswer =
  | { readonly ok: true }
  | { readonly ok: false; readonly status: number; readonly refusal: { readonly message: string } }
type SettleQueued = (api: Api, form: PostedForm) => Promise<QueuedAnswer>

const isDropped = (form: PostedForm) => form.text('do') === 'drop'

/** By the field that names what waits. */
const BY_FIELD: readonly [field: string, settle: SettleQueued][] = [
  [
    'leadId',
    async (api, form) => {
      const [leadId, text] = [form.text('leadId'), form.text('answer').replaceAll('\r\n', '\n')]
      const answer = await api(AnswerLead, { params: { leadId }, body: { answer: text } })
      return { id: leadId, text, answer }
    },
  ],
  [
    'largeOrder',
    async (api, form) => {
      const [externalId, note] = [form.text('largeOrder'), form.text('note')]
      const [storeId, version] = [form.text('storeId'), Number(form.text('version'))]
      const answer = await api(ReviewLargeOrder, { body: { storeId, externalId, version, note } })
      return { id: externalId, text: note, answer }
    },
  ],
  [
    'givenUp',
    async (api, form) => {
      const reason = form.text('reason')
      const settle = isDropped(form) ? DropGivenUpJobs : RetryGivenUpJobs
      const answer = await api(settle, { body: { jobIds: form.texts('jobId'), reason } })
      return { id: form.text('givenUp'), text: reason, answer }
    },
  ],
  [
    'webhook',
    async (api, form) => {
      const [endpointId, reason] = [form.text('webhook'), form.text('reason')]
      const settle = isDropped(form) ? DropGivenUpWebhook : RetryGivenUpWebhook
      const answer = await api(settle, { params: { endpointId }, body: { reason } })
      return { id: endpointId, text: reason, answer }
    },
  ],
  [
    'parkedOf',
    async (api, form) => {
      const reason = form.text('reason')
      const settle = isDropped(form) ? DropParkedDeliveries : RetryParkedDeliveries
      const deliveryIds = form.texts('deliveryId').map(Number)
      const answer = await api(settle, { body: { deliveryIds, reason } })
      return { id: form.text('parkedOf'), text: reason, answer }
    },
  ],
  [
    'alertId',
    async (api, form) => {
      const [alertId, note] = [form.text('alertId'), form.text('note')]
      const answer = await api(HandlePaymentAlert, { params: { alertId }, body: { note } })
      return { id: alertId, text: note, answer }
    },
  ],
]

/** Does what staff chose about one thing that waits; why it was refused, or null. */
export async function settleQueued(
  api: Api,
  form: PostedForm,
): Promise<(RefusedEntry & { readonly status: number }) | null> {
  const [, settle] = BY_FIELD.find(([field]) => form.has(field)) ?? []
  if (!settle) throw new Response(null, { status: 400 })
  const { id, text, answer } = await settle(api, form)
  if (answer.ok) return null
  return { id, text, error: answer.refusal.message, status: answer.status }
}
