import type { Footprint } from '@understory/contracts/footprints/company-footprints/footprint-estimates.ts'
import type { Month } from '@understory/domain/calendar/calendar.ts'
import { Button } from '@understory/ui/forms/button.tsx'
import { Field } from '@understory/ui/forms/field.tsx'
import { Select } from '@understory/ui/forms/select.tsx'
import { TextInput } from '@understory/ui/forms/text-input.tsx'
import { Dialog, opensDialog } from '@understory/ui/messages/dialog.tsx'
import { formAddress, RESULT } from '../estimate/estimate-choice.ts'
import { startMonths } from '../estimate/start-months.ts'
import { choiceOf } from './choice-of.ts'

const ID = 'new-estimate'
const TYPED = ['turnover', 'year', 'employees', 'startMonth']

type NewEstimateProps = { readonly footprint: Footprint; readonly thisMonth: Month }

/** The same company with the figures of another year; everything else is a link away. */
export function NewEstimate({ footprint, thisMonth }: NewEstimateProps) {
  const choice = { ...choiceOf(footprint), startMonth: thisMonth }
  const same = Object.entries(choice).filter(([name]) => !TYPED.includes(name))
  return (
    <>
      <Button {...opensDialog(ID)}>New estimate</Button>
      <Dialog id={ID} title="A new estimate">
        <form method="get" action={RESULT} className="flow-16" noValidate>
          <p>
            With the figures of another year. Once you save it, the one before ends the month before
            it begins.
          </p>
          {same.map(([name, value]) => (
            <input key={name} type="hidden" name={name} value={value} />
          ))}
          <Field id={`${ID}-turnover`} label={`Turnover of a year, in ${choice.currency}`}>
            <TextInput
              id={`${ID}-turnover`}
              name="turnover"
              inputMode="decimal"
              autoComplete="off"
              defaultValue={choice.turnover}
            />
          </Field>
          <Field id={`${ID}-year`} label="Of the year">
            <TextInput
              id={`${ID}-year`}
              name="year"
              inputMode="numeric"
              autoComplete="off"
              defaultValue={choice.year}
            />
          </Field>
          <Field id={`${ID}-employees`} label="Employees" optional>
            <TextInput
              id={`${ID}-employees`}
              name="employees"
              inputMode="numeric"
              autoComplete="off"
              defaultValue={choice.employees}
            />
          </Field>
          <Field id={`${ID}-start`} label="It begins in">
            <Select
              id={`${ID}-start`}
              name="startMonth"
              defaultValue={thisMonth}
              options={startMonths(thisMonth)}
            />
          </Field>
          <p className="row-12">
            <Button type="submit" look="action">
              See the result
            </Button>
            <a href={formAddress(choice)}>Change more of it</a>
          </p>
        </form>
      </Dialog>
    </>
  )
}
