import type { Inventory } from '@understory/contracts/footprints/company-footprints/inventories.ts'
import { LinkButton } from '@understory/ui/forms/button.tsx'
import { companyFootprintsMessage } from '../messages/messages.generated.ts'
import {
  closingAddress,
  declarationsAddress,
  exportAddress,
  historyAddress,
  importAddress,
  lastYearAddress,
  ledgersAddress,
  quickAddress,
  requestsAddress,
  sitesAddress,
  suppliersAddress,
  workbookAddress,
} from './inventory-address.ts'

type WaysToEnterProps = {
  readonly inventory: Inventory
  /** Whether an earlier footprint has lines to begin with. */
  readonly hasYearBefore: boolean
  readonly isOpen: boolean
}

/** Many figures at once, in and out. */
export function WaysToEnter({ inventory, hasYearBefore, isOpen }: WaysToEnterProps) {
  const { footprintId } = inventory.footprint
  return (
    <p className="off-paper row-12">
      {isOpen ? (
        <>
          <LinkButton href={quickAddress(footprintId)}>
            {companyFootprintsMessage('inventory.quickEntry')}
          </LinkButton>
          <LinkButton href={ledgersAddress(footprintId)}>
            {companyFootprintsMessage('inventory.importYourLedger')}
          </LinkButton>
          <LinkButton href={importAddress(footprintId)}>
            {companyFootprintsMessage('inventory.importAFile')}
          </LinkButton>
          <LinkButton href={requestsAddress(footprintId)}>
            {companyFootprintsMessage('inventory.askOthers')}
          </LinkButton>
          {hasYearBefore ? (
            <LinkButton href={lastYearAddress(footprintId)}>
              {companyFootprintsMessage('inventory.lastYearsList')}
            </LinkButton>
          ) : null}
          {inventory.open.length > 0 ? (
            <LinkButton href={closingAddress(footprintId)}>
              {companyFootprintsMessage('inventory.whatDoesNotApply')}
            </LinkButton>
          ) : null}
        </>
      ) : null}
      <a href={exportAddress(footprintId)} download>
        {companyFootprintsMessage('inventory.downloadAsCsv')}
      </a>
      <a href={workbookAddress(footprintId)} download>
        {companyFootprintsMessage('inventory.downloadAsXlsx')}
      </a>
      <a href={suppliersAddress(footprintId)}>{companyFootprintsMessage('inventory.suppliers')}</a>
      <a href={sitesAddress(footprintId)}>{companyFootprintsMessage('inventory.sites')}</a>
      <a href={historyAddress(footprintId)}>{companyFootprintsMessage('inventory.history')}</a>
      <a href={declarationsAddress(footprintId)}>
        {companyFootprintsMessage('inventory.declarations')}
      </a>
    </p>
  )
}
