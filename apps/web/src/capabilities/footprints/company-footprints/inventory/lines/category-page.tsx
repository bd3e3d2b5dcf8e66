import type { Evidence } from '@understory/contracts/footprints/company-footprints/evidence.ts'
import type { Inventory } from '@understory/contracts/footprints/company-footprints/inventories.ts'
import type { InventoryLine } from '@understory/contracts/footprints/company-footprints/inventory-lines.ts'
import type { EmissionFactor } from '@understory/contracts/footprints/emission-factors.ts'
import { formatEmission } from '@understory/domain/footprints/company-footprints/format-emission.ts'
import {
  hasFigures,
  type InventoryCategory,
} from '@understory/domain/footprints/company-footprints/inventory/inventory-categories.ts'
import { CATEGORY_KEYS } from '@understory/domain/footprints/company-footprints/scopes.ts'
import type { PlaceOfUse } from '@understory/domain/footprints/sites/place.ts'
import { Breadcrumb } from '@understory/ui/navigation/breadcrumb.tsx'
import type { ComponentProps } from 'react'
import type { FormAnswer } from '../../../../../http/posted-form.ts'
import { RefusalNotice } from '../../../../../shell/failures/refusal-notice.tsx'
import {
  type FactorAddress,
  FactorSearch,
  type FactorsFound,
} from '../../../emission-factors/public.ts'
import { CategoryEvidence } from '../../evidence/category-evidence.tsx'
import { companyFootprintsMessage } from '../../messages/messages.generated.ts'
import { asksReason } from '../history/reason-field.tsx'
import { isUnexplained, UnexplainedChange } from '../history/unexplained-change.tsx'
import { inventoryAddress } from '../inventory-address.ts'
import { firmnessInWords, stateInWords } from '../inventory-words.ts'
import { VehiclesPart } from '../vehicles-part.tsx'
import { CategoryLines } from './category-lines.tsx'
import { CategoryRest } from './category-rest.tsx'
import { type Editing, LineForm } from './line-form.tsx'
import { QuantityTools } from './quantity-tools/quantity-tool-forms.tsx'
import { StandIn } from './stand-in.tsx'

type CategoryPageProps = {
  readonly inventory: Inventory
  readonly category: InventoryCategory
  readonly lines: readonly InventoryLine[]
  /** Where the next page of lines begins. */
  readonly nextLine: string | null
  /** Of the whole footprint. */
  readonly evidence: readonly Evidence[]
  readonly search: FactorAddress
  readonly found: FactorsFound
  /** Those that say where they are. */
  readonly sites: readonly string[]
  /** Where a line is that is entered now. */
  readonly place: PlaceOfUse
  /** The year that factors are for. */
  readonly near: number
  readonly chosen: EmissionFactor | null
  /** Whether another factor than a published one was chosen. */
  readonly isOwn: boolean
  /** The line that is being changed. */
  readonly editing: Editing | null
  /** Saved vehicles, where a category can take them. */
  readonly vehicles: ComponentProps<typeof VehiclesPart>['vehicles']
  /** Whether it can be changed, by this person and now. */
  readonly isOpen: boolean
  /** What the address of the page says, for what is worked out before a line has it. */
  readonly answers: Readonly<Record<string, string>>
  readonly refused: FormAnswer | null
}

/** One category: its lines, a new one, and what can stand in for figures. */
export function CategoryPage(props: CategoryPageProps) {
  const { inventory, category, lines, nextLine, evidence, isOpen, refused } = props
  const row = inventory.categories.find((each) => each.category === category)
  const { footprintId } = inventory.footprint
  const hasLines = hasFigures(row?.state)
  return (
    <div className="page page-end page-top-close flow-32">
      <header className="flow-12">
        <Breadcrumb
          trail={[
            {
              href: '/my-impact/dashboards/footprint',
              label: companyFootprintsMessage('category.footprint'),
            },
            {
              href: inventoryAddress(footprintId),
              label: companyFootprintsMessage('category.inventory'),
            },
          ]}
          here={row?.name ?? ''}
        />
        <h1>{row?.name}</h1>
        {row ? <Standing row={row} open={inventory.open} /> : null}
      </header>
      {refused ? <RefusalNotice answer={refused} title={refused.message} /> : null}
      {isUnexplained(refused) ? <UnexplainedChange refused={refused} /> : null}
      {hasLines ? <CategoryLines {...{ inventory, lines, nextLine, evidence, isOpen }} /> : null}
      {row ? <CategoryRest {...{ row, inventory, isOpen, refused }} /> : null}
      <CategoryEvidence {...{ footprintId, category, lines, evidence, isOpen }} />
      {isOpen ? (
        <>
          {category.startsWith('unknown') ? null : <OneLine {...props} />}
          <VehiclesPart
            {...{ footprintId, category, refused }}
            vehicles={props.vehicles}
            isDeclared={inventory.footprint.declared !== null}
          />
          {hasLines || asksReason(refused) ? null : <StandIn row={row} refused={refused} />}
        </>
      ) : null}
    </div>
  )
}

type StandingProps = {
  readonly row: Inventory['categories'][number]
  readonly open: Inventory['open']
}

/** What the category comes to, and how that stands to its benchmark. */
function Standing({ row, open }: StandingProps) {
  return (
    <>
      <p className="lead quiet">
        {companyFootprintsMessage('category.scopeOfCo2e', {
          scope: String(row.scope),
          stateInWords: stateInWords(row, open),
          emission: row.co2eGrams > 0 ? formatEmission(row.co2eGrams) : '',
          hasCo2eGrams: row.co2eGrams > 0 ? 'yes' : 'other',
          reason: row.reason ?? '',
          hasReason: row.reason ? 'yes' : 'other',
        })}
      </p>
      {row.sentence ? <p>{row.sentence}</p> : null}
      {row.co2eGrams > 0 ? <p className="quiet">{firmnessInWords(row)}</p> : null}
    </>
  )
}

/** A new line, or one that is changed. */
function OneLine(props: CategoryPageProps) {
  const { inventory, found, near, chosen, search, place, refused, category, editing } = props
  const key = CATEGORY_KEYS.find((each) => each === category)
  const isOwn = refused ? refused.values.ownFactor === 'yes' : props.isOwn
  const stored = chosen || isOwn ? null : editing?.line
  const factor = chosen ?? stored?.factor ?? null
  const hasForm = factor !== null || isOwn || Boolean(stored?.ownFactor)
  const factors = (
    <FactorSearch
      {...{ found, search, near }}
      sites={props.sites}
      category={key}
      chosen={factor?.factorId ?? null}
    />
  )
  return (
    <section className="part" aria-labelledby="new">
      <h2 id="new">
        {editing
          ? companyFootprintsMessage('category.changeALine')
          : companyFootprintsMessage('category.addALine')}
      </h2>
      {category === 'companyElectricVehiclesChargedOffsite' ? (
        <p>{companyFootprintsMessage('category.onlyChargedAwayPremises')}</p>
      ) : null}
      <QuantityTools category={category} answers={props.answers} />
      {hasForm ? (
        <>
          <LineForm
            factor={isOwn ? null : factor}
            site={search.site}
            {...{ inventory, place, category, editing, refused }}
          />
          <details className="more">
            <summary>{companyFootprintsMessage('category.chooseAnotherFactor')}</summary>
            <div className="flow-16">{factors}</div>
          </details>
        </>
      ) : (
        factors
      )}
    </section>
  )
}
