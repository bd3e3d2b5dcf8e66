import type { AnswerOf } from '@understory/contracts/endpoint.ts'
import type { Footprint } from '@understory/contracts/footprints/company-footprints/footprint-estimates.ts'
import type { GetVerificationReadiness } from '@understory/contracts/footprints/verification/verification-checks.ts'
import type { GetVerifications } from '@understory/contracts/footprints/verification/verifications.ts'
import { formatEmission } from '@understory/domain/footprints/company-footprints/format-emission.ts'
import {
  boughtInWords,
  VERIFIABLE_PARTS,
  type VerifiablePart,
} from '@understory/domain/footprints/verification/verifiable-parts.ts'
import { Button, LinkButton } from '@understory/ui/forms/button.tsx'
import { Checkbox } from '@understory/ui/forms/checkbox.tsx'
import { Fieldset } from '@understory/ui/forms/fieldset.tsx'
import { Breadcrumb } from '@understory/ui/navigation/breadcrumb.tsx'
import type { FormAnswer } from '../../../../http/posted-form.ts'
import { RefusalNotice } from '../../../../shell/failures/refusal-notice.tsx'
import { inventoryAddress } from '../../company-footprints/public.ts'
import { LevelField } from '../deciding/checking/level-field.tsx'

type HandOverPageProps = {
  readonly footprint: Footprint
  /** `null`: it has no inventory. */
  readonly readiness: AnswerOf<typeof GetVerificationReadiness> | null
  readonly orders: AnswerOf<typeof GetVerifications>['unusedOrders']
  /** Whether this person speaks for the company. */
  readonly mayHandOver: boolean
  readonly refused: FormAnswer | null
}

/** Which parts of a footprint are to be verified: as many as were paid for, or an order of those. */
export function HandOverPage(props: HandOverPageProps) {
  const { footprint, refused } = props
  return (
    <div className="page page-end page-top-close flow-32">
      <header className="flow-12">
        <Breadcrumb
          trail={[{ href: '/my-impact/dashboards/footprint', label: 'Footprint' }]}
          here="Verification"
        />
        <h1>Have this footprint verified</h1>
        <p className="lead quiet">
          {footprint.status === 'declared'
            ? `Choose what is to be checked of the footprint of ${footprint.companyName}. Our statement names exactly these parts, and says of the rest that nobody checked it.`
            : `The footprint of ${footprint.companyName}.`}
        </p>
      </header>
      {refused ? <HandOverRefusal refused={refused} /> : null}
      {footprint.status === 'declared' ? <Choose {...props} /> : <NotNow footprint={footprint} />}
    </div>
  )
}

function NotNow({ footprint }: Pick<HandOverPageProps, 'footprint'>) {
  const { status, footprintId, isRefined } = footprint
  if (status === 'verifying') {
    return <p>It is being checked. Until that is decided nothing of it changes.</p>
  }
  if (status === 'verified') return <p>It is verified, and locked.</p>
  return (
    <>
      <p>
        So far it is an estimate, and an estimate cannot be verified: there is no figure of your own
        to check. Enter your figures and declare it; then you choose here what is checked.
      </p>
      <p className="row-12">
        <LinkButton look="action" href={inventoryAddress(footprintId)}>
          {isRefined ? 'Go on with your figures' : 'Refine it with your own figures'}
        </LinkButton>
      </p>
    </>
  )
}

/** All that stands in the way, where it is more than a field. */
function HandOverRefusal({ refused }: { readonly refused: FormAnswer }) {
  const missing = Object.entries(refused.problems).flatMap(([field, message]) =>
    field.startsWith('missing.') ? [message] : [],
  )
  if (missing.length === 0) return <RefusalNotice answer={refused} title={refused.message} />
  return (
    <RefusalNotice answer={refused} title="Some things are missing before it can be handed over.">
      <ul>
        {missing.map((message) => (
          <li key={message}>{message}</li>
        ))}
      </ul>
    </RefusalNotice>
  )
}

function Choose({ footprint, readiness, orders, mayHandOver, refused }: HandOverPageProps) {
  const chosen = chosenParts(orders, refused)
  const parts = readiness?.parts ?? []
  return (
    <form method="post" className="panel flow-16" noValidate>
      <p>{paidFor(orders)}</p>
      <StillMissing problems={readiness?.problems ?? []} footprintId={footprint.footprintId} />
      <Fieldset id="covers" legend="What is to be checked" error={refused?.problems.covers}>
        {parts.map((figure) => (
          <Checkbox
            key={figure.part}
            name={figure.part}
            label={figure.name}
            explain={<PartReadiness figure={figure} />}
            defaultChecked={chosen.includes(figure.part)}
          />
        ))}
      </Fieldset>
      <LevelField chosen={refused?.values.level} />
      {mayHandOver ? (
        <p className="row-12">
          {orders.length > 0 ? (
            <Button look="action" type="submit">
              Hand it over to be verified
            </Button>
          ) : null}
          <Button
            look={orders.length > 0 ? 'plain' : 'action'}
            type="submit"
            name="intent"
            value="order"
          >
            Order a verification of these
          </Button>
        </p>
      ) : null}
    </form>
  )
}

type StillMissingProps = { readonly problems: readonly string[]; readonly footprintId: string }

function StillMissing({ problems, footprintId }: StillMissingProps) {
  if (problems.length === 0) return null
  return (
    <>
      <p>Before it can be handed over:</p>
      <ul>
        {problems.map((problem) => (
          <li key={problem}>{problem}</li>
        ))}
      </ul>
      <p>
        <a href={inventoryAddress(footprintId)}>Put it right or explain it in the inventory</a>
      </p>
    </>
  )
}

type ReadyPart = AnswerOf<typeof GetVerificationReadiness>['parts'][number]

/** What a part comes to, and how much of it has something behind it. */
function PartReadiness({ figure }: { readonly figure: ReadyPart }) {
  const { name, grams, evidencedPercent, problem } = figure
  if (grams === 0) return problem ?? 'Nothing is counted here.'
  return (
    <>
      {formatEmission(grams)} of CO2e. Files or ledger rows stand behind {evidencedPercent}%{' '}
      <meter min={0} max={100} value={evidencedPercent} aria-label={`Evidence behind ${name}`} />
      {problem ? ` ${problem}` : ''}
    </>
  )
}

/** What was ticked last, or else what was chosen when the verification was ordered. */
function chosenParts(
  orders: HandOverPageProps['orders'],
  refused: FormAnswer | null,
): readonly VerifiablePart[] {
  if (refused) {
    return VERIFIABLE_PARTS.filter((part) => part in refused.values)
  }
  return orders[0]?.parts ?? ['scopesOneTwo']
}

function paidFor(orders: HandOverPageProps['orders']): string {
  const [first, ...others] = orders
  if (!first) return 'Order a verification first. Each order covers one footprint.'
  const also = others.map((order) => ` You have also paid for ${boughtInWords(order)}.`).join('')
  return `You have paid for ${boughtInWords(first)}. Choose as many here.${also} Handed over, the footprint stays as it is until that is decided.`
}
