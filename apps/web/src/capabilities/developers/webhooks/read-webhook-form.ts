import { EVENT_TYPE_NAMES } from '@understory/domain/developers/events/event-types.ts'
import type { PostedForm } from '../../../http/posted-form.ts'

/** What the fields of a webhook say; none of the types ticked means all of them but those of single orders. */
export const readWebhookForm = (form: PostedForm) => ({
  url: form.text('url'),
  description: form.text('description'),
  types: EVENT_TYPE_NAMES.filter((type) => form.has(`type-${type}`)),
})
