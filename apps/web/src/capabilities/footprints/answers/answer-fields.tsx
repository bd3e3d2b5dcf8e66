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
import { answersMessage } from './messages/messages.generated.ts'
import { type FieldsOfAnswer, OwnFigures } from './own-figures.tsx'
import type { SupplierAsked } from './supplier-asked.ts'

const sharedByWords = (): Readonly<Record<(typeof SHARED_BY)[number], string>> => ({
  money: answersMessage('answerFields.moneyInvoiced'),
  kg: answersMessage('answerFields.weightInKg'),
  tonnes: answersMessage('answerFields.weightInTonnes'),
  litres: answersMessage('answerFields.litres'),
  'cubic metres': answersMessage('answerFields.cubicMetres'),
  piece: answersMessage('answerFields.pieces'),
  kWh: 'kWh',
  m2: answersMessage('answerFields.squareMetres'),
  'tonne.km': 'Tonne-kilometres',
  hours: answersMessage('answerFields.hoursWorked'),
  whole: answersMessage('answerFields.onlyCustomer'),
})

const MONTHS_BACK = 24

/** Nothing is assumed of a company that we do not know: neither its country nor its currency. */
const pleaseChoose = () => ({ value: '', label: answersMessage('answerFields.pleaseChoose') })

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
      <h2 id="answer">{answersMessage('answerFields.yourAnswer')}</h2>
      <Company {...part} />
      <Shared {...part} />
      <BillFigures {...part} />
      <OwnFigures {...part} />
      <Fieldset
        id="disclosed"
        legend={answersMessage('answerFields.whatMaySee', { companyName: asked.companyName })}
      >
        <RadioCards
          name="disclosed"
          defaultValue={typed?.values.disclosed ?? 'allocated'}
          cards={[
            {
              value: 'allocated',
              label: answersMessage('answerFields.onlyTheirShare'),
              explain: answersMessage('answerFields.turnoverTotalsStayPrivate'),
            },
            {
              value: 'all',
              label: answersMessage('answerFields.ourTotalsAsWell'),
              explain: answersMessage('answerFields.checkShareThemselves'),
            },
          ]}
        />
      </Fieldset>
      <Field
        id="name"
        label={answersMessage('answerFields.yourName')}
        {...about('name', answersMessage('answerFields.knowAsk'))}
      >
        <TextInput {...control('name')} autoComplete="name" maxLength={100} />
      </Field>
      <div className="flow-12">
        <Button look="action" type="submit" name="intent" value="preview">
          {answersMessage('answerFields.seeSent')}
        </Button>
        <p className="quiet">{answersMessage('answerFields.nothingStoredSentUntil')}</p>
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
      <Field id="sector" label={answersMessage('answerFields.yourSector')} {...about('sector')}>
        <Select {...control('sector')} options={[]}>
          <option value="">{answersMessage('answerFields.pleaseChoose')}</option>
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
      <Field id="country" label={answersMessage('answerFields.country')} {...about('country')}>
        <Select
          {...control('country')}
          options={[
            pleaseChoose(),
            ...(options?.countries ?? []).map(({ iso2, name }) => ({ value: iso2, label: name })),
          ]}
        />
      </Field>
      <FieldGrid>
        <Field
          id="turnover"
          label={answersMessage('answerFields.annualTurnover')}
          {...about('turnover', answersMessage('answerFields.excludingVat'))}
        >
          <TextInput {...control('turnover')} inputMode="decimal" autoComplete="off" />
        </Field>
        <Field id="currency" label={answersMessage('answerFields.currency')} {...about('currency')}>
          <Select
            {...control('currency')}
            options={[
              pleaseChoose(),
              ...(options?.currencies ?? []).map((code) => ({ value: code, label: code })),
            ]}
          />
        </Field>
        <Field
          id="employees"
          label={answersMessage('answerFields.employees')}
          optional
          {...about('employees')}
        >
          <TextInput {...control('employees')} inputMode="numeric" autoComplete="off" />
        </Field>
      </FieldGrid>
      <FieldGrid>
        <Field id="from" label={answersMessage('answerFields.firstMonthYear')} {...about('from')}>
          <Select {...control('from', asked.period.from)} options={months} />
        </Field>
        <Field id="to" label={answersMessage('answerFields.lastMonth')} {...about('to')}>
          <Select {...control('to', asked.period.to)} options={months} />
        </Field>
      </FieldGrid>
    </>
  )
}

/** Which part of it is this customer's. */
function Shared({ asked, control, about }: AnswerPartProps) {
  const hints = {
    sharedBy: answersMessage('answerFields.weightPiecesHoursGive'),
    sold: answersMessage('answerFields.thoseMonthsExcludingVat'),
    soldAll: answersMessage('answerFields.allCustomersSameUnit'),
  }
  return (
    <>
      <Field
        id="sharedBy"
        label={answersMessage('answerFields.shouldWorkOutS', { companyName: asked.companyName })}
        {...about('sharedBy', hints.sharedBy)}
      >
        <Select
          {...control('sharedBy', 'money')}
          options={SHARED_BY.map((value) => ({ value, label: sharedByWords()[value] }))}
        />
      </Field>
      <FieldGrid>
        <Field
          id="sold"
          label={answersMessage('answerFields.soldToThem')}
          {...about('sold', hints.sold)}
        >
          <TextInput {...control('sold')} inputMode="decimal" autoComplete="off" />
        </Field>
        <Field
          id="soldAll"
          label={answersMessage('answerFields.soldToAllCustomers')}
          optional
          {...about('soldAll', hints.soldAll)}
        >
          <TextInput {...control('soldAll')} inputMode="decimal" autoComplete="off" />
        </Field>
      </FieldGrid>
    </>
  )
}
