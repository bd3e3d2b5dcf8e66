import type { Evidence } from '@understory/contracts/footprints/company-footprints/evidence.ts'
import type { Inventory } from '@understory/contracts/footprints/company-footprints/inventories.ts'
import type { ShownWarning } from '@understory/contracts/footprints/company-footprints/plausibility-warnings.ts'
import { longMonth } from '@understory/domain/calendar/calendar.ts'
import { tonnesOf } from '@understory/domain/footprints/company-footprints/shown-tonnes.ts'
import { lookupTable } from '@understory/domain/language/lookup-table.ts'
import { LinkButton } from '@understory/ui/forms/button.tsx'
import { Notice } from '@understory/ui/messages/notice.tsx'
import { Breadcrumb } from '@understory/ui/navigation/breadcrumb.tsx'
import type { FormAnswer } from '../../../../http/posted-form.ts'
import { RefusalNotice } from '../../../../shell/failures/refusal-notice.tsx'
import { nineteenOfTwenty, RangeBar } from '../estimate/range-bar.tsx'
import { InventoryEvidence } from '../evidence/inventory-evidence.tsx'
import { LockedNotice } from '../locked-notice.tsx'
import { type Approvals, Declare } from './declare-part.tsx'
import {
  closingAddress,
  companiesAddress,
  declarationsAddress,
  exportAddress,
  historyAddress,
  importAddress,
  lastYearAddress,
  ledgersAddress,
  quickAddress,
  recalculationAddress,
  requestsAddress,
  sitesAddress,
  suppliersAddress,
  workbookAddress,
} from './inventory-address.ts'
import {
  APPROACH_EXPLAINED,
  approachName,
  figuresOfInventory,
  qualityInWords,
} from './inventory-words.ts'
import { CategoryRows } from './lines/category-rows.tsx'
import { LookAgain } from './look-again-part.tsx'
import { ByMarket, UncoveringInstruments } from './market/by-market.tsx'
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

const INVENTORY_PAGE_DONE: Readonly<Record<string, string>> = lookupTable({
  start: 'The inventory is open. Begin with what you have bills for.',
  import: 'The lines are added.',
  ledger: 'The lines of your ledger are added.',
  closed: 'No category is open any more. You can declare the footprint.',
  declare: 'The footprint is declared. Its sums count instead of the estimate.',
  ask: 'We have written to the other owners and admins. One approval is enough.',
})

/** All categories of the three scopes with their states, the sums beside them. */
export function InventoryPage(props: InventoryPageProps) {
  const { inventory, evidence, done, outdated, mayChange, refused } = props
  const { footprint, isLocked } = inventory
  return (
    <div className="page page-end page-top-close flow-32">
      <header className="flow-12">
        <Breadcrumb
          trail={[{ href: '/my-impact/dashboards/footprint', label: 'Footprint' }]}
          here="Inventory"
        />
        <h1>Inventory from {longMonth(footprint.startMonth)}</h1>
        <p className="lead quiet">
          Twelve months of {footprint.companyName}. Each category takes your figures, the benchmark
          of the estimate, or a reason why it does not apply.
        </p>
        <InventoryPageWays
          inventory={inventory}
          hasYearBefore={props.hasYearBefore}
          isOpen={mayChange && !isLocked}
        />
      </header>
      {done && INVENTORY_PAGE_DONE[done] ? (
        <Notice kind="success" title={INVENTORY_PAGE_DONE[done]} />
      ) : null}
      {refused ? <RefusalNotice answer={refused} title={refused.message} /> : null}
      {isLocked ? <LockedNotice footprintId={footprint.footprintId} /> : null}
      {outdated > 0 ? (
        <Notice kind="info" title="Other factors fit this year better.">
          {outdated} {outdated === 1 ? 'line' : 'lines'} would change.{' '}
          <a href={recalculationAddress(footprint.footprintId)}>See what changes, and why</a>
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

type WaysProps = Pick<InventoryPageProps, 'inventory' | 'hasYearBefore'> & {
  readonly isOpen: boolean
}

/** Many figures at once, in and out. */
function InventoryPageWays({ inventory, hasYearBefore, isOpen }: WaysProps) {
  const { footprintId } = inventory.footprint
  return (
    <p className="off-paper row-12">
      {isOpen ? (
        <>
          <LinkButton href={quickAddress(footprintId)}>Quick entry</LinkButton>
          <LinkButton href={ledgersAddress(footprintId)}>Import your ledger</LinkButton>
          <LinkButton href={importAddress(footprintId)}>Import a file</LinkButton>
          <LinkButton href={requestsAddress(footprintId)}>Ask others</LinkButton>
          {hasYearBefore ? (
            <LinkButton href={lastYearAddress(footprintId)}>Last year’s list</LinkButton>
          ) : null}
          {inventory.open.length > 0 ? (
            <LinkButton href={closingAddress(footprintId)}>What does not apply</LinkButton>
          ) : null}
        </>
      ) : null}
      <a href={exportAddress(footprintId)} download>
        Download as CSV
      </a>
      <a href={workbookAddress(footprintId)} download>
        Download as XLSX
      </a>
      <a href={suppliersAddress(footprintId)}>Suppliers</a>
      <a href={sitesAddress(footprintId)}>Sites</a>
      <a href={historyAddress(footprintId)}>History</a>
      <a href={declarationsAddress(footprintId)}>Declarations</a>
    </p>
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
      <h2 id="sums">{shown.total} of CO2e</h2>
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
              Scope 2, by market
              <span className="quiet">beside the sum, never in it</span>
            </dt>
            <dd>{tonnesOf(totals.scope2Market)}</dd>
          </div>
        )}
        <ByMarket totals={totals} />
        {totals.biogenic > 0 ? (
          <div>
            <dt>
              Biogenic CO2
              <span className="quiet">outside the scopes</span>
            </dt>
            <dd>{tonnesOf(totals.biogenic)}</dd>
          </div>
        ) : null}
      </dl>
      <UncoveringInstruments totals={totals} />
      {footprint.declared && isChanged ? (
        <p>
          Declared are {tonnesOf(footprint.declared.total)}. What changed since counts once you
          declare it again.
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
      <h2 id="approach-title">What counts as yours</h2>
      <p>
        {approachName(approach)}: {APPROACH_EXPLAINED[approach].toLowerCase()}
        {entities.length > 0
          ? ` ${footprint.companyName} and ${entities.length} more ${entities.length === 1 ? 'company' : 'companies'}.`
          : ''}
      </p>
      <a href={companiesAddress(footprint.footprintId)}>Companies, sites and approach</a>
      <a href={recalculationAddress(footprint.footprintId)}>Factor sets</a>
    </section>
  )
}
