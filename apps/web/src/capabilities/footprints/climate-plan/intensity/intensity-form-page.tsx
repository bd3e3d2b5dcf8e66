import type { IntensityFigure } from '@understory/contracts/footprints/climate-plan/intensity-figures.ts'
import type { Month } from '@understory/domain/calendar/calendar.ts'
import {
  COUNTS_IN_WORDS,
  DRIVERS_IN_WORDS,
  INTENSITY_COUNTS,
  INTENSITY_DRIVERS,
} from '@understory/domain/footprints/climate-plan/intensity.ts'
import { Field, fieldAria } from '@understory/ui/forms/field.tsx'
import { Select } from '@understory/ui/forms/select.tsx'
import { TextInput } from '@understory/ui/forms/text-input.tsx'
import type { FormAnswer } from '../../../../http/posted-form.ts'
import { FieldGrid } from '../../../../shell/setup/setup-layout.tsx'
import { baseMonths } from '../base-year/base-months.ts'
import { climatePlanMessage } from '../messages/messages.generated.ts'
import { NoFootprint } from '../no-footprint.tsx'
import { controls, PlanFormPage } from '../plan-form-page.tsx'
import { unitsField, yearsOfForm } from './intensity-years.ts'

type IntensityFormPageProps = {
  readonly figure: IntensityFigure | null
  /** `null`: there is no footprint. */
  readonly usualBase: Month | null
  readonly firstYear: number | null
  readonly thisMonth: Month
  readonly refused: FormAnswer | null
}

/** Title, unit, base year, and the number of units of each fiscal year. */
export function IntensityFormPage(props: IntensityFormPageProps) {
  const { figure, usualBase, refused } = props
  if (!figure && !usualBase) return <NoFootprint />
  return (
    <PlanFormPage
      title={
        figure
          ? climatePlanMessage('intensityForm.changeThisFigure')
          : climatePlanMessage('intensityForm.addAnIntensityFigure')
      }
      lead={climatePlanMessage('intensityForm.lead')}
      refused={refused}
      remove={figure ? climatePlanMessage('intensityForm.deleteThisFigure') : undefined}
    >
      <About {...props} />
      <Units {...props} />
    </PlanFormPage>
  )
}

/** As an option begins. */
const sentenceCase = (words: string) => words.charAt(0).toUpperCase() + words.slice(1)

function About({ figure, usualBase, thisMonth, refused }: IntensityFormPageProps) {
  const control = controls(refused)
  const title = control('title', figure?.title)
  const driver = control(
    'driver',
    figure?.driver ?? 'units',
    climatePlanMessage('intensityForm.sameCompanySameTwelve'),
  )
  const unit = control('unit', figure?.unit, climatePlanMessage('intensityForm.loafBedFullTime'))
  const base = control(
    'baseMonth',
    figure?.baseMonth ?? usualBase,
    climatePlanMessage('intensityForm.monthFiscalYearBegins'),
  )
  const counts = control(
    'counts',
    figure?.counts ?? 'scopes-1-2',
    climatePlanMessage('intensityForm.secrAsksScopes1'),
  )
  return (
    <>
      <Field label={climatePlanMessage('intensityForm.title')} {...title.about}>
        <TextInput
          {...fieldAria('title', title.about)}
          name="title"
          maxLength={120}
          defaultValue={title.value}
        />
      </Field>
      <Field label={climatePlanMessage('intensityForm.dividedBy')} {...driver.about}>
        <Select
          {...fieldAria('driver', driver.about)}
          name="driver"
          defaultValue={driver.value}
          options={INTENSITY_DRIVERS.map((value) => ({ value, label: DRIVERS_IN_WORDS[value] }))}
        />
      </Field>
      <Field label={climatePlanMessage('intensityForm.unitOfMeasurement')} {...unit.about}>
        <TextInput
          {...fieldAria('unit', unit.about)}
          name="unit"
          maxLength={60}
          defaultValue={unit.value}
        />
      </Field>
      <Field label={climatePlanMessage('intensityForm.emissionsThatAreDivided')} {...counts.about}>
        <Select
          {...fieldAria('counts', counts.about)}
          name="counts"
          defaultValue={counts.value}
          options={INTENSITY_COUNTS.map((value) => ({
            value,
            label: sentenceCase(COUNTS_IN_WORDS[value]),
          }))}
        />
      </Field>
      <Field label={climatePlanMessage('intensityForm.baseYearFrom')} {...base.about}>
        <Select
          {...fieldAria('baseMonth', base.about)}
          name="baseMonth"
          defaultValue={base.value}
          options={baseMonths(thisMonth, base.value)}
        />
      </Field>
    </>
  )
}

function Units({ figure, firstYear, thisMonth, refused }: IntensityFormPageProps) {
  const control = controls(refused)
  const thisYear = Number(thisMonth.slice(0, 4))
  const baseYear = Number((figure?.baseMonth ?? `${firstYear ?? thisYear}`).slice(0, 4))
  const years = yearsOfForm(Math.min(baseYear, firstYear ?? baseYear), thisYear)
  return (
    <section className="part" aria-labelledby="units">
      <h2 id="units">{climatePlanMessage('intensityForm.numberUnitsPerFiscal')}</h2>
      <p className="quiet">{climatePlanMessage('intensityForm.yearNamedBeginsBase')}</p>
      <FieldGrid>
        {years.map((year) => {
          const name = unitsField(year)
          const given = figure?.units.find((each) => each.year === year)?.units
          const units = control(name, given)
          return (
            <Field
              key={year}
              label={climatePlanMessage('intensityForm.unitsIn', { year: String(year) })}
              {...units.about}
            >
              <TextInput
                {...fieldAria(name, units.about)}
                name={name}
                inputMode="decimal"
                autoComplete="off"
                defaultValue={units.value}
              />
            </Field>
          )
        })}
      </FieldGrid>
    </section>
  )
}
