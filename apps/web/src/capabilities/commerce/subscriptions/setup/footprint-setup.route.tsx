import { Field, fieldAria } from '@understory/ui/forms/field.tsx'
import { TextInput } from '@understory/ui/forms/text-input.tsx'
import { pageMeta } from '../../../../shell/page-meta.ts'
import { activeFootprint } from '../../../footprints/company-footprints/public.ts'
import type { Route } from './+types/footprint-setup.route'
import styles from './plan-setup.module.css'
import { PlanSetupPage } from './plan-setup-page.tsx'
import { loadSetup, takeSetup } from './setup-loader.ts'

const PRODUCT = 'business-footprint-recurring'
const FOOTPRINT_SETUP_HINT = 'Your footprint, or any other figure, in steps of 0.1 tonnes.'

export const meta: Route.MetaFunction = ({ matches }) =>
  pageMeta(matches, {
    title: 'Offset a footprint every year',
    description: 'A subscription that offsets a footprint, or any yearly figure.',
    path: '/app/business/footprint/setup',
  })

export async function loader({ request, context }: Route.LoaderArgs) {
  const footprint = await activeFootprint({ request, context })
  const tonnes = footprint?.tonnes
  return { footprint, setup: await loadSetup({ request, context }, PRODUCT, tonnes) }
}

export const action = ({ request, context }: Route.ActionArgs) =>
  takeSetup({ request, context }, PRODUCT)

export default function FootprintSetup({ loaderData, actionData }: Route.ComponentProps) {
  const { footprint, setup } = loaderData
  const below = actionData?.refused?.code === 'BELOW_INCREMENT' ? actionData.refused.message : null
  return (
    <PlanSetupPage
      setup={setup}
      answer={actionData ?? null}
      title="Offset a footprint"
      lead="A figure a year, offset in monthly instalments or at once, for as long as you like."
      fields={({ tonnes }, problems) => {
        const aria = {
          hint: footprint?.words ?? FOOTPRINT_SETUP_HINT,
          error: problems.tonnes ?? below ?? undefined,
        }
        return (
          <Field id="tonnes" label="Tonnes of CO2e a year" {...aria}>
            <div className={styles.count}>
              <TextInput
                {...fieldAria('tonnes', aria)}
                name="tonnes"
                inputMode="decimal"
                autoComplete="off"
                defaultValue={tonnes}
              />
            </div>
          </Field>
        )
      }}
    />
  )
}
