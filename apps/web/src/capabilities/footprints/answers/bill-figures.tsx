import {
  BILL_QUESTIONS,
  billInWords,
  UNITS_OF_BILLS,
} from '@understory/domain/footprints/answers/answer-bills.ts'
import { lookupTable } from '@understory/domain/language/lookup-table.ts'
import { Field } from '@understory/ui/forms/field.tsx'
import { Select } from '@understory/ui/forms/select.tsx'
import { TextInput } from '@understory/ui/forms/text-input.tsx'
import type { FormAnswer } from '../../../http/posted-form.ts'
import { FieldGrid } from '../../../shell/setup/setup-layout.tsx'
import { RegionField } from '../company-footprints/public.ts'
import { unitOfBill } from './answer-of-form.ts'
import { answersMessage } from './messages/messages.generated.ts'
import type { FieldsOfAnswer } from './own-figures.tsx'

type BillFiguresProps = FieldsOfAnswer & { readonly typed: FormAnswer | null }

const unitWords = (): Readonly<Record<string, string>> =>
  lookupTable({
    'kWh (Gross CV)': 'kWh',
    'MWh (Gross CV)': 'MWh',
    'GJ (Gross CV)': 'GJ',
    gallon: answersMessage('billFigures.usGallons'),
    'UK gallon': answersMessage('billFigures.ukGallons'),
  })

/** Energy and fuel, for who has no footprint yet but has the bills. */
export function BillFigures({ typed, control, about }: BillFiguresProps) {
  const isOpen = [...BILL_QUESTIONS, 'region'].some((field) => typed?.values[field])
  return (
    <details open={isOpen}>
      <summary>{answersMessage('billFigures.energyFuelBills')}</summary>
      <div className="flow-16">
        <p>{answersMessage('billFigures.monthsAbove0Where')}</p>
        <RegionField
          country={null}
          value={typed?.values.region ?? ''}
          error={typed?.problems.region}
        />
        {BILL_QUESTIONS.map((question) => (
          <FieldGrid key={question}>
            <Field id={question} label={billInWords(question)} optional {...about(question)}>
              <TextInput {...control(question)} inputMode="decimal" autoComplete="off" />
            </Field>
            <Field
              id={unitOfBill(question)}
              label={answersMessage('billFigures.unitOf', {
                billInWords: billInWords(question).toLowerCase(),
              })}
              {...about(unitOfBill(question))}
            >
              <Select
                {...control(unitOfBill(question), UNITS_OF_BILLS[question][0])}
                options={UNITS_OF_BILLS[question].map((unit) => ({
                  value: unit,
                  label: unitWords()[unit] ?? unit,
                }))}
              />
            </Field>
          </FieldGrid>
        ))}
      </div>
    </details>
  )
}
