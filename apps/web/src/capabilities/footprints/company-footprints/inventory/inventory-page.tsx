import type { Evidence } from '@understory/contracts/footprints/company-footprints/evidence.ts'
import type { Inventory } from '@understory/contracts/footprints/company-footprints/inventories.ts'
import type { ShownWarning } from '@understory/contracts/footprints/company-footprints/plausibility-warnings.ts'
import { longMonth } from '@understory/domain/calendar/calendar.ts'
import { tonnesOf } from '@understory/domain/footprints/company-footprints/shown-tonnes.ts'
import { lookupTable } from '@understory/domain/language/lookup-table.ts'
import { Notice } from '@understory/ui/messages/notice.tsx'
import { Breadcrumb } from '@understory/ui/navigation/breadcrumb.tsx'
import type { FormAnswer } from '../../../../http/posted-form.ts'
import { RefusalNotice } from '../../../../shell/failures/refusal-notice.tsx'
import { nineteenOfTwenty, RangeBar } from '../estimate/range-bar.tsx'
import { InventoryEvidence } from '../evidence/inventory-evidence.tsx'
import { LockedNotice } from '../locked-notice.tsx'
import { companyFootprintsMessage, companyFootprintsRich } from '../messages/messages.generated.ts'
import { type Approvals, Declare } from './declare-part.tsx'
import { companiesAddress, recalculationAddress } from './inventory-address.ts'
import {
  approachExplained,
  approachName,
  figuresOfInventory,
  qualityInWords,
} from './inventory-words.ts'
import { CategoryRows } from './lines/category-rows.tsx'
import { LookAgain } from './look-again-part.tsx'
import { ByMarket, UncoveringInstruments } from './market/by-market.tsx'
import { WaysToEnter } from './ways-to-enter.tsx'
import { Whole } from './whole-part.tsx'

type InventoryPageProps = {
  readonly inventory: Inventory
  /** Whether an earlier footprint has lines to begin with. */
  readonly hasYearBefore: boolean
  readonly evidence: readonly Evidence[]
  readonly warnings: readonly ShownWarning[]
  readonly done: string | null
  /** How many figures quick entry saved just now. */
  readonly entered: number | null
  /** Lines that other factors fit better now. */
  readonly outdated: number
  /** Whether this person may change anything. */
  readonly mayChange: boolean
  readonly refused: FormAnswer | null
  /** `null`: it cannot be said now. */
  readonly approvals: Approvals | null
}

const inventoryPageDone = (): Readonly<Record<string, string>> =>
  lookupTable({
    start: companyFootprintsMessage('inventory.inventoryOpenBeginBills'),
    import: companyFootprintsMessage('inventory.theLinesAreAdded'),
    ledger: companyFootprintsMessage('inventory.linesLedgerAdded'),
    closed: companyFootprintsMessage('inventory.noCategoryOpenAny'),
    declare: companyFootprintsMessage('inventory.footprintDeclaredSumsCount'),
    ask: companyFootprintsMessage('inventory.writtenOtherOwnersAdmins'),
  })

/** All categories of the three scopes with their states, the sums beside them. */
export function InventoryPage(props: InventoryPageProps) {
  const { inventory, evidence, done, outdated, mayChange, refused } = props
  const { footprint, isLocked } = inventory
  return (
    <div className="page page-end page-top-close flow-32">
      <header className="flow-12">
        <Breadcrumb
          trail={[
            {
              href: '/my-impact/dashboards/footprint',
              label: companyFootprintsMessage('inventory.footprint'),
            },
          ]}
          here={companyFootprintsMessage('inventory.inventory')}
        />
        <h1>
          {companyFootprintsMessage('inventory.inventoryFrom', {
            longMonth: longMonth(footprint.startMonth),
          })}
        </h1>
        <p className="lead quiet">
          {companyFootprintsMessage('inventory.twelveMonthsEachCategory', {
            companyName: footprint.companyName,
          })}
        </p>
        <WaysToEnter
          inventory={inventory}
          hasYearBefore={props.hasYearBefore}
          isOpen={mayChange && !isLocked}
        />
      </header>
      {done && inventoryPageDone()[done] ? (
        <Notice kind="success" title={inventoryPageDone()[done]} />
      ) : null}
      {refused ? <RefusalNotice answer={refused} title={refused.message} /> : null}
      {isLocked ? <LockedNotice footprintId={footprint.footprintId} /> : null}
      {outdated > 0 ? (
        <Notice kind="info" title={companyFootprintsMessage('inventory.otherFactorsFitYear')}>
          {companyFootprintsRich('inventory.lineChangeSeeChanges', {
            outdated,
            link: (words) => <a href={recalculationAddress(footprint.footprintId)}>{words}</a>,
          })}
        </Notice>
      ) : null}
      <Whole inventory={inventory} done={done} entered={props.entered} />
      <LookAgain
        footprintId={footprint.footprintId}
        warnings={props.warnings}
        isOpen={mayChange && !isLocked}
        refused={refused?.values.intent === 'clear' ? refused : null}
      />
      <div className="columns">
        <CategoryRows inventory={inventory} />
        <div className="flow-24 stays-in-view">
          <Sums
            inventory={inventory}
            isOpen={mayChange && !isLocked}
            refused={refused}
            approvals={props.approvals}
          />
          <Approach inventory={inventory} />
        </div>
      </div>
      <InventoryEvidence
        footprintId={footprint.footprintId}
        evidence={evidence}
        isOpen={mayChange && !isLocked}
      />
    </div>
  )
}

type PartProps = {
  readonly inventory: Inventory
  /** Whether it can be changed, by this person and now. */
  readonly isOpen: boolean
}

type SumsProps = PartProps & Pick<InventoryPageProps, 'refused' | 'approvals'>

function Sums({ inventory, isOpen, refused, approvals }: SumsProps) {
  const { totals, footprint } = inventory
  const shown = figuresOfInventory(inventory)
  const { total } = totals
  const isChanged = footprint.declared !== null && footprint.declared.total !== total
  return (
    <section className="panel panel-lichen flow-16" aria-labelledby="sums">
      <h2 id="sums">{companyFootprintsMessage('inventory.ofCo2e', { total: shown.total })}</h2>
      {total > 0 ? (
        <RangeBar
          low={totals.lowGrams}
          high={totals.highGrams}
          value={total}
          caption={nineteenOfTwenty(totals)}
        />
      ) : null}
      <dl className="sum-rows">
        {(['Scope 1', 'Scope 2, by location', 'Scope 3'] as const).map((name, at) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd>{shown.scopes[at]}</dd>
          </div>
        ))}
        {totals.scope2Market === totals.scope2 ? null : (
          <div>
            <dt>
              {companyFootprintsRich('inventory.scope2MarketBeside', {
                part: (words) => <span className="quiet">{words}</span>,
              })}
            </dt>
            <dd>{tonnesOf(totals.scope2Market)}</dd>
          </div>
        )}
        <ByMarket totals={totals} />
        {totals.biogenic > 0 ? (
          <div>
            <dt>
              {companyFootprintsRich('inventory.biogenicCo2OutsideScopes', {
                part: (words) => <span className="quiet">{words}</span>,
              })}
            </dt>
            <dd>{tonnesOf(totals.biogenic)}</dd>
          </div>
        ) : null}
      </dl>
      <UncoveringInstruments totals={totals} />
      {footprint.declared && isChanged ? (
        <p>
          {companyFootprintsMessage('inventory.declaredChangedSinceCounts', {
            tonnesOf: tonnesOf(footprint.declared.total),
          })}
        </p>
      ) : null}
      {totals.quality ? <p className="quiet">{qualityInWords(totals.quality)}</p> : null}
      {isOpen ? <Declare {...{ inventory, isChanged, refused, approvals }} /> : null}
    </section>
  )
}

function Approach({ inventory: { approach, entities, footprint } }: Pick<PartProps, 'inventory'>) {
  return (
    <section className="panel flow-12" aria-labelledby="approach-title">
      <h2 id="approach-title">{companyFootprintsMessage('inventory.whatCountsAsYours')}</h2>
      <p>
        {approachName(approach)}: {approachExplained()[approach].toLowerCase()}
        {entities.length > 0
          ? companyFootprintsMessage('inventory.andMoreCompany', {
              companyName: footprint.companyName,
              count: entities.length,
            })
          : ''}
      </p>
      <a href={companiesAddress(footprint.footprintId)}>
        {companyFootprintsMessage('inventory.companiesSitesAndApproach')}
      </a>
      <a href={recalculationAddress(footprint.footprintId)}>
        {companyFootprintsMessage('inventory.factorSets')}
      </a>
    </section>
  )
}
