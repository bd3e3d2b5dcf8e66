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
import { companyFootprintsMessage, companyFootprintsRich } from '../messages/messages.generated.ts'
import type { FootprintChoice, FootprintTotal } from './footprint-choice.ts'
import LiveFootprintSum from './footprint-sum.island.tsx'

const oneTimeSetupPageHint = () => companyFootprintsMessage('oneTimeSetup.footprintYearAnyOther')
const monthHint = () => companyFootprintsMessage('oneTimeSetup.countsEqualPartsOver')

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
  const tonnes = { hint: footprint?.words ?? oneTimeSetupPageHint(), error: problems.tonnes }
  const month = { hint: monthHint(), error: problems.startMonth }
  return (
    <SetupLayout
      title={companyFootprintsMessage('oneTimeSetup.offsetYearOnce')}
      lead={companyFootprintsRich('oneTimeSetup.paymentYearEmissionsCertificate', {
        link: (words) => <a href="/app/business/footprint/setup">{words}</a>,
      })}
      refused={refused}
      currency={currency}
      sumTitle={companyFootprintsMessage('oneTimeSetup.whatItComesTo')}
      picture={<Co2eProjectPicture projects={props.projects} date={props.today} />}
      sum={<LiveFootprintSum months={months} first={sum} pricing={pricing} />}
    >
      <Field
        id="tonnes"
        label={companyFootprintsMessage('oneTimeSetup.tonnesCo2eYear')}
        {...tonnes}
      >
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
      <Field
        id="startMonth"
        label={companyFootprintsMessage('oneTimeSetup.theYearBeginsIn')}
        {...month}
      >
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
