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
import { companyFootprintsMessage } from '../messages/messages.generated.ts'
import { choiceOf } from './choice-of.ts'
import { countedFigures } from './counted-figures.ts'

type HistoryProps = {
  readonly footprints: readonly Footprint[]
  readonly mayChange: boolean
}

/** Every footprint with its period and the ways to what is beneath it; estimates can be changed or deleted. */
export function FootprintHistory({ footprints, mayChange }: HistoryProps) {
  return (
    <AccountSection id="history" title={companyFootprintsMessage('footprintHistory.history')}>
      <DataTable
        caption={companyFootprintsMessage('footprintHistory.caption')}
        asCards
        columns={[
          {
            key: 'period',
            title: companyFootprintsMessage('footprintHistory.period'),
            cell: PeriodCell,
          },
          {
            key: 'status',
            title: companyFootprintsMessage('footprintHistory.status'),
            cell: ({ status }) => STATUS_WORDS[status],
          },
          {
            key: 'company',
            title: companyFootprintsMessage('footprintHistory.company'),
            cell: ({ companyName }) => companyName,
          },
          {
            key: 'total',
            title: companyFootprintsMessage('footprintHistory.co2eAYear'),
            figures: true,
            cell: (footprint) => figuresInWords(countedFigures(footprint)).total,
          },
          {
            key: 'updated',
            title: companyFootprintsMessage('footprintHistory.updated'),
            cell: ({ updatedAt }) => shownDate(updatedAt),
          },
          {
            key: 'actions',
            title: companyFootprintsMessage('footprintHistory.actions'),
            cell: (footprint) => <Actions footprint={footprint} mayChange={mayChange} />,
          },
        ]}
        rows={footprints}
        rowKey={({ footprintId }) => footprintId}
      />
      {footprints.length > 1 ? (
        <p>
          <a href="/my-impact/dashboards/footprint/years">
            {companyFootprintsMessage('footprintHistory.yearsSideSideWhy')}
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
          {companyFootprintsMessage('footprintHistory.countsAfterDeclaredMonths', {
            longMonth: longMonth(countsFrom),
          })}
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
        <a
          href={inventoryAddress(footprintId)}
          aria-label={companyFootprintsMessage('footprintHistory.inventory', { period })}
        >
          {companyFootprintsMessage('footprintHistory.inventory2')}
        </a>
      ) : null}
      <a
        href={documentsAddress(footprintId)}
        aria-label={companyFootprintsMessage('footprintHistory.report', { period })}
      >
        {companyFootprintsMessage('footprintHistory.report2')}
      </a>
      {isOpen(footprint) ? null : (
        <a
          href={`?of=${footprintId}#verification`}
          aria-label={companyFootprintsMessage('footprintHistory.verification', { period })}
        >
          {companyFootprintsMessage('footprintHistory.verification2')}
        </a>
      )}
      {mayEdit ? (
        <>
          {isRefined ? null : <Refine footprintId={footprintId} period={period} />}
          <a
            href={formAddress(choiceOf(footprint))}
            aria-label={companyFootprintsMessage('footprintHistory.change', { period })}
          >
            {companyFootprintsMessage('footprintHistory.change2')}
          </a>
          <Button
            look="link"
            {...opensDialog(dialogOf(footprint))}
            aria-label={companyFootprintsMessage('footprintHistory.delete', { period })}
          >
            {companyFootprintsMessage('footprintHistory.delete2')}
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
        aria-label={companyFootprintsMessage('footprintHistory.refine', { period })}
      >
        {companyFootprintsMessage('footprintHistory.refine2')}
      </Button>
    </form>
  )
}

function DeleteDialog({ footprint }: { readonly footprint: Footprint }) {
  return (
    <Dialog
      id={dialogOf(footprint)}
      title={companyFootprintsMessage('footprintHistory.deleteThisEstimate')}
    >
      <p>
        {companyFootprintsMessage('footprintHistory.yearInventoryGoesEvery', {
          periodOf: periodOf(footprint),
          total: figuresInWords(footprint.estimate).total,
          isRefined: footprint.isRefined ? 'yes' : 'other',
        })}
      </p>
      <form method="post" className="row-12">
        <input type="hidden" name="footprintId" value={footprint.footprintId} />
        <Button type="submit" look="danger">
          {companyFootprintsMessage('footprintHistory.deleteTheEstimate')}
        </Button>
        <Button type="button" {...closesDialog(dialogOf(footprint))}>
          {companyFootprintsMessage('footprintHistory.keepIt')}
        </Button>
      </form>
    </Dialog>
  )
}
