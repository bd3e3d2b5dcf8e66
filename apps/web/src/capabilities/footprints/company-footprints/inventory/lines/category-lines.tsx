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
import { coverInWords } from '@understory/domain/footprints/company-footprints/inventory/market/market-words.ts'
import { WARNING_WORDS } from '@understory/domain/footprints/company-footprints/lines/line-warnings.ts'
import { statedResult } from '@understory/domain/footprints/company-footprints/lines/own-factor.ts'
import {
  perUnit,
  quantityInWords,
} from '@understory/domain/footprints/company-footprints/lines/units.ts'
import { factorTitle } from '@understory/domain/footprints/emission-factors/factor-title.ts'
import { foreignFactorOfLine } from '@understory/domain/footprints/emission-factors/search/foreign-factor-of-line.ts'
import { exactGrams, formatPercent } from '@understory/domain/quantity/format.ts'

import { Button, LinkButton } from '@understory/ui/forms/button.tsx'
import { DataTable } from '@understory/ui/tables/data-table.tsx'
import { wordsOfFactor } from '../../../emission-factors/public.ts'
import { FileCount } from '../../evidence/category-evidence.tsx'
import { historyAddress } from '../inventory-address.ts'
import { spendInWords } from './spend-words.ts'
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
      <h2 id="lines">Lines</h2>
      <DataTable
        caption="Lines of this category"
        asCards
        columns={[
          {
            key: 'what',
            title: 'What',
            cell: (line) => <What {...{ line, inventory, evidence }} />,
          },
          {
            key: 'quantity',
            title: 'Activity',
            figures: true,
            cell: ({ quantity, unit }) => quantityInWords(quantity, unit),
          },
          {
            key: 'factor',
            title: 'Factor',
            cell: (line) => (
              <Factor line={line} country={line.country ?? inventory.footprint.input.country} />
            ),
          },
          {
            key: 'co2e',
            title: 'CO2e',
            figures: true,
            cell: (line) => <Figure {...{ line, inventory }} />,
          },
          {
            key: 'actions',
            title: 'Actions',
            cell: (line) => (
              <Actions line={line} footprintId={inventory.footprint.footprintId} isOpen={isOpen} />
            ),
          },
        ]}
        rows={lines}
        rowKey={({ lineId }) => lineId}
      />
      {nextLine ? <a href={`?after=${nextLine}#lines`}>More lines</a> : null}
    </section>
  )
}

type LineProps = { readonly line: InventoryLine }

type WhatProps = LineProps & Pick<CategoryLinesProps, 'inventory' | 'evidence'>

function What({ line, inventory, evidence }: WhatProps) {
  const company = inventory.entities.find(({ entityId }) => entityId === line.entityId)
  const startMonth = inventory.footprint.startMonth
  const about = [
    line.vehicleId ? 'From your saved vehicles' : null,
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

const sourceInWords = (own: NonNullable<InventoryLine['ownFactor']>): string =>
  statedResult(own) ?? `${own.kind === 'supplier' ? 'By the supplier: ' : ''}${own.source}`

type FactorProps = LineProps & { readonly country: string }

function Factor({ line, country }: FactorProps) {
  const { factor, ownFactor, marketFactor, spend } = line
  const foreign = factor && foreignFactorOfLine({ ...factor, market: factor.set.market }, country)
  const uncovered = marketFactor && coverInWords(marketFactor, line)
  const used =
    factor ?? (ownFactor?.kgCo2e === undefined ? null : { ...ownFactor, kgCo2e: ownFactor.kgCo2e })
  const from = factor
    ? `${factorTitle(factor)}, ${factor.set.year}`
    : ownFactor
      ? sourceInWords(ownFactor)
      : ''
  return (
    <>
      {used ? `${wordsOfFactor(used.kgCo2e)} kg per ${perUnit(used.unit)}` : ''}
      <span className="subline">{from}</span>
      {factor?.kgOtherGases ? (
        <span className="subline">
          Outside the scopes {wordsOfFactor(factor.kgOtherGases)} kg per {perUnit(factor.unit)}
        </span>
      ) : null}
      {foreign ? <span className="subline">{foreign}.</span> : null}
      {factor?.basis === 'life-cycle' ? <span className="subline">{factor.includes}</span> : null}
      {spend ? <span className="subline">{spendInWords(spend, used?.unit ?? '')}</span> : null}
      <StandsIn line={line} />
      {marketFactor ? (
        <span className="subline">
          By market {marketFactor.kgCo2e} kg: {marketFactor.source}
        </span>
      ) : null}
      {uncovered ? <span className="subline">{uncovered}</span> : null}
    </>
  )
}

/** Whose factor it is stands beside it already. */
function StandsIn({ line: { warnings } }: LineProps) {
  const others = (warnings ?? []).filter(
    (each) => each !== 'other-country' && each !== 'life-cycle',
  )
  if (others.length === 0) return null
  return (
    <span className="subline">
      Stands in: {others.map((warning) => WARNING_WORDS[warning]).join(', ')}
    </span>
  )
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
        <span className="subline">Counts nothing: the supplier’s answer stands for it</span>
      </>
    )
  }
  return (
    <>
      {exactGrams(co2eGrams)}
      {co2eGrams > 0 ? (
        <span className="subline">
          {range.low} to {range.high}
        </span>
      ) : null}
      {otherGasGrams === null ? null : (
        <span className="subline">
          Outside the scopes: {exactGrams(otherGasGrams)} of other gases
        </span>
      )}
      {share < WHOLE_SHARE ? (
        <span className="subline">
          Counts {formatPercent(share)}: {exactGrams(countedGrams(co2eGrams, share))}
        </span>
      ) : null}
      {quality ? (
        <WhyOfQuality quality={quality} />
      ) : (
        <span className="subline">Data unknown, so poor</span>
      )}
    </>
  )
}

type ActionsProps = LineProps &
  Pick<CategoryLinesProps, 'isOpen'> & { readonly footprintId: string }

function Actions({ line, footprintId, isOpen }: ActionsProps) {
  if (line.parentId) return <span className="quiet">Goes with its line</span>
  const name = line.description || 'this line'
  const history = (
    <a href={historyAddress(footprintId, line.lineId)} aria-label={`History of ${name}`}>
      History
    </a>
  )
  if (!isOpen || line.supplierUseId) return history
  return (
    <form method="post" className="row-12">
      {line.vehicleId ? null : (
        <LinkButton look="quiet" href={`?edit=${line.lineId}#line`} aria-label={`Change ${name}`}>
          Change
        </LinkButton>
      )}
      <input type="hidden" name="lineId" value={line.lineId} />
      <Button look="quiet" type="submit" name="intent" value="remove" aria-label={`Delete ${name}`}>
        Delete
      </Button>
      {history}
    </form>
  )
}
