import type { PicturedProject } from '@understory/pictures/place.ts'
import { projectScene } from '@understory/pictures/project-scene.ts'
import { PICTURE, SetupPicture } from '../../../shell/setup-sum.tsx'
import { moneyOfPlan, PlanFunds } from '../setup/plan-sum.tsx'
import type { PlanTotal } from '../setup/reckon-plan.ts'

type ChangedPlanProps = {
  readonly price: PlanTotal
  readonly projects: readonly PicturedProject[]
  /** The day whose season it is, `YYYY-MM-DD`. */
  readonly today: string
}

/** What a year of the changed plan funds, where, and what it costs. */
export function ChangedPlan({ price, projects, today }: ChangedPlanProps) {
  const { amount, per } = moneyOfPlan(price)
  return (
    <>
      <PlanPicture price={price} projects={projects} today={today} />
      <p className="price">
        <strong>{amount}</strong> {per}
      </p>
      <PlanFunds price={price} />
    </>
  )
}

function PlanPicture({ price: { product, year }, projects, today }: ChangedPlanProps) {
  const { milliTrees, co2eGrams, plasticGrams } = year
  if (milliTrees + co2eGrams + plasticGrams === 0) return null
  const drawn = projectScene({
    seed: product,
    trees: Math.floor(milliTrees / 1000),
    co2eGrams,
    plasticGrams,
    projects,
    date: today,
    ...PICTURE,
  })
  return <SetupPicture shapes={drawn.shapes} />
}
