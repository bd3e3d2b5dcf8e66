import type { AnswerOf } from '@understory/contracts/endpoint.ts'
import type { GetEstimateOptions } from '@understory/contracts/footprints/company-footprints/footprint-estimates.ts'
import { longMonth, shiftMonth } from '@understory/domain/calendar/calendar.ts'
import { Button } from '@understory/ui/forms/button.tsx'
import { Field, fieldAria } from '@understory/ui/forms/field.tsx'
import { Fieldset } from '@understory/ui/forms/fieldset.tsx'
import { RadioCards } from '@understory/ui/forms/radio-cards.tsx'
import { Select } from '@understory/ui/forms/select.tsx'
import { TextInput } from '@understory/ui/forms/text-input.tsx'
import type { FormAnswer } from '../../../http/posted-form.ts'
import { FieldGrid } from '../../../shell/setup/setup-layout.tsx'
import { SHARED_BY } from './answer-of-form.ts'
import { BillFigures } from './bill-figures.tsx'
import { type FieldsOfAnswer, OwnFigures } from './own-figures.tsx'
import type { SupplierAsked } from './supplier-asked.ts'

const SHARED_BY_WORDS: Readonly<Record<(typeof SHARED_BY)[number], string>> = {
  money: 'Money: what you invoiced them',
  kg: 'Weight in kg',
  tonnes: 'Weight in tonnes',
  litres: 'Litres',
  'cubic metres': 'Cubic metres',
  piece: 'Pieces',
  kWh: 'kWh',
  m2: 'Square metres',
  'tonne.km': 'Tonne-kilometres',
  hours: 'Hours worked',
  whole: 'They are our only customer',
}

const MONTHS_BACK = 24

/** Nothing is assumed of a company that we do not know: neither its country nor its currency. */
const PLEASE_CHOOSE = { value: '', label: 'Please choose' }

type AnswerFieldsProps = {
  readonly asked: SupplierAsked
  readonly options: AnswerOf<typeof GetEstimateOptions> | null
  readonly typed: FormAnswer | null
}

type AnswerPartProps = AnswerFieldsProps & FieldsOfAnswer

/** Everything on one page; the figures of an existing footprint open by choice. */
export function AnswerFields(props: AnswerFieldsProps) {
  const { typed, asked } = props
  const about: FieldsOfAnswer['about'] = (name, hint) => ({
    hint,
    error: typed?.problems[name],
  })
  const control: FieldsOfAnswer['control'] = (name, start = '') => ({
    ...fieldAria(name, about(name)),
    name,
    defaultValue: typed?.values[name] ?? start,
  })
  const part = { ...props, control, about }
  return (
    <form method="post" className="panel flow-24" aria-labelledby="answer">
      <h2 id="answer">Your answer</h2>
      <Company {...part} />
      <Shared {...part} />
      <BillFigures {...part} />
      <OwnFigures {...part} />
      <Fieldset id="disclosed" legend={`What may ${asked.companyName} see?`}>
        <RadioCards
          name="disclosed"
          defaultValue={typed?.values.disclosed ?? 'allocated'}
          cards={[
            {
              value: 'allocated',
              label: 'Only their share',
              explain: 'Your turnover and totals stay private.',
            },
            {
              value: 'all',
              label: 'Our totals as well',
              explain: 'They can check the share for themselves.',
            },
          ]}
        />
      </Fieldset>
      <Field id="name" label="Your name" {...about('name', 'So that they know who to ask.')}>
        <TextInput {...control('name')} autoComplete="name" maxLength={100} />
      </Field>
      <div className="flow-12">
        <Button look="action" type="submit" name="intent" value="preview">
          See what would be sent
        </Button>
        <p className="quiet">Nothing is stored or sent until you have seen it and agreed.</p>
      </div>
    </form>
  )
}

function Company({ options, asked, control, about }: AnswerPartProps) {
  const months = Array.from({ length: MONTHS_BACK + 24 }, (_, at) =>
    shiftMonth(asked.period.from, at - MONTHS_BACK),
  ).map((month) => ({ value: month, label: longMonth(month) }))
  return (
    <>
      <Field id="sector" label="Your sector" {...about('sector')}>
        <Select {...control('sector')} options={[]}>
          <option value="">Please choose</option>
          {(options?.groups ?? []).map(({ group, sectors }) => (
            <optgroup key={group} label={group}>
              {sectors.map(({ code, label }) => (
                <option key={code} value={code}>
                  {label}
                </option>
              ))}
            </optgroup>
          ))}
        </Select>
      </Field>
      <Field id="country" label="Country" {...about('country')}>
        <Select
          {...control('country')}
          options={[
            PLEASE_CHOOSE,
            ...(options?.countries ?? []).map(({ iso2, name }) => ({ value: iso2, label: name })),
          ]}
        />
      </Field>
      <FieldGrid>
        <Field id="turnover" label="Annual turnover" {...about('turnover', 'Excluding VAT.')}>
          <TextInput {...control('turnover')} inputMode="decimal" autoComplete="off" />
        </Field>
        <Field id="currency" label="Currency" {...about('currency')}>
          <Select
            {...control('currency')}
            options={[
              PLEASE_CHOOSE,
              ...(options?.currencies ?? []).map((code) => ({ value: code, label: code })),
            ]}
          />
        </Field>
        <Field id="employees" label="Employees" optional {...about('employees')}>
          <TextInput {...control('employees')} inputMode="numeric" autoComplete="off" />
        </Field>
      </FieldGrid>
      <FieldGrid>
        <Field id="from" label="First month of your year" {...about('from')}>
          <Select {...control('from', asked.period.from)} options={months} />
        </Field>
        <Field id="to" label="Last month" {...about('to')}>
          <Select {...control('to', asked.period.to)} options={months} />
        </Field>
      </FieldGrid>
    </>
  )
}

/** Which part of it is this customer's. */
function Shared({ asked, control, about }: AnswerPartProps) {
  const hints = {
    sharedBy: 'Weight, pieces or hours give a better share than money, if you know them.',
    sold: 'In those months, excluding VAT.',
    soldAll:
      'To all customers, in the same unit. For money you can leave it empty: we use your turnover.',
  }
  return (
    <>
      <Field
        id="sharedBy"
        label={`How should we work out ${asked.companyName}’s share?`}
        {...about('sharedBy', hints.sharedBy)}
      >
        <Select
          {...control('sharedBy', 'money')}
          options={SHARED_BY.map((value) => ({ value, label: SHARED_BY_WORDS[value] }))}
        />
      </Field>
      <FieldGrid>
        <Field id="sold" label="Sold to them" {...about('sold', hints.sold)}>
          <TextInput {...control('sold')} inputMode="decimal" autoComplete="off" />
        </Field>
        <Field
          id="soldAll"
          label="Sold to all customers"
          optional
          {...about('soldAll', hints.soldAll)}
        >
          <TextInput {...control('soldAll')} inputMode="decimal" autoComplete="off" />
        </Field>
      </FieldGrid>
    </>
  )
}
