import type { Evidence } from '@understory/contracts/footprints/company-footprints/evidence.ts'
import type { Inventory } from '@understory/contracts/footprints/company-footprints/inventories.ts'
import type { InventoryLine } from '@understory/contracts/footprints/company-footprints/inventory-lines.ts'
import { longMonth } from '@understory/domain/calendar/calendar.ts'
import { purchasePartName } from '@understory/domain/footprints/company-footprints/completeness/category-one-parts.ts'
import { emissionRange } from '@understory/domain/footprints/company-footprints/format-emission.ts'
import {
  countedGrams,
  WHOLE_SHARE,
} from '@understory/domain/footprints/company-footprints/inventory/consolidation.ts'
import { isWholePeriod } from '@understory/domain/footprints/company-footprints/inventory/lines/line-period.ts'
import { quantityInWords } from '@understory/domain/footprints/company-footprints/lines/units.ts'
import { exactGrams, formatPercent } from '@understory/domain/quantity/format.ts'
import { Button, LinkButton } from '@understory/ui/forms/button.tsx'
import { DataTable } from '@understory/ui/tables/data-table.tsx'
import { FileCount } from '../../evidence/category-evidence.tsx'
import { companyFootprintsMessage } from '../../messages/messages.generated.ts'
import { historyAddress } from '../inventory-address.ts'
import { LineFactor } from './line-factor.tsx'
import { WhyOfQuality } from './why-of-quality.tsx'

type CategoryLinesProps = {
  readonly inventory: Inventory
  readonly lines: readonly InventoryLine[]
  /** Where the next page of lines begins. */
  readonly nextLine: string | null
  /** Of the whole footprint. */
  readonly evidence: readonly Evidence[]
  readonly isOpen: boolean
}

export function CategoryLines(props: CategoryLinesProps) {
  const { inventory, lines, nextLine, evidence, isOpen } = props
  return (
    <section className="part" aria-labelledby="lines">
      <h2 id="lines">{companyFootprintsMessage('categoryLines.lines')}</h2>
      <DataTable
        caption={companyFootprintsMessage('categoryLines.caption')}
        asCards
        columns={[
          {
            key: 'what',
            title: companyFootprintsMessage('categoryLines.what'),
            cell: (line) => <What {...{ line, inventory, evidence }} />,
          },
          {
            key: 'quantity',
            title: companyFootprintsMessage('categoryLines.activity'),
            figures: true,
            cell: ({ quantity, unit }) => quantityInWords(quantity, unit),
          },
          {
            key: 'factor',
            title: companyFootprintsMessage('categoryLines.factor'),
            cell: (line) => (
              <LineFactor line={line} country={line.country ?? inventory.footprint.input.country} />
            ),
          },
          {
            key: 'co2e',
            title: companyFootprintsMessage('categoryLines.co2e'),
            figures: true,
            cell: (line) => <Figure {...{ line, inventory }} />,
          },
          {
            key: 'actions',
            title: companyFootprintsMessage('categoryLines.actions'),
            cell: (line) => (
              <Actions line={line} footprintId={inventory.footprint.footprintId} isOpen={isOpen} />
            ),
          },
        ]}
        rows={lines}
        rowKey={({ lineId }) => lineId}
      />
      {nextLine ? (
        <a href={`?after=${nextLine}#lines`}>
          {companyFootprintsMessage('categoryLines.moreLines')}
        </a>
      ) : null}
    </section>
  )
}

type LineProps = { readonly line: InventoryLine }

type WhatProps = LineProps & Pick<CategoryLinesProps, 'inventory' | 'evidence'>

function What({ line, inventory, evidence }: WhatProps) {
  const company = inventory.entities.find(({ entityId }) => entityId === line.entityId)
  const startMonth = inventory.footprint.startMonth
  const about = [
    line.vehicleId ? companyFootprintsMessage('categoryLines.fromYourSavedVehicles') : null,
    line.purchasePart && purchasePartName(line.purchasePart),
    line.site,
    company?.name,
    isWholePeriod(line.period, startMonth) ? null : monthsInWords(line.period),
    line.note,
  ].filter(Boolean)
  return (
    <>
      {line.description}
      {about.length > 0 ? <span className="subline">{about.join(' · ')}</span> : null}
      <FileCount lineId={line.lineId} evidence={evidence} />
    </>
  )
}

function monthsInWords({ from, to }: InventoryLine['period']): string {
  const first = longMonth(from)
  return from === to ? first : `${first} to ${longMonth(to)}`
}

type FigureProps = LineProps & Pick<CategoryLinesProps, 'inventory'>

function Figure({ line, inventory }: FigureProps) {
  const { co2eGrams, otherGasGrams, uncertainty, quality, entityId, replacedGrams } = line
  const company = inventory.entities.find((entity) => entity.entityId === entityId)
  const share = company?.countedBasisPoints ?? WHOLE_SHARE
  const range = emissionRange(co2eGrams, uncertainty)
  if (replacedGrams !== null) {
    return (
      <>
        <s>{exactGrams(replacedGrams)}</s>
        <span className="subline">
          {companyFootprintsMessage('categoryLines.countsNothingSuppliersAnswer')}
        </span>
      </>
    )
  }
  return (
    <>
      {exactGrams(co2eGrams)}
      {co2eGrams > 0 ? (
        <span className="subline">
          {companyFootprintsMessage('categoryLines.to', { low: range.low, high: range.high })}
        </span>
      ) : null}
      {otherGasGrams === null ? null : (
        <span className="subline">
          {companyFootprintsMessage('categoryLines.outsideScopesOtherGases', {
            exactGrams: exactGrams(otherGasGrams),
          })}
        </span>
      )}
      {share < WHOLE_SHARE ? (
        <span className="subline">
          {companyFootprintsMessage('categoryLines.counts', {
            percent: formatPercent(share),
            exactGrams: exactGrams(countedGrams(co2eGrams, share)),
          })}
        </span>
      ) : null}
      {quality ? (
        <WhyOfQuality quality={quality} />
      ) : (
        <span className="subline">
          {companyFootprintsMessage('categoryLines.dataUnknownSoPoor')}
        </span>
      )}
    </>
  )
}

type ActionsProps = LineProps &
  Pick<CategoryLinesProps, 'isOpen'> & { readonly footprintId: string }

function Actions({ line, footprintId, isOpen }: ActionsProps) {
  if (line.parentId)
    return (
      <span className="quiet">{companyFootprintsMessage('categoryLines.goesWithItsLine')}</span>
    )
  const name = line.description || companyFootprintsMessage('categoryLines.thisLine')
  const history = (
    <a
      href={historyAddress(footprintId, line.lineId)}
      aria-label={companyFootprintsMessage('categoryLines.historyOf', { name })}
    >
      {companyFootprintsMessage('categoryLines.history')}
    </a>
  )
  if (!isOpen || line.supplierUseId) return history
  return (
    <form method="post" className="row-12">
      {line.vehicleId ? null : (
        <LinkButton
          look="quiet"
          href={`?edit=${line.lineId}#line`}
          aria-label={companyFootprintsMessage('categoryLines.change', { name })}
        >
          {companyFootprintsMessage('categoryLines.change2')}
        </LinkButton>
      )}
      <input type="hidden" name="lineId" value={line.lineId} />
      <Button
        look="quiet"
        type="submit"
        name="intent"
        value="remove"
        aria-label={companyFootprintsMessage('categoryLines.delete', { name })}
      >
        {companyFootprintsMessage('categoryLines.delete2')}
      </Button>
      {history}
    </form>
  )
}
