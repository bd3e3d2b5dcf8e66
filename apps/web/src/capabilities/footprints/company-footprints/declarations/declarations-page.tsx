import type { DeclarationPolicy } from '@understory/contracts/footprints/company-footprints/approvals.ts'
import type { Declaration } from '@understory/contracts/footprints/company-footprints/declarations.ts'
import { exactGrams } from '@understory/domain/quantity/format.ts'
import { Button } from '@understory/ui/forms/button.tsx'
import { Field } from '@understory/ui/forms/field.tsx'
import { Select } from '@understory/ui/forms/select.tsx'
import { Notice } from '@understory/ui/messages/notice.tsx'
import { Breadcrumb } from '@understory/ui/navigation/breadcrumb.tsx'
import { DataTable } from '@understory/ui/tables/data-table.tsx'
import type { FormAnswer } from '../../../../http/posted-form.ts'
import { RefusalNotice } from '../../../../shell/failures/refusal-notice.tsx'
import { FieldGrid } from '../../../../shell/setup/setup-layout.tsx'
import { PolicyPart } from '../approvals/policy-part.tsx'
import { momentInWords } from '../inventory/history/history-words.ts'
import { declarationsAddress, inventoryAddress } from '../inventory/inventory-address.ts'
import { type Compared, ComparedDeclarations } from './compared-declarations.tsx'

type DeclarationsPageProps = {
  readonly footprintId: string
  /** The newest first. */
  readonly declarations: readonly Declaration[]
  readonly compared: Compared | null
  /** The one to compare with is the later one. */
  readonly isWrongWay: boolean
  readonly policy: DeclarationPolicy | null
  readonly maySetPolicy: boolean
  readonly refused: FormAnswer | null
}

/** Each time it was declared, and two of them side by side. */
export function DeclarationsPage(props: DeclarationsPageProps) {
  const { footprintId, declarations, compared, isWrongWay } = props
  return (
    <div className="page page-end page-top-close flow-32">
      <header className="flow-12">
        <Breadcrumb
          trail={[
            { href: '/my-impact/dashboards/footprint', label: 'Footprint' },
            { href: inventoryAddress(footprintId), label: 'Inventory' },
          ]}
          here="Declarations"
        />
        <h1>Declarations</h1>
        <p className="lead quiet">
          What you declare is kept whole, with its report. Neither changes when you enter more or
          declare again.
        </p>
      </header>
      {props.refused ? (
        <RefusalNotice answer={props.refused} title={props.refused.message} />
      ) : null}
      {declarations.length === 0 ? (
        <p>No declaration is kept yet. The next one will be.</p>
      ) : (
        <DeclarationTable footprintId={footprintId} declarations={declarations} />
      )}
      {isWrongWay ? (
        <Notice kind="info" title="Please choose an earlier declaration to compare with.">
          Shown instead is the one before.
        </Notice>
      ) : null}
      {declarations.length > 1 ? <DeclarationChoice {...{ declarations, compared }} /> : null}
      {compared?.before ? <ComparedDeclarations compared={compared} /> : null}
      {props.policy ? <PolicyPart policy={props.policy} mayChange={props.maySetPolicy} /> : null}
    </div>
  )
}

type TableProps = Pick<DeclarationsPageProps, 'footprintId' | 'declarations'>

function DeclarationTable({ footprintId, declarations }: TableProps) {
  const addressOf = ({ number }: Declaration, file: string) =>
    `${declarationsAddress(footprintId)}/${number}/${file}`
  return (
    <DataTable
      caption="Declarations of this footprint"
      asCards
      columns={[
        {
          key: 'number',
          title: 'Number',
          figures: true,
          cell: ({ number }: Declaration) => number,
        },
        {
          key: 'when',
          title: 'Declared',
          cell: ({ declaredAt, declaredBy, approvedBy }) => (
            <>
              {momentInWords(declaredAt)}
              <span className="subline">{declaredBy ?? 'Someone who has left'}</span>
              {approvedBy ? <span className="subline">Approved by {approvedBy}</span> : null}
            </>
          ),
        },
        {
          key: 'total',
          title: 'CO2e',
          figures: true,
          cell: ({ totalGrams, lines }) => (
            <>
              {exactGrams(totalGrams)}
              <span className="subline">
                {lines} {lines === 1 ? 'line' : 'lines'}
              </span>
            </>
          ),
        },
        {
          key: 'files',
          title: 'As it was',
          cell: (declaration) => (
            <>
              <a href={addressOf(declaration, 'report.pdf')} download>
                Report {declaration.number} (PDF)
              </a>
              <span className="subline">
                <a href={addressOf(declaration, 'snapshot.json')} download>
                  All data of {declaration.number} (JSON)
                </a>
              </span>
              <span className="subline">SHA-256 of the data: {declaration.sha256}</span>
            </>
          ),
        },
      ]}
      rows={declarations}
      rowKey={({ number }) => String(number)}
    />
  )
}

function DeclarationChoice({
  declarations,
  compared,
}: Pick<DeclarationsPageProps, 'declarations' | 'compared'>) {
  const options = declarations.map(({ number, declaredAt }) => ({
    value: String(number),
    label: `${number}, ${momentInWords(declaredAt)}`,
  }))
  return (
    <form className="panel flow-16" aria-labelledby="compare">
      <h2 id="compare">Compare two of them</h2>
      <FieldGrid>
        <Field id="since" label="The earlier one">
          <Select
            id="since"
            name="since"
            defaultValue={String(compared?.before?.number ?? '')}
            options={options}
          />
        </Field>
        <Field id="number" label="The later one">
          <Select
            id="number"
            name="number"
            defaultValue={String(compared?.after.number ?? '')}
            options={options}
          />
        </Field>
      </FieldGrid>
      <div>
        <Button type="submit">Compare</Button>
      </div>
    </form>
  )
}
