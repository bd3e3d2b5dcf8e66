import type { CalendarDate } from '@understory/domain/calendar/calendar.ts'
import type { Currency } from '@understory/domain/quantity/money.ts'
import type { PicturedProject } from '@understory/pictures/nature/place.ts'
import { Field, fieldAria } from '@understory/ui/forms/field.tsx'
import { Select } from '@understory/ui/forms/select.tsx'
import { TextInput } from '@understory/ui/forms/text-input.tsx'
import type { FormAnswer } from '../../../../http/posted-form.ts'
import type { Reckoned } from '../../../../shell/setup/reckoned.ts'
import { SetupLayout, Short } from '../../../../shell/setup/setup-layout.tsx'
import type { OffsetPricing } from '../../../commerce/prices/public.ts'
import { Co2eProjectPicture } from '../../../proof/projects/public.ts'
import type { ActiveFootprint } from '../active-footprint.ts'
import type { FootprintChoice, FootprintTotal } from './footprint-choice.ts'
import LiveFootprintSum from './footprint-sum.island.tsx'

const ONE_TIME_SETUP_PAGE_HINT =
  'Your footprint of a year, or any other figure, in steps of 0.1 tonnes.'
const MONTH_HINT = 'It counts in equal parts over the twelve months from then.'

type OneTimeSetupPageProps = {
  readonly currency: Currency
  readonly choice: FootprintChoice
  /** The footprint that the form begins with. */
  readonly footprint: ActiveFootprint | null
  readonly months: readonly { readonly value: string; readonly label: string }[]
  readonly sum: Reckoned<FootprintTotal>
  readonly pricing: OffsetPricing
  readonly projects: readonly PicturedProject[]
  readonly today: CalendarDate
  readonly refused: FormAnswer | null
}

/** A yearly figure and when its year begins; the price beside it. */
export function OneTimeSetupPage(props: OneTimeSetupPageProps) {
  const { currency, choice, footprint, months, sum, pricing, refused } = props
  const problems = refused?.problems ?? {}
  const tonnes = { hint: footprint?.words ?? ONE_TIME_SETUP_PAGE_HINT, error: problems.tonnes }
  const month = { hint: MONTH_HINT, error: problems.startMonth }
  return (
    <SetupLayout
      title="Offset a year at once"
      lead={
        <>
          One payment for a year of emissions, with one certificate. Or{' '}
          <a href="/app/business/footprint/setup">make it a subscription</a>.
        </>
      }
      refused={refused}
      currency={currency}
      sumTitle="What it comes to"
      picture={<Co2eProjectPicture projects={props.projects} date={props.today} />}
      sum={<LiveFootprintSum months={months} first={sum} pricing={pricing} />}
    >
      <Field id="tonnes" label="Tonnes of CO2e a year" {...tonnes}>
        <Short>
          <TextInput
            {...fieldAria('tonnes', tonnes)}
            name="tonnes"
            inputMode="decimal"
            autoComplete="off"
            defaultValue={choice.tonnes}
          />
        </Short>
      </Field>
      <Field id="startMonth" label="The year begins in" {...month}>
        <Short>
          <Select
            {...fieldAria('startMonth', month)}
            name="startMonth"
            defaultValue={choice.startMonth}
            options={months}
          />
        </Short>
      </Field>
    </SetupLayout>
  )
}
