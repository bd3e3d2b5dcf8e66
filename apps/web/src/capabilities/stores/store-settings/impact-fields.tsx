import type { Project } from '@understory/contracts/proof/projects.ts'
import type { Store } from '@understory/contracts/stores/connected-stores/connected-stores.ts'
import { countryName } from '@understory/domain/countries/countries.ts'
import { IMPACTS, type Impact } from '@understory/domain/quantity/impact-quantity.ts'
import { Field, fieldAria } from '@understory/ui/forms/field.tsx'
import { Fieldset } from '@understory/ui/forms/fieldset.tsx'
import { RadioCards } from '@understory/ui/forms/radio-cards.tsx'
import { Select } from '@understory/ui/forms/select.tsx'
import { storeSettingsMessage } from './messages/messages.generated.ts'
import { projectField, type TypedSettings } from './typed-settings.ts'

export const impactCards = (): readonly {
  readonly value: Impact
  readonly label: string
  readonly explain: string
}[] => [
  {
    value: 'trees',
    label: storeSettingsMessage('impactFields.trees'),
    explain: storeSettingsMessage('impactFields.plantedProjectParts'),
  },
  {
    value: 'co2e',
    label: storeSettingsMessage('impactFields.co2e'),
    explain: storeSettingsMessage('impactFields.creditsClimateProjectKilogram'),
  },
  {
    value: 'plastic',
    label: storeSettingsMessage('impactFields.plastic'),
    explain: storeSettingsMessage('impactFields.collectedBeforeReachesSea'),
  },
]

type ImpactFieldsProps = {
  readonly store: Pick<Store, 'billingCurrency'>
  readonly typed: TypedSettings
  readonly projects: readonly Project[]
  readonly problems: Readonly<Record<string, string>>
}

/** What orders fund, and the project; the stylesheet shows the projects of the chosen impact. */
export function ImpactFields({ store, typed, projects, problems }: ImpactFieldsProps) {
  return (
    <>
      <Fieldset id="impact" legend={storeSettingsMessage('impactFields.whatOrdersFund')}>
        <RadioCards name="impact" defaultValue={typed.impact} cards={impactCards()} />
      </Fieldset>
      {IMPACTS.map((impact) => (
        <ProjectField
          key={impact}
          impact={impact}
          isKnown={impact !== 'co2e' || store.billingCurrency !== 'USD'}
          chosen={typed.projects[impact]}
          projects={projects.filter((project) => project.impact === impact)}
          error={problems[projectField(impact)]}
        />
      ))}
    </>
  )
}

type ProjectFieldProps = {
  readonly impact: Impact
  /** In dollars, CO2e comes from a project whose disclosure is complete on the day. */
  readonly isKnown: boolean
  readonly chosen: string
  readonly projects: readonly Project[]
  readonly error: string | undefined
}

const labels = (): Readonly<Record<Impact, string>> => ({
  trees: storeSettingsMessage('impactFields.projectForTrees'),
  co2e: storeSettingsMessage('impactFields.projectForCo2e'),
  plastic: storeSettingsMessage('impactFields.projectForPlastic'),
})

function ProjectField({ impact, isKnown, chosen, projects, error }: ProjectFieldProps) {
  const id = projectField(impact)
  const first = projects.find(({ isDefault }) => isDefault)
  const offered = projects.filter(({ isOffered }) => isOffered)
  const options = offered.map(({ id: value, name, country }) => ({
    value,
    label: `${name}, ${countryName(country)}`,
  }))
  const today = first && isKnown ? ` (today ${first.name})` : ''
  return (
    <div data-impact={impact}>
      <Field id={id} label={labels()[impact]} error={error}>
        <Select
          {...fieldAria(id, { error })}
          name={id}
          defaultValue={offered.some((project) => project.id === chosen) ? chosen : ''}
          options={[
            { value: '', label: storeSettingsMessage('impactFields.theOneWeRecommend', { today }) },
            ...options,
          ]}
        />
      </Field>
    </div>
  )
}
