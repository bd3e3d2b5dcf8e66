import type { PlanPrice } from '@understory/contracts/commerce/subscriptions/plans.ts'
import { PLANS_OF } from '@understory/domain/commerce/subscriptions/plans.ts'
import type { PicturedProject } from '@understory/pictures/nature/place.ts'
import type { Since } from '@understory/pictures/scenes/growing-scene.ts'
import type { LayerMarks } from '@understory/pictures/scenes/layout-layers.ts'
import { SetupFrame } from '../../../../shell/setup/setup-frame.tsx'
import { SetupSpot } from '../../../../shell/setup/setup-layout.tsx'
import { Co2eProjectPicture, fromCount, GrowingPlace } from '../../../proof/projects/public.ts'
import type { PlanChoice } from './plan-choice.ts'
import styles from './plan-setup.module.css'

type PlanPlaceProps = {
  readonly product: PlanPrice['product']
  readonly choice: PlanChoice
  readonly projects: readonly PicturedProject[]
  readonly today: string
}

/** The trees of the plan that funds the most. */
const MOST_TREES = 96
/** What the least of the plans of families and workforces funds in a year for each person. */
const TREES_A_HEAD = 12
/** So many people let the next trees grow: never more than they fund. */
const HEADS = {
  'personal-family-recurring': [1, 2, 3, 4, 5, 6, 7, 8],
  'business-workforce-recurring': [1, 2, 4, 8, 15, 25, 50, 100],
} as const

/** Where a plan's money goes. It grows with the plan and draws no tree that it does not fund. */
export function PlanPlace({ product, choice, projects, today }: PlanPlaceProps) {
  switch (product) {
    case 'business-premium-recurring':
      return <SetupSpot name="team" />
    case 'business-footprint-recurring':
      return <Co2eProjectPicture projects={projects} date={today} />
    default:
      return (
        <SetupFrame className={styles.byPlan}>
          <GrowingPlace
            projects={projects}
            date={today}
            trees={MOST_TREES}
            hasShore
            marksOf={marksFor(product, choice)}
          />
        </SetupFrame>
      )
  }
}

type Grows = keyof typeof HEADS | 'personal-individual-recurring'

function marksFor(product: Grows, choice: PlanChoice): (since: Since) => LayerMarks {
  const treeMarks =
    product === 'personal-individual-recurring' ? byTier(choice) : byHeads(product, choice)
  return (since) => (since?.of === 'trees' ? treeMarks(since.from) : {})
}

const TIERS = [
  ['individual_lite', 24],
  ['individual_standard', 48],
  ['individual_ultimate', 96],
] as const

/** Styles follow the plan that is chosen; the server says what it was at first. */
function byTier({ counts }: PlanChoice) {
  const chosen = TIERS.find(([plan]) => Number(counts[plan]) > 0)?.[1] ?? 0
  return (tree: number): LayerMarks => {
    const [plan, trees] = TIERS.find(([, each]) => tree <= each) ?? TIERS[2]
    return { 'data-plan': plan, ...(chosen < trees && { 'data-absent': '' }) }
  }
}

function byHeads(product: keyof typeof HEADS, { counts, household }: PlanChoice) {
  const people = PLANS_OF[product].filter((plan) => plan !== 'pet')
  const isTogether = household != null && household.tier !== 'own'
  const typed = isTogether
    ? [household.adults, household.children]
    : people.map((plan) => counts[plan])
  const now = typed.reduce((sum, value) => sum + (Number(value) || 0), 0)
  const fields =
    product === 'personal-family-recurring' ? ['adults', 'children', ...people] : people
  return (tree: number): LayerMarks =>
    fromCount({ fields, now }, HEADS[product][Math.ceil(tree / TREES_A_HEAD) - 1] ?? MOST_TREES)
}
