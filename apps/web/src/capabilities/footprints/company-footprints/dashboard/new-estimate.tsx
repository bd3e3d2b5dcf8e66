import type { Footprint } from '@understory/contracts/footprints/company-footprints/footprint-estimates.ts'
import type { Month } from '@understory/domain/calendar/calendar.ts'
import { Button } from '@understory/ui/forms/button.tsx'
import { Field } from '@understory/ui/forms/field.tsx'
import { Select } from '@understory/ui/forms/select.tsx'
import { TextInput } from '@understory/ui/forms/text-input.tsx'
import { Dialog, opensDialog } from '@understory/ui/messages/dialog.tsx'
import { formAddress, RESULT } from '../estimate/estimate-choice.ts'
import { startMonths } from '../estimate/start-months.ts'
import { companyFootprintsMessage } from '../messages/messages.generated.ts'
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
      <Button {...opensDialog(ID)}>{companyFootprintsMessage('newEstimate.newEstimate')}</Button>
      <Dialog id={ID} title={companyFootprintsMessage('newEstimate.aNewEstimate')}>
        <form method="get" action={RESULT} className="flow-16" noValidate>
          <p>{companyFootprintsMessage('newEstimate.figuresAnotherYearOnce')}</p>
          {same.map(([name, value]) => (
            <input key={name} type="hidden" name={name} value={value} />
          ))}
          <Field
            id={`${ID}-turnover`}
            label={companyFootprintsMessage('newEstimate.turnoverYear', {
              currency: choice.currency,
            })}
          >
            <TextInput
              id={`${ID}-turnover`}
              name="turnover"
              inputMode="decimal"
              autoComplete="off"
              defaultValue={choice.turnover}
            />
          </Field>
          <Field id={`${ID}-year`} label={companyFootprintsMessage('newEstimate.ofTheYear')}>
            <TextInput
              id={`${ID}-year`}
              name="year"
              inputMode="numeric"
              autoComplete="off"
              defaultValue={choice.year}
            />
          </Field>
          <Field
            id={`${ID}-employees`}
            label={companyFootprintsMessage('newEstimate.employees')}
            optional
          >
            <TextInput
              id={`${ID}-employees`}
              name="employees"
              inputMode="numeric"
              autoComplete="off"
              defaultValue={choice.employees}
            />
          </Field>
          <Field id={`${ID}-start`} label={companyFootprintsMessage('newEstimate.itBeginsIn')}>
            <Select
              id={`${ID}-start`}
              name="startMonth"
              defaultValue={thisMonth}
              options={startMonths(thisMonth)}
            />
          </Field>
          <p className="row-12">
            <Button type="submit" look="action">
              {companyFootprintsMessage('newEstimate.seeTheResult')}
            </Button>
            <a href={formAddress(choice)}>
              {companyFootprintsMessage('newEstimate.changeMoreOfIt')}
            </a>
          </p>
        </form>
      </Dialog>
    </>
  )
}
