import type { ProductConfiguration } from '@understory/contracts/commerce/product-list.ts'
import { Fieldset } from '@understory/ui/forms/fieldset.tsx'
import { RadioCards } from '@understory/ui/forms/radio-cards.tsx'
import { projectPartWhereTheyGrow } from '../island-messages/project-part.generated.ts'

type Plan = ProductConfiguration['plansConfig'][number]

/** Where the trees grow. */
export function ProjectPart(props: {
  plans: readonly Plan[]
  chosen: string
  onChoose: (project: string) => void
}) {
  const plans = props.plans.filter((plan) => plan.impact === 'trees')
  return (
    <Fieldset id="treeProject" legend={projectPartWhereTheyGrow()}>
      <RadioCards
        name="treeProject"
        value={props.chosen}
        onChoose={props.onChoose}
        cards={plans.map(({ project }) => ({
          value: project.id,
          label: project.name,
          explain: `${project.summary} ${project.partner}${project.isSample ? ' (sample project)' : ''}.`,
        }))}
      />
    </Fieldset>
  )
}
