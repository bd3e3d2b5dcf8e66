import type { ApiKey } from '@understory/contracts/developers/api-keys.ts'
import {
  LONGEST_API_KEY_NAME,
  USUAL_API_KEY_LIFE,
  USUAL_SECRET_OVERLAP,
} from '@understory/domain/developers/api-keys/api-key-limits.ts'
import { API_SCOPES, meaningOfScope } from '@understory/domain/developers/api-keys/api-scopes.ts'
import { Button } from '@understory/ui/forms/button.tsx'
import { Checkbox } from '@understory/ui/forms/checkbox.tsx'
import { CheckboxList } from '@understory/ui/forms/checkbox-list.tsx'
import { Field, fieldAria } from '@understory/ui/forms/field.tsx'
import { Fieldset } from '@understory/ui/forms/fieldset.tsx'
import { RadioCards } from '@understory/ui/forms/radio-cards.tsx'
import { Select } from '@understory/ui/forms/select.tsx'
import { TextArea, TextInput } from '@understory/ui/forms/text-input.tsx'
import type { FormAnswer } from '../../../http/posted-form.ts'
import { AccountSection } from '../../../shell/account-page.tsx'
import { SpendFields } from './spend-fields.tsx'

const LIVES = [
  { value: '30', label: 'After 30 days' },
  { value: '90', label: 'After 90 days' },
  { value: '365', label: 'After a year' },
  { value: '', label: 'Never' },
]

const OVERLAPS = [
  { value: '0', label: 'Stops at once' },
  { value: '3600', label: 'Works for another hour' },
  { value: '86400', label: 'Works for another day' },
  { value: '604800', label: 'Works for another week' },
]

export function NewApiKeyForm({ answer }: { readonly answer: FormAnswer | undefined }) {
  return (
    <AccountSection id="new" title="Make a key">
      <form method="post" noValidate className="flow-24">
        <KeyFields id="new" answer={answer} />
        <Fieldset id="new-mode" legend="Works with">
          <RadioCards
            name="mode"
            defaultValue={answer?.values.mode ?? 'live'}
            cards={[
              { value: 'live', label: 'Your account', explain: 'What it does is real.' },
              {
                value: 'test',
                label: 'A test account',
                explain:
                  'To try things out. It is kept apart, and nothing in it is charged or counts.',
              },
            ]}
          />
        </Fieldset>
        <Field id="new-expires" label="It expires">
          <Select
            id="new-expires"
            name="expires"
            defaultValue={answer?.values.expires ?? String(USUAL_API_KEY_LIFE)}
            options={LIVES}
          />
        </Field>
        <div>
          <Button type="submit" look="action" name="intent" value="create">
            Make the key
          </Button>
        </div>
      </form>
    </AccountSection>
  )
}

type KeyFieldsProps = {
  /** What the ids of the fields begin with. */
  readonly id: string
  readonly apiKey?: ApiKey
  readonly answer?: FormAnswer | undefined
}

function KeyFields({ id, apiKey, answer }: KeyFieldsProps) {
  const { name, networks, scopes } = answer?.problems ?? {}
  return (
    <>
      <Field
        id={`${id}-name`}
        label="Name"
        hint="What it is for, so that you know it again."
        error={name}
      >
        <TextInput
          {...fieldAria(`${id}-name`, { hint: true, error: name })}
          name="name"
          maxLength={LONGEST_API_KEY_NAME}
          autoComplete="off"
          defaultValue={answer?.values.name ?? apiKey?.name}
        />
      </Field>
      <Fieldset id={`${id}-scopes`} legend="It may" error={scopes}>
        <CheckboxList>
          {API_SCOPES.map((scope) => (
            <Checkbox
              key={scope}
              name={`may-${scope}`}
              label={meaningOfScope(scope).label}
              explain={<code>{scope}</code>}
              defaultChecked={
                answer ? `may-${scope}` in answer.values : apiKey?.scopes.includes(scope)
              }
            />
          ))}
        </CheckboxList>
      </Fieldset>
      <Field
        id={`${id}-networks`}
        label="Only from these networks"
        hint="One to a line, such as 203.0.113.7 or 203.0.113.0/24. Leave it empty to allow any."
        error={networks}
        optional
      >
        <TextArea
          {...fieldAria(`${id}-networks`, { hint: true, error: networks })}
          name="networks"
          rows={2}
          defaultValue={answer?.values.networks ?? apiKey?.allowedNetworks.join('\n')}
        />
      </Field>
      {apiKey?.mode === 'test' ? null : (
        <SpendFields id={id} limits={apiKey?.limits} answer={answer} />
      )}
    </>
  )
}

type ApiKeyFormsProps = {
  readonly apiKey: ApiKey
  /** Of the form that changes this key. */
  readonly answer: FormAnswer | undefined
}

/** Changes a key, gives it a new secret, or revokes it. */
export function ApiKeyForms({ apiKey, answer }: ApiKeyFormsProps) {
  const { keyId, createdBy } = apiKey
  return (
    <div className="flow-32">
      {createdBy ? <p className="quiet">Made by {createdBy}.</p> : null}
      <form method="post" noValidate className="flow-24">
        <input type="hidden" name="keyId" value={keyId} />
        <KeyFields id={keyId} apiKey={apiKey} answer={answer} />
        <div>
          <Button type="submit" look="action" name="intent" value="change">
            Save
          </Button>
        </div>
      </form>
      <form method="post" className="flow-16">
        <input type="hidden" name="keyId" value={keyId} />
        <Field
          id={`overlap-${keyId}`}
          label="A new secret"
          hint="The key keeps its name and what it may do. The secret it has now:"
        >
          <Select
            {...fieldAria(`overlap-${keyId}`, { hint: true })}
            name="overlap"
            defaultValue={String(USUAL_SECRET_OVERLAP)}
            options={OVERLAPS}
          />
        </Field>
        <div>
          <Button type="submit" name="intent" value="rotate">
            Give it a new secret
          </Button>
        </div>
      </form>
      <form method="post" className="flow-16">
        <input type="hidden" name="keyId" value={keyId} />
        <p className="quiet">Programs that use this key are refused from then on.</p>
        <div>
          <Button type="submit" name="intent" value="revoke">
            Revoke this key
          </Button>
        </div>
      </form>
    </div>
  )
}
