import type { AnswerOf } from '@understory/contracts/endpoint.ts'
import type { Inventory } from '@understory/contracts/footprints/company-footprints/inventories.ts'
import type { GetLastYearsList } from '@understory/contracts/footprints/company-footprints/last-years-list.ts'
import { longMonth, parseMonth, shiftMonth } from '@understory/domain/calendar/calendar.ts'
import { unitInWords } from '@understory/domain/footprints/company-footprints/lines/units.ts'
import { categoryName } from '@understory/domain/footprints/company-footprints/scopes.ts'
import { tonnesOf } from '@understory/domain/footprints/company-footprints/shown-tonnes.ts'
import { factorInWords } from '@understory/domain/footprints/emission-factors/factor-in-words.ts'
import { Button, LinkButton } from '@understory/ui/forms/button.tsx'
import { Checkbox } from '@understory/ui/forms/checkbox.tsx'
import { Field, fieldAria } from '@understory/ui/forms/field.tsx'
import { Fieldset } from '@understory/ui/forms/fieldset.tsx'
import { TextInput } from '@understory/ui/forms/text-input.tsx'
import { Notice } from '@understory/ui/messages/notice.tsx'
import { Breadcrumb } from '@understory/ui/navigation/breadcrumb.tsx'
import type { FormAnswer } from '../../../../../http/posted-form.ts'
import { RefusalNotice } from '../../../../../shell/failures/refusal-notice.tsx'
import { FieldGrid } from '../../../../../shell/setup/setup-layout.tsx'
import { companyFootprintsMessage } from '../../messages/messages.generated.ts'
import { ReasonField } from '../history/reason-field.tsx'
import { inventoryAddress, quickAddress } from '../inventory-address.ts'
import { type LastYearsLine, quantityField } from './line-again.ts'

type LastYearPageProps = {
  readonly inventory: Inventory
  readonly list: AnswerOf<typeof GetLastYearsList>
  /** How many were saved just now. */
  readonly saved: number | null
  readonly refused: FormAnswer | null
}

/** Everything of the year before, waiting for its quantity of this year. */
export function LastYearPage({ inventory, list, saved, refused }: LastYearPageProps) {
  const { footprintId } = inventory.footprint
  const isEmpty = list.lines.length + list.notApplicable.length === 0
  return (
    <div className="page page-end page-top-close flow-32">
      <header className="flow-12">
        <Breadcrumb
          trail={[
            {
              href: '/my-impact/dashboards/footprint',
              label: companyFootprintsMessage('lastYear.footprint'),
            },
            {
              href: inventoryAddress(footprintId),
              label: companyFootprintsMessage('lastYear.inventory'),
            },
          ]}
          here={companyFootprintsMessage('lastYear.lastYearsList')}
        />
        <h1>{companyFootprintsMessage('lastYear.lastYearsList')}</h1>
        <p className="lead quiet">{leadOf(list)}</p>
      </header>
      {saved ? (
        <Notice
          kind="success"
          title={companyFootprintsMessage('lastYear.savedTotalNow', {
            saved: String(saved),
            tonnesOf: tonnesOf(inventory.totals.total),
          })}
        >
          {inventory.totals.sentences.join(' ')}
        </Notice>
      ) : null}
      {refused ? <RefusalNotice answer={refused} title={refused.message} /> : null}
      {list.withoutCompany > 0 ? (
        <Notice
          kind="info"
          title={companyFootprintsMessage('lastYear.someLinesCompaniesInventory')}
        >
          {companyFootprintsMessage('lastYear.lineLeftOutAppear', {
            withoutCompany: list.withoutCompany,
          })}
        </Notice>
      ) : null}
      {isEmpty ? null : <ListForm {...{ list, refused }} />}
      <p className="row-12">
        <LinkButton href={quickAddress(footprintId)}>
          {companyFootprintsMessage('lastYear.quickEntry')}
        </LinkButton>
        <a href={inventoryAddress(footprintId)}>
          {companyFootprintsMessage('lastYear.toTheInventory')}
        </a>
      </p>
    </div>
  )
}

function leadOf({ startMonth, lines, notApplicable }: LastYearPageProps['list']): string {
  const from = startMonth && parseMonth(startMonth)
  if (!from) return companyFootprintsMessage('lastYear.noEarlierInventoryBegin')
  const year = `${longMonth(from)} to ${longMonth(shiftMonth(from, 11))}`
  return lines.length + notApplicable.length === 0
    ? companyFootprintsMessage('lastYear.everythingEnteredEnteredAgain', { year })
    : companyFootprintsMessage('lastYear.enteredNothingCountsUntil', { year })
}

type ListFormProps = Pick<LastYearPageProps, 'list' | 'refused'>

function ListForm({ list, refused }: ListFormProps) {
  const groups = [...Map.groupBy(list.lines, ({ category }) => category)]
  return (
    <form method="post" className="flow-32 prose-width" noValidate>
      {groups.map(([category, lines]) => (
        <Fieldset key={category} legend={categoryName(category)} id={`list-${category}`}>
          <FieldGrid>
            {lines.map((line) => (
              <ListedField key={line.lineId} line={line} refused={refused} />
            ))}
          </FieldGrid>
        </Fieldset>
      ))}
      {list.hasMore ? (
        <p className="quiet">{companyFootprintsMessage('lastYear.moreFollowOnceSaved')}</p>
      ) : null}
      {list.lines.length > 0 ? (
        <Checkbox
          name="fromBills"
          defaultChecked={refused?.values.fromBills !== undefined}
          label={companyFootprintsMessage('lastYear.figuresBillsMetersClaims')}
          explain={companyFootprintsMessage('lastYear.countGoodDataElse')}
        />
      ) : null}
      <StillNot list={list} refused={refused} />
      <ReasonField refused={refused} />
      <div>
        <Button look="action" type="submit">
          {companyFootprintsMessage('lastYear.save')}
        </Button>
      </div>
    </form>
  )
}

type ListedFieldProps = Pick<LastYearPageProps, 'refused'> & { readonly line: LastYearsLine }

function ListedField({ line, refused }: ListedFieldProps) {
  const id = quantityField(line)
  const { factor, ownFactor, description, site } = line
  const what = factor ? factorInWords(factor.name) : (ownFactor?.source ?? '')
  const about = {
    hint: companyFootprintsMessage('lastYear.lastYear', {
      what,
      lastQuantity: line.lastQuantity.toLocaleString('en-GB'),
    }),
    error: refused?.problems[id],
  }
  const name = [description || what, site].filter(Boolean).join(', ')
  return (
    <Field id={id} label={`${name}, ${unitInWords(line.unit)}`} {...about}>
      <TextInput
        {...fieldAria(id, about)}
        name={id}
        inputMode="decimal"
        autoComplete="off"
        defaultValue={refused?.values[id]}
      />
    </Field>
  )
}

/** What did not apply last year, to be said again. */
function StillNot({ list: { notApplicable }, refused }: ListFormProps) {
  if (notApplicable.length === 0) return null
  return (
    <Fieldset legend={companyFootprintsMessage('lastYear.whatDidNotApply')} id="still">
      {notApplicable.map(({ category, reason }) => (
        <Checkbox
          key={category}
          name={`still-${category}`}
          defaultChecked={refused?.values[`still-${category}`] !== undefined}
          label={categoryName(category)}
          explain={reason}
        />
      ))}
      <Checkbox
        name="stillAll"
        defaultChecked={refused?.values.stillAll !== undefined}
        label={companyFootprintsMessage('lastYear.allStill')}
      />
    </Fieldset>
  )
}
