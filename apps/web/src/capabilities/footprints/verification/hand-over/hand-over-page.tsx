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
import { verificationMessage } from '../messages/messages.generated.ts'

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
          trail={[
            {
              href: '/my-impact/dashboards/footprint',
              label: verificationMessage('handOver.footprint'),
            },
          ]}
          here={verificationMessage('handOver.verification')}
        />
        <h1>{verificationMessage('handOver.haveThisFootprintVerified')}</h1>
        <p className="lead quiet">
          {footprint.status === 'declared'
            ? verificationMessage('handOver.chooseCheckedFootprintStatement', {
                companyName: footprint.companyName,
              })
            : verificationMessage('handOver.theFootprintOf', {
                companyName: footprint.companyName,
              })}
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
    return <p>{verificationMessage('handOver.beingCheckedUntilDecided')}</p>
  }
  if (status === 'verified') return <p>{verificationMessage('handOver.verifiedLocked')}</p>
  return (
    <>
      <p>{verificationMessage('handOver.farEstimateEstimateCannot')}</p>
      <p className="row-12">
        <LinkButton look="action" href={inventoryAddress(footprintId)}>
          {isRefined
            ? verificationMessage('handOver.goFigures')
            : verificationMessage('handOver.refineOwnFigures')}
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
    <RefusalNotice answer={refused} title={verificationMessage('handOver.someThingsMissingBefore')}>
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
      <Fieldset
        id="covers"
        legend={verificationMessage('handOver.whatIsToBe')}
        error={refused?.problems.covers}
      >
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
              {verificationMessage('handOver.handOverVerified')}
            </Button>
          ) : null}
          <Button
            look={orders.length > 0 ? 'plain' : 'action'}
            type="submit"
            name="intent"
            value="order"
          >
            {verificationMessage('handOver.orderVerification')}
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
      <p>{verificationMessage('handOver.beforeHandedOver')}</p>
      <ul>
        {problems.map((problem) => (
          <li key={problem}>{problem}</li>
        ))}
      </ul>
      <p>
        <a href={inventoryAddress(footprintId)}>
          {verificationMessage('handOver.putRightExplainInventory')}
        </a>
      </p>
    </>
  )
}

type ReadyPart = AnswerOf<typeof GetVerificationReadiness>['parts'][number]

/** What a part comes to, and how much of it has something behind it. */
function PartReadiness({ figure }: { readonly figure: ReadyPart }) {
  const { name, grams, evidencedPercent, problem } = figure
  if (grams === 0) return problem ?? verificationMessage('handOver.nothingIsCountedHere')
  return (
    <>
      {verificationMessage('handOver.co2eFilesLedgerRows', {
        emission: formatEmission(grams),
        evidencedPercent: String(evidencedPercent),
      })}{' '}
      <meter
        min={0}
        max={100}
        value={evidencedPercent}
        aria-label={verificationMessage('handOver.evidenceBehind', { name })}
      />
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
  if (!first) return verificationMessage('handOver.orderVerificationFirstEach')
  const also = others
    .map((order) =>
      verificationMessage('handOver.youHaveAlsoPaid', { boughtInWords: boughtInWords(order) }),
    )
    .join('')
  return verificationMessage('handOver.paidChooseManyHanded', {
    boughtInWords: boughtInWords(first),
    also,
  })
}
