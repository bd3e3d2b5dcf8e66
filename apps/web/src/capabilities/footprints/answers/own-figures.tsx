import {
  scopeThreeName,
  scopeThreeOf,
} from '@understory/domain/footprints/company-footprints/scope-three.ts'
import { Field, type fieldAria } from '@understory/ui/forms/field.tsx'
import { Fieldset } from '@understory/ui/forms/fieldset.tsx'
import { RadioCards } from '@understory/ui/forms/radio-cards.tsx'
import { Select } from '@understory/ui/forms/select.tsx'
import { TextInput } from '@understory/ui/forms/text-input.tsx'
import type { FormAnswer } from '../../../http/posted-form.ts'
import { FieldGrid } from '../../../shell/setup/setup-layout.tsx'
import { answersMessage } from './messages/messages.generated.ts'

/** What each field of the form is given: its attributes with what was typed, and its hint and problem. */
export type FieldsOfAnswer = {
  readonly control: (
    name: string,
    start?: string,
  ) => ReturnType<typeof fieldAria> & { readonly name: string; readonly defaultValue: string }
  readonly about: (
    name: string,
    hint?: string,
  ) => { readonly hint: string | undefined; readonly error: string | undefined }
}

const UPSTREAM_NUMBERS = [1, 2, 3, 4, 5, 6, 7, 8]

type OwnFiguresProps = FieldsOfAnswer & { readonly typed: FormAnswer | null }

/** Figures of an existing footprint; what is left empty is not known, and is never filled in. */
export function OwnFigures({ typed, control, about }: OwnFiguresProps) {
  const tonnes = (name: string, label: string) => (
    <Field key={name} id={name} label={label} optional {...about(name)}>
      <TextInput {...control(name)} inputMode="decimal" autoComplete="off" />
    </Field>
  )
  const isOpen = Object.keys(typed?.values ?? {}).some(
    (name) => /^(scope|upstream)/.test(name) && typed?.values[name],
  )
  return (
    <details open={isOpen}>
      <summary>{answersMessage('ownFigures.alreadyCarbonFootprint')}</summary>
      <div className="flow-16">
        <p>{answersMessage('ownFigures.tonnesCo2eBeforeAny')}</p>
        <FieldGrid>
          {tonnes('scope1', 'Scope 1')}
          {tonnes('scope2', 'Scope 2, location-based')}
          {tonnes('scope2Market', 'Scope 2, market-based')}
        </FieldGrid>
        <FieldGrid isWide>
          {UPSTREAM_NUMBERS.map((number) =>
            tonnes(`upstream${number}`, `${number}. ${scopeThreeName(scopeThreeOf(number))}`),
          )}
        </FieldGrid>
        <Fieldset
          id="net"
          legend={answersMessage('ownFigures.offsetsBeenDeductedFigures')}
          error={typed?.problems.net}
        >
          <RadioCards
            name="net"
            defaultValue={typed?.values.net ?? 'no'}
            cards={[
              { value: 'no', label: answersMessage('ownFigures.no') },
              { value: 'yes', label: answersMessage('ownFigures.yes') },
            ]}
          />
        </Fieldset>
        <Field
          id="approach"
          label={answersMessage('ownFigures.consolidationApproach')}
          {...about('approach')}
        >
          <Select
            {...control('approach', 'not-known')}
            options={[
              { value: 'not-known', label: answersMessage('ownFigures.notKnown') },
              {
                value: 'operationalControl',
                label: answersMessage('ownFigures.operationalControl'),
              },
              { value: 'financialControl', label: answersMessage('ownFigures.financialControl') },
              { value: 'equityShare', label: answersMessage('ownFigures.equityShare') },
            ]}
          />
        </Field>
        <FieldGrid>
          <Field
            id="assurance"
            label={answersMessage('ownFigures.assurance')}
            {...about('assurance')}
          >
            <Select
              {...control('assurance', 'none')}
              options={[
                { value: 'none', label: answersMessage('ownFigures.none') },
                { value: 'limited', label: answersMessage('ownFigures.limitedAssurance') },
                { value: 'reasonable', label: answersMessage('ownFigures.reasonableAssurance') },
              ]}
            />
          </Field>
          <Field
            id="assuredBy"
            label={answersMessage('ownFigures.assuredStandard')}
            optional
            {...about('assuredBy')}
          >
            <TextInput {...control('assuredBy')} maxLength={200} />
          </Field>
        </FieldGrid>
      </div>
    </details>
  )
}
