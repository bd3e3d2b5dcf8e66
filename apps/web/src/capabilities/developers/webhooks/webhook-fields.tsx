import type { WebhookEndpoint } from '@understory/contracts/developers/webhooks.ts'
import { EVENT_TYPES } from '@understory/domain/developers/events/event-types.generated.ts'
import { EVENT_TYPE_NAMES } from '@understory/domain/developers/events/event-types.ts'
import { LONGEST_WEBHOOK_DESCRIPTION } from '@understory/domain/developers/webhooks/webhook-limits.ts'
import { Checkbox } from '@understory/ui/forms/checkbox.tsx'
import { CheckboxList } from '@understory/ui/forms/checkbox-list.tsx'
import { Field, fieldAria } from '@understory/ui/forms/field.tsx'
import { Fieldset } from '@understory/ui/forms/fieldset.tsx'
import { TextInput } from '@understory/ui/forms/text-input.tsx'
import type { FormAnswer } from '../../../http/posted-form.ts'
import { webhooksMessage } from './messages/messages.generated.ts'

type WebhookFieldsProps = {
  readonly webhook?: WebhookEndpoint
  readonly answer: FormAnswer | undefined
}

/** Where events go, and which. */
export function WebhookFields({ webhook, answer }: WebhookFieldsProps) {
  const { url, description } = answer?.problems ?? {}
  return (
    <>
      <Field
        id="url"
        label={webhooksMessage('webhookFields.address')}
        hint={webhooksMessage('webhookFields.pageServerTakesHint')}
        error={url}
      >
        <TextInput
          {...fieldAria('url', { hint: true, error: url })}
          name="url"
          type="url"
          inputMode="url"
          autoComplete="off"
          defaultValue={answer?.values.url ?? webhook?.url}
        />
      </Field>
      <Field
        id="description"
        label={webhooksMessage('webhookFields.whatItIsFor')}
        hint={webhooksMessage('webhookFields.knowAgain')}
        error={description}
        optional
      >
        <TextInput
          {...fieldAria('description', { hint: true, error: description })}
          name="description"
          maxLength={LONGEST_WEBHOOK_DESCRIPTION}
          autoComplete="off"
          defaultValue={answer?.values.description ?? webhook?.description}
        />
      </Field>
      <Fieldset id="types" legend={webhooksMessage('webhookFields.events')}>
        <p className="quiet">{webhooksMessage('webhookFields.tickNoneGetAll')}</p>
        <CheckboxList>
          {EVENT_TYPE_NAMES.map((type) => (
            <Checkbox
              key={type}
              name={`type-${type}`}
              label={EVENT_TYPES[type]}
              explain={<code>{type}</code>}
              defaultChecked={
                answer ? `type-${type}` in answer.values : webhook?.types.includes(type)
              }
            />
          ))}
        </CheckboxList>
      </Fieldset>
    </>
  )
}
