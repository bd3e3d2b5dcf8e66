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
import { companyFootprintsMessage } from '../messages/messages.generated.ts'
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
            {
              href: '/my-impact/dashboards/footprint',
              label: companyFootprintsMessage('declarations.footprint'),
            },
            {
              href: inventoryAddress(footprintId),
              label: companyFootprintsMessage('declarations.inventory'),
            },
          ]}
          here={companyFootprintsMessage('declarations.declarations')}
        />
        <h1>{companyFootprintsMessage('declarations.declarations')}</h1>
        <p className="lead quiet">
          {companyFootprintsMessage('declarations.declareKeptWholeReport')}
        </p>
      </header>
      {props.refused ? (
        <RefusalNotice answer={props.refused} title={props.refused.message} />
      ) : null}
      {declarations.length === 0 ? (
        <p>{companyFootprintsMessage('declarations.noDeclarationKeptYet')}</p>
      ) : (
        <DeclarationTable footprintId={footprintId} declarations={declarations} />
      )}
      {isWrongWay ? (
        <Notice
          kind="info"
          title={companyFootprintsMessage('declarations.pleaseChooseEarlierDeclaration')}
        >
          {companyFootprintsMessage('declarations.shownInsteadBefore')}
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
      caption={companyFootprintsMessage('declarations.caption')}
      asCards
      columns={[
        {
          key: 'number',
          title: companyFootprintsMessage('declarations.number'),
          figures: true,
          cell: ({ number }: Declaration) => number,
        },
        {
          key: 'when',
          title: companyFootprintsMessage('declarations.declared'),
          cell: ({ declaredAt, declaredBy, approvedBy }) => (
            <>
              {momentInWords(declaredAt)}
              <span className="subline">
                {declaredBy ?? companyFootprintsMessage('declarations.someoneWhoHasLeft')}
              </span>
              {approvedBy ? (
                <span className="subline">
                  {companyFootprintsMessage('declarations.approvedBy', { approvedBy })}
                </span>
              ) : null}
            </>
          ),
        },
        {
          key: 'total',
          title: companyFootprintsMessage('declarations.co2e'),
          figures: true,
          cell: ({ totalGrams, lines }) => (
            <>
              {exactGrams(totalGrams)}
              <span className="subline">
                {companyFootprintsMessage('declarations.line', { lines })}
              </span>
            </>
          ),
        },
        {
          key: 'files',
          title: companyFootprintsMessage('declarations.asItWas'),
          cell: (declaration) => (
            <>
              <a href={addressOf(declaration, 'report.pdf')} download>
                {companyFootprintsMessage('declarations.reportPdf', {
                  number: String(declaration.number),
                })}
              </a>
              <span className="subline">
                <a href={addressOf(declaration, 'snapshot.json')} download>
                  {companyFootprintsMessage('declarations.allDataOfJson', {
                    number: String(declaration.number),
                  })}
                </a>
              </span>
              <span className="subline">
                {companyFootprintsMessage('declarations.sha256Data', {
                  sha256: declaration.sha256,
                })}
              </span>
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
      <h2 id="compare">{companyFootprintsMessage('declarations.compareTwoOfThem')}</h2>
      <FieldGrid>
        <Field id="since" label={companyFootprintsMessage('declarations.theEarlierOne')}>
          <Select
            id="since"
            name="since"
            defaultValue={String(compared?.before?.number ?? '')}
            options={options}
          />
        </Field>
        <Field id="number" label={companyFootprintsMessage('declarations.theLaterOne')}>
          <Select
            id="number"
            name="number"
            defaultValue={String(compared?.after.number ?? '')}
            options={options}
          />
        </Field>
      </FieldGrid>
      <div>
        <Button type="submit">{companyFootprintsMessage('declarations.compare')}</Button>
      </div>
    </form>
  )
}
