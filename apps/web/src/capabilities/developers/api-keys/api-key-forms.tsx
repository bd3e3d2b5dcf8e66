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
import { apiKeysMessage } from './messages/messages.generated.ts'
import { SpendFields } from './spend-fields.tsx'

const lives = () => [
  { value: '30', label: apiKeysMessage('apiKeyForms.after30Days') },
  { value: '90', label: apiKeysMessage('apiKeyForms.after90Days') },
  { value: '365', label: apiKeysMessage('apiKeyForms.afterAYear') },
  { value: '', label: apiKeysMessage('apiKeyForms.never') },
]

const overlaps = () => [
  { value: '0', label: apiKeysMessage('apiKeyForms.stopsAtOnce') },
  { value: '3600', label: apiKeysMessage('apiKeyForms.worksForAnotherHour') },
  { value: '86400', label: apiKeysMessage('apiKeyForms.worksForAnotherDay') },
  { value: '604800', label: apiKeysMessage('apiKeyForms.worksForAnotherWeek') },
]

export function NewApiKeyForm({ answer }: { readonly answer: FormAnswer | undefined }) {
  return (
    <AccountSection id="new" title={apiKeysMessage('apiKeyForms.makeAKey')}>
      <form method="post" noValidate className="flow-24">
        <KeyFields id="new" answer={answer} />
        <Fieldset id="new-mode" legend={apiKeysMessage('apiKeyForms.worksWith')}>
          <RadioCards
            name="mode"
            defaultValue={answer?.values.mode ?? 'live'}
            cards={[
              {
                value: 'live',
                label: apiKeysMessage('apiKeyForms.yourAccount'),
                explain: apiKeysMessage('apiKeyForms.doesReal'),
              },
              {
                value: 'test',
                label: apiKeysMessage('apiKeyForms.aTestAccount'),
                explain: apiKeysMessage('apiKeyForms.tryThingsOutKept'),
              },
            ]}
          />
        </Fieldset>
        <Field id="new-expires" label={apiKeysMessage('apiKeyForms.itExpires')}>
          <Select
            id="new-expires"
            name="expires"
            defaultValue={answer?.values.expires ?? String(USUAL_API_KEY_LIFE)}
            options={lives()}
          />
        </Field>
        <div>
          <Button type="submit" look="action" name="intent" value="create">
            {apiKeysMessage('apiKeyForms.makeTheKey')}
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
        label={apiKeysMessage('apiKeyForms.name')}
        hint={apiKeysMessage('apiKeyForms.knowAgain')}
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
      <Fieldset id={`${id}-scopes`} legend={apiKeysMessage('apiKeyForms.itMay')} error={scopes}>
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
        label={apiKeysMessage('apiKeyForms.onlyFromTheseNetworks')}
        hint={apiKeysMessage('apiKeyForms.lineSuch203Hint')}
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
      {createdBy ? (
        <p className="quiet">{apiKeysMessage('apiKeyForms.madeBy', { createdBy })}</p>
      ) : null}
      <form method="post" noValidate className="flow-24">
        <input type="hidden" name="keyId" value={keyId} />
        <KeyFields id={keyId} apiKey={apiKey} answer={answer} />
        <div>
          <Button type="submit" look="action" name="intent" value="change">
            {apiKeysMessage('apiKeyForms.save')}
          </Button>
        </div>
      </form>
      <form method="post" className="flow-16">
        <input type="hidden" name="keyId" value={keyId} />
        <Field
          id={`overlap-${keyId}`}
          label={apiKeysMessage('apiKeyForms.aNewSecret')}
          hint={apiKeysMessage('apiKeyForms.keyKeepsNameHint')}
        >
          <Select
            {...fieldAria(`overlap-${keyId}`, { hint: true })}
            name="overlap"
            defaultValue={String(USUAL_SECRET_OVERLAP)}
            options={overlaps()}
          />
        </Field>
        <div>
          <Button type="submit" name="intent" value="rotate">
            {apiKeysMessage('apiKeyForms.giveNewSecret')}
          </Button>
        </div>
      </form>
      <form method="post" className="flow-16">
        <input type="hidden" name="keyId" value={keyId} />
        <p className="quiet">{apiKeysMessage('apiKeyForms.programsUseKeyRefused')}</p>
        <div>
          <Button type="submit" name="intent" value="revoke">
            {apiKeysMessage('apiKeyForms.revokeThisKey')}
          </Button>
        </div>
      </form>
    </div>
  )
}
