import type { Inventory } from '@understory/contracts/footprints/company-footprints/inventories.ts'
import { formatEmission } from '@understory/domain/footprints/company-footprints/format-emission.ts'
import { usualGrams } from '@understory/domain/footprints/company-footprints/inventory/closing/close-categories.ts'
import { CATEGORY_KEYS, scopeOf } from '@understory/domain/footprints/company-footprints/scopes.ts'
import { Button, LinkButton } from '@understory/ui/forms/button.tsx'
import { Fieldset } from '@understory/ui/forms/fieldset.tsx'
import { RadioCards } from '@understory/ui/forms/radio-cards.tsx'
import { Notice } from '@understory/ui/messages/notice.tsx'
import { Breadcrumb } from '@understory/ui/navigation/breadcrumb.tsx'
import type { FormAnswer } from '../../../../../http/posted-form.ts'
import { RefusalNotice } from '../../../../../shell/failures/refusal-notice.tsx'
import { companyFootprintsMessage } from '../../messages/messages.generated.ts'
import { inventoryAddress, quickAddress } from '../inventory-address.ts'
import { ClosingRow } from './closing-row.tsx'

type ClosingPageProps = {
  readonly inventory: Inventory
  /** How many were closed just now. */
  readonly closed: number | null
  readonly refused: FormAnswer | null
}

const scopeTitles = () =>
  [
    [1, companyFootprintsMessage('closing.burnLeaks')],
    [2, companyFootprintsMessage('closing.energyYouBuy')],
    [3, companyFootprintsMessage('closing.buyHappensSell')],
  ] as const

/** All open categories, each with the reason why it does not apply, and one choice for the rest. */
export function ClosingPage({ inventory, closed, refused }: ClosingPageProps) {
  const { open, footprint } = inventory
  const count = `${open.length} ${open.length === 1 ? companyFootprintsMessage('closing.category') : companyFootprintsMessage('closing.categoriesAre')}`
  return (
    <div className="page page-end page-top-close flow-32">
      <header className="flow-12">
        <Breadcrumb
          trail={[
            {
              href: '/my-impact/dashboards/footprint',
              label: companyFootprintsMessage('closing.footprint'),
            },
            {
              href: inventoryAddress(footprint.footprintId),
              label: companyFootprintsMessage('closing.inventory'),
            },
          ]}
          here={companyFootprintsMessage('closing.whatDoesNotApply')}
        />
        <h1>{companyFootprintsMessage('closing.whatDoesNotApply')}</h1>
        <p className="lead quiet">
          {open.length > 0
            ? companyFootprintsMessage('closing.stillOpenTickCompany', { count })
            : companyFootprintsMessage('closing.noCategoryIsOpen')}
        </p>
      </header>
      {closed ? (
        <Notice
          kind="success"
          title={companyFootprintsMessage('closing.categoryIsSettled', { closed })}
        />
      ) : null}
      {refused ? <RefusalNotice answer={refused} title={refused.message} /> : null}
      {open.length > 0 ? <ClosingForm inventory={inventory} refused={refused} /> : null}
      <p className="row-12">
        <LinkButton href={inventoryAddress(footprint.footprintId)}>
          {companyFootprintsMessage('closing.toTheInventory')}
        </LinkButton>
        <a href={quickAddress(footprint.footprintId)}>
          {companyFootprintsMessage('closing.enterFigures')}
        </a>
      </p>
    </div>
  )
}

type ClosingFormProps = Pick<ClosingPageProps, 'inventory' | 'refused'>

function ClosingForm({ inventory, refused }: ClosingFormProps) {
  const open = CATEGORY_KEYS.filter((key) => inventory.open.includes(key))
  const { estimate } = inventory.footprint
  const states = new Map(inventory.categories.map(({ category, state }) => [category, state]))
  const usualOf = new Map(
    open.map((key) => [key, usualGrams(key, { states, benchmark: estimate })]),
  )
  const groups = scopeTitles().flatMap(([scope, title]) => {
    const members = open.filter((key) => scopeOf(key) === scope)
    const [first] = members
    return first ? [{ scope, title, members, first }] : []
  })
  return (
    <form method="post" className="flow-32 prose-width" noValidate>
      {groups.map(({ scope, title, members, first }) => (
        <Fieldset key={title} legend={title} id={`closing-${first}`}>
          <UsualOfScope scope={scope} grams={usualOf.get(first) ?? 0} />
          <ul className="lined-rows">
            {members.map((category) => (
              <ClosingRow
                key={category}
                category={category}
                footprintId={inventory.footprint.footprintId}
                usual={scopeOf(category) === 3 ? (usualOf.get(category) ?? 0) : 0}
                refused={refused}
              />
            ))}
          </ul>
        </Fieldset>
      ))}
      <Rest
        usual={[...usualOf.values()].some((grams) => grams > 0)}
        total={estimate.total}
        refused={refused}
      />
      <div>
        <Button look="action" type="submit">
          {companyFootprintsMessage('closing.save')}
        </Button>
      </div>
    </form>
  )
}

type UsualOfScopeProps = { readonly scope: 1 | 2 | 3; readonly grams: number }

/** Of scopes 1 and 2 only the whole has a benchmark. */
function UsualOfScope({ scope, grams }: UsualOfScopeProps) {
  if (scope === 3 || grams === 0) return null
  return (
    <p className="quiet">
      {companyFootprintsMessage('closing.firmsLikeYoursAbout', { emission: formatEmission(grams) })}
    </p>
  )
}

type RestProps = {
  /** Whether firms of the sector usually have something of what is open. */
  readonly usual: boolean
  readonly total: number
  readonly refused: FormAnswer | null
}

/** What happens to all that is not ticked. */
function Rest({ usual, total, refused }: RestProps) {
  return (
    <Fieldset legend={companyFootprintsMessage('closing.whatIsNotTicked')} id="rest">
      <RadioCards
        name="rest"
        defaultValue={refused?.values.rest ?? 'open'}
        cards={[
          {
            value: 'open',
            label: companyFootprintsMessage('closing.leaveItOpen'),
            explain: companyFootprintsMessage('closing.comeBackLater'),
          },
          {
            value: 'none',
            label: companyFootprintsMessage('closing.noneRestApplies'),
            explain: usual
              ? companyFootprintsMessage('closing.eachReasonBesideFirms')
              : companyFootprintsMessage('closing.eachReasonBeside'),
          },
          {
            value: 'benchmark',
            label: companyFootprintsMessage('closing.takeBenchmarkRest'),
            explain: companyFootprintsMessage('closing.figuresEstimateComesAll', {
              emission: formatEmission(total),
            }),
          },
        ]}
      />
    </Fieldset>
  )
}
