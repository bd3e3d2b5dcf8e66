import { Field, fieldAria } from '@understory/ui/forms/field.tsx'
import { TextInput } from '@understory/ui/forms/text-input.tsx'
import { pageMeta } from '../../../../shell/page-meta.ts'
import { activeFootprint } from '../../../footprints/company-footprints/public.ts'
import { subscriptionsMessage } from '../messages/messages.generated.ts'
import type { Route } from './+types/footprint-setup.route'
import styles from './plan-setup.module.css'
import { PlanSetupPage } from './plan-setup-page.tsx'
import { loadSetup, takeSetup } from './setup-loader.ts'

const PRODUCT = 'business-footprint-recurring'
const footprintSetupHint = () => subscriptionsMessage('footprintSetup.footprintAnyOtherFigure')

export const meta: Route.MetaFunction = ({ matches }) =>
  pageMeta(matches, {
    title: subscriptionsMessage('footprintSetup.offsetFootprintEveryYear'),
    description: subscriptionsMessage('footprintSetup.description'),
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
      title={subscriptionsMessage('footprintSetup.offsetAFootprint')}
      lead={subscriptionsMessage('footprintSetup.lead')}
      fields={({ tonnes }, problems) => {
        const aria = {
          hint: footprint?.words ?? footprintSetupHint(),
          error: problems.tonnes ?? below ?? undefined,
        }
        return (
          <Field
            id="tonnes"
            label={subscriptionsMessage('footprintSetup.tonnesCo2eYear')}
            {...aria}
          >
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
