import { countryName } from '@understory/domain/countries/countries.ts'
import { Button } from '@understory/ui/forms/button.tsx'
import { Field } from '@understory/ui/forms/field.tsx'
import { Select } from '@understory/ui/forms/select.tsx'
import type { FormAnswer } from '../../../http/posted-form.ts'
import { LabelledInput } from '../../../shell/labelled-input.tsx'
import { hiddenWords } from '../../../shell/message-tags.tsx'
import { settingsMessage, settingsRich } from './messages/messages.generated.ts'

type Option = { readonly value: string; readonly label: string }
type Verification = 'pending' | 'verified' | 'unverified' | 'unavailable'

export type TaxIdsProps = {
  readonly taxIds: readonly {
    readonly id: string
    readonly country: string
    readonly type: string
    readonly value: string
    readonly verification: Verification
  }[]
  readonly kinds: readonly Option[]
  /** What is chosen at first. */
  readonly kindHere: string | undefined
  readonly mayChange: boolean
  readonly answer: FormAnswer | undefined
}

const stateWords = (): Readonly<Record<Verification, string>> => ({
  pending: settingsMessage('taxIds.beingCheckedWithIts'),
  verified: settingsMessage('taxIds.verifiedByItsRegistry'),
  unverified: settingsMessage('taxIds.notFoundInIts'),
  unavailable: settingsMessage('taxIds.itsRegistryCannotBe'),
})

export function TaxIds({ taxIds, kinds, kindHere, mayChange, answer }: TaxIdsProps) {
  const marked = answer
    ? { ...answer, problems: { value: answer.problems.value ?? answer.message } }
    : undefined
  return (
    <>
      {taxIds.length === 0 ? (
        <p className="quiet">{settingsMessage('taxIds.noneYetInvoicesShow')}</p>
      ) : (
        <ul className="lined-rows">
          {taxIds.map(({ id, value, country, verification }) => (
            <li key={id}>
              <div>
                <strong>{value}</strong>
                <span className="subline">
                  {countryName(country)}, {stateWords()[verification]}
                </span>
              </div>
              <form method="post">
                <input type="hidden" name="id" value={id} />
                <Button type="submit" look="quiet" name="intent" value="remove-tax-id">
                  {settingsRich('taxIds.remove', { hidden: hiddenWords, value })}
                </Button>
              </form>
            </li>
          ))}
        </ul>
      )}
      {mayChange ? (
        <form method="post" noValidate>
          <Field id="kind" label={settingsMessage('taxIds.kind')}>
            <Select
              id="kind"
              name="kind"
              defaultValue={marked?.values.kind ?? kindHere}
              options={kinds}
            />
          </Field>
          <LabelledInput
            answer={marked}
            name="value"
            label={settingsMessage('taxIds.number')}
            autoComplete="off"
          />
          <div>
            <Button type="submit" name="intent" value="add-tax-id">
              {settingsMessage('taxIds.addTheTaxId')}
            </Button>
          </div>
        </form>
      ) : null}
    </>
  )
}
