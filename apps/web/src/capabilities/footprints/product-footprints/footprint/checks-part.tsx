import type { ProductFootprint } from '@understory/contracts/footprints/product-footprints/product-footprints.ts'
import type { ProductCheck } from '@understory/domain/footprints/product-footprints/product-checks.ts'
import { Button } from '@understory/ui/forms/button.tsx'
import { Checkbox } from '@understory/ui/forms/checkbox.tsx'
import { FieldError } from '@understory/ui/forms/field.tsx'
import type { FormAnswer } from '../../../../http/posted-form.ts'
import { productFootprintsMessage } from '../messages/messages.generated.ts'

type ChecksPartProps = {
  readonly checks: ProductFootprint['checks']
  readonly maySpeak: boolean
  readonly typed: FormAnswer | null
}

/** The names of messages have no hyphens. */
const CHECK_KEYS = {
  stages: 'stages',
  output: 'output',
  'whole-year': 'wholeyear',
  sources: 'sources',
  recent: 'recent',
  exclusions: 'exclusions',
  mass: 'mass',
  'warming-potentials': 'warmingpotentials',
  sums: 'sums',
  'no-claims': 'noclaims',
  'fossil-carbon': 'fossilcarbon',
} as const satisfies Record<ProductCheck, string>

/** What has to hold before a draft is published, and publishing it. */
export function ChecksPart({ checks, maySpeak, typed }: ChecksPartProps) {
  const open = checks.filter(({ passes }) => !passes).length
  return (
    <section className="panel flow-16" aria-labelledby="checks">
      <h2 id="checks">{productFootprintsMessage('checks.title')}</h2>
      <p>{productFootprintsMessage('checks.lead', { open })}</p>
      <ul className="flow-12">
        {checks.map(({ check, passes }) => (
          <li key={check}>
            {productFootprintsMessage('checks.what', { check: CHECK_KEYS[check] })}{' '}
            <span className="tag">
              {productFootprintsMessage('checks.passes', { passes: passes ? 'yes' : 'other' })}
            </span>
          </li>
        ))}
      </ul>
      {maySpeak ? (
        <PublishForm isReady={open === 0} typed={typed} />
      ) : (
        <p>{productFootprintsMessage('publish.owners')}</p>
      )}
    </section>
  )
}

function PublishForm({ isReady, typed }: { isReady: boolean; typed: FormAnswer | null }) {
  const error = typed?.problems.statesPact
  return (
    <form method="post" className="flow-16">
      <Checkbox
        name="statesPact"
        label={productFootprintsMessage('publish.pact')}
        explain={productFootprintsMessage('publish.explain')}
        aria-describedby={error ? 'statesPact-error' : undefined}
      />
      <FieldError id="statesPact" error={error} />
      <div>
        <Button type="submit" look="action" name="intent" value="publish" disabled={!isReady}>
          {productFootprintsMessage('publish.button')}
        </Button>
      </div>
    </form>
  )
}
