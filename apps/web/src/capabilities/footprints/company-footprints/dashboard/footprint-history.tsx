import type { Footprint } from '@understory/contracts/footprints/company-footprints/footprint-estimates.ts'
import { longMonth } from '@understory/domain/calendar/calendar.ts'
import { STATUS_WORDS } from '@understory/domain/footprints/company-footprints/footprint-status-words.ts'
import { Button } from '@understory/ui/forms/button.tsx'
import { closesDialog, Dialog, opensDialog } from '@understory/ui/messages/dialog.tsx'
import { DataTable } from '@understory/ui/tables/data-table.tsx'
import { AccountSection } from '../../../../shell/account-page.tsx'
import { shownDate } from '../../../../shell/shown-date.ts'
import { documentsAddress } from '../documents-address.ts'
import { formAddress } from '../estimate/estimate-choice.ts'
import { figuresInWords } from '../estimate/scope-figures.tsx'
import { inventoryAddress } from '../inventory/inventory-address.ts'
import { choiceOf } from './choice-of.ts'
import { countedFigures } from './counted-figures.ts'

type HistoryProps = {
  readonly footprints: readonly Footprint[]
  readonly mayChange: boolean
}

/** Every footprint with its period and the ways to what is beneath it; estimates can be changed or deleted. */
export function FootprintHistory({ footprints, mayChange }: HistoryProps) {
  return (
    <AccountSection id="history" title="History">
      <DataTable
        caption="Footprints of this account"
        asCards
        columns={[
          { key: 'period', title: 'Period', cell: PeriodCell },
          { key: 'status', title: 'Status', cell: ({ status }) => STATUS_WORDS[status] },
          { key: 'company', title: 'Company', cell: ({ companyName }) => companyName },
          {
            key: 'total',
            title: 'CO2e a year',
            figures: true,
            cell: (footprint) => figuresInWords(countedFigures(footprint)).total,
          },
          { key: 'updated', title: 'Updated', cell: ({ updatedAt }) => shownDate(updatedAt) },
          {
            key: 'actions',
            title: 'Actions',
            cell: (footprint) => <Actions footprint={footprint} mayChange={mayChange} />,
          },
        ]}
        rows={footprints}
        rowKey={({ footprintId }) => footprintId}
      />
      {footprints.length > 1 ? (
        <p>
          <a href="/my-impact/dashboards/footprint/years">
            Years side by side, and why they differ
          </a>
        </p>
      ) : null}
      {(mayChange ? footprints.filter(isOpen) : []).map((footprint) => (
        <DeleteDialog key={footprint.footprintId} footprint={footprint} />
      ))}
    </AccountSection>
  )
}

const isOpen = ({ status }: Footprint) => status === 'estimated'
const dialogOf = ({ footprintId }: Footprint) => `delete-${footprintId}`

/** With the month that it counts from, where declared months come first. */
export function PeriodCell(footprint: Footprint) {
  const { startMonth, countsFrom } = footprint
  return (
    <>
      {periodOf(footprint)}
      {countsFrom === startMonth ? null : (
        <span className="subline">
          counts from {longMonth(countsFrom)}, after the declared months
        </span>
      )}
    </>
  )
}

export function periodOf({ startMonth, endMonth }: Footprint): string {
  const from = longMonth(startMonth)
  return endMonth ? `${from} to ${longMonth(endMonth)}` : `From ${from}`
}

type ActionsProps = { readonly footprint: Footprint; readonly mayChange: boolean }

export function Actions({ footprint, mayChange }: ActionsProps) {
  const { footprintId, isRefined } = footprint
  const period = periodOf(footprint)
  const mayEdit = mayChange && isOpen(footprint)
  return (
    <span className="row-links">
      {isRefined ? (
        <a href={inventoryAddress(footprintId)} aria-label={`Inventory: ${period}`}>
          Inventory
        </a>
      ) : null}
      <a href={documentsAddress(footprintId)} aria-label={`Report: ${period}`}>
        Report
      </a>
      {isOpen(footprint) ? null : (
        <a href={`?of=${footprintId}#verification`} aria-label={`Verification: ${period}`}>
          Verification
        </a>
      )}
      {mayEdit ? (
        <>
          {isRefined ? null : <Refine footprintId={footprintId} period={period} />}
          <a href={formAddress(choiceOf(footprint))} aria-label={`Change: ${period}`}>
            Change
          </a>
          <Button
            look="link"
            {...opensDialog(dialogOf(footprint))}
            aria-label={`Delete: ${period}`}
          >
            Delete
          </Button>
        </>
      ) : null}
    </span>
  )
}

function Refine({ footprintId, period }: { footprintId: string; period: string }) {
  return (
    <form method="post" action={inventoryAddress(footprintId)}>
      <input type="hidden" name="approach" value="operationalControl" />
      <Button
        look="link"
        type="submit"
        name="intent"
        value="start"
        aria-label={`Refine: ${period}`}
      >
        Refine
      </Button>
    </form>
  )
}

function DeleteDialog({ footprint }: { readonly footprint: Footprint }) {
  return (
    <Dialog id={dialogOf(footprint)} title="Delete this estimate?">
      <p>
        {periodOf(footprint)}, {figuresInWords(footprint.estimate).total} a year.{' '}
        {footprint.isRefined ? 'Its inventory goes with it, every line included. ' : ''}The
        footprint before it, if there is one, goes on. This cannot be undone.
      </p>
      <form method="post" className="row-12">
        <input type="hidden" name="footprintId" value={footprint.footprintId} />
        <Button type="submit" look="danger">
          Delete the estimate
        </Button>
        <Button type="button" {...closesDialog(dialogOf(footprint))}>
          Keep it
        </Button>
      </form>
    </Dialog>
  )
}
