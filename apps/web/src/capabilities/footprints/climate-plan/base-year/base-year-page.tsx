import type { BaseYear } from '@understory/contracts/footprints/climate-plan/base-year.ts'
import { longMonth, type Month } from '@understory/domain/calendar/calendar.ts'
import { tonnesOf } from '@understory/domain/footprints/company-footprints/shown-tonnes.ts'
import { lookupTable } from '@understory/domain/language/lookup-table.ts'
import { formatPercent } from '@understory/domain/quantity/format.ts'
import { Button } from '@understory/ui/forms/button.tsx'
import { Field } from '@understory/ui/forms/field.tsx'
import { TextInput } from '@understory/ui/forms/text-input.tsx'
import { Notice } from '@understory/ui/messages/notice.tsx'
import { Breadcrumb } from '@understory/ui/navigation/breadcrumb.tsx'
import { DataTable } from '@understory/ui/tables/data-table.tsx'
import type { FormAnswer } from '../../../../http/posted-form.ts'
import { OnlyLooking } from '../../../../shell/account-fit/only-looking.tsx'
import { RefusalNotice } from '../../../../shell/failures/refusal-notice.tsx'
import { strongWords } from '../../../../shell/message-tags.tsx'
import { FieldGrid } from '../../../../shell/setup/setup-layout.tsx'
import { climatePlanMessage, climatePlanRich } from '../messages/messages.generated.ts'
import { NoFootprint } from '../no-footprint.tsx'
import { PLAN } from '../plan-addresses.ts'
import { BaseChanges } from './base-changes.tsx'
import { BasePolicyForm, fieldsOf } from './base-policy-form.tsx'

type BaseYearPageProps = {
  readonly baseYear: BaseYear
  readonly mayChange: boolean
  /** `null`: there is no footprint. */
  readonly usualBase: Month | null
  readonly thisMonth: Month
  readonly done: string | null
  readonly refused: FormAnswer | null
}

const baseYearPageDone = (): Readonly<Record<string, string>> =>
  lookupTable({
    policy: climatePlanMessage('baseYear.thePolicyIsSaved'),
    change: climatePlanMessage('baseYear.theChangeIsRecorded'),
    recalculate: climatePlanMessage('baseYear.baseYearRecalculatedBoth'),
  })

/** The recalculation policy of the base year, what was tested against it, and what came of it. */
export function BaseYearPage(props: BaseYearPageProps) {
  const { baseYear, mayChange, usualBase, thisMonth, done, refused } = props
  if (!usualBase) return <NoFootprint />
  const { policy } = baseYear
  return (
    <div className="page page-end page-top-close flow-32">
      <header className="flow-12">
        <Breadcrumb
          trail={[{ href: PLAN, label: climatePlanMessage('baseYear.targets') }]}
          here={climatePlanMessage('baseYear.baseYear')}
        />
        <h1>{climatePlanMessage('baseYear.baseYear')}</h1>
        <p className="lead quiet">{climatePlanMessage('baseYear.mergerBetterMethodError')}</p>
      </header>
      {done && baseYearPageDone()[done] ? (
        <Notice kind="success" title={baseYearPageDone()[done]} />
      ) : null}
      {refused ? <RefusalNotice answer={refused} title={refused.message} /> : null}
      <div className="columns">
        <div className="flow-32">
          {mayChange ? null : <OnlyLooking />}
          <fieldset disabled={!mayChange}>
            <BasePolicyForm {...{ policy, usualBase, thisMonth, refused }} />
          </fieldset>
          {policy ? <BaseChanges {...{ baseYear, mayChange, refused }} /> : null}
        </div>
        {policy ? <Standing {...{ baseYear, mayChange, refused }} /> : null}
      </div>
    </div>
  )
}

type StandingProps = Pick<BaseYearPageProps, 'baseYear' | 'mayChange' | 'refused'>

function Standing({ baseYear, mayChange, refused }: StandingProps) {
  const { base, policy, recalculations } = baseYear
  if (!base || !policy) return null
  const shares = [base.single, base.cumulative].map((share) => (share * 100).toFixed(1))
  return (
    <section className="panel panel-lichen flow-16 stays-in-view" aria-labelledby="standing">
      <h2 id="standing">
        {climatePlanMessage('baseYear.theYearFrom', { longMonth: longMonth(policy.baseMonth) })}
      </h2>
      <dl className="sum-rows">
        <div>
          <dt>{climatePlanMessage('baseYear.original')}</dt>
          <dd>{tonnesOf(base.originalGrams)}</dd>
        </div>
        {base.recalculatedGrams === null ? null : (
          <div>
            <dt>{climatePlanMessage('baseYear.recalculated')}</dt>
            <dd>{tonnesOf(base.recalculatedGrams)}</dd>
          </div>
        )}
      </dl>
      {base.categories.length > 0 ? <ChangedCategories categories={base.categories} /> : null}
      <p>
        {climatePlanMessage('baseYear.sinceLargestChangeAll', {
          shares: shares[0] ?? '',
          shares2: shares[1] ?? '',
          percent: formatPercent(policy.thresholdBasisPoints),
        })}
      </p>
      {base.isDue && mayChange ? <Due dueGrams={base.dueGrams} refused={refused} /> : null}
      {recalculations.map(({ recalculatedAt, originalGrams, recalculatedGrams, ...row }) => (
        <p key={recalculatedAt} className="quiet">
          {climatePlanMessage('baseYear.toApprovedBy', {
            localeDateString: new Date(recalculatedAt).toLocaleDateString('en-GB', {
              dateStyle: 'long',
              timeZone: 'UTC',
            }),
            tonnesOf: tonnesOf(originalGrams),
            tonnesOf2: tonnesOf(recalculatedGrams),
            reason: row.reason,
            approver: row.approver,
          })}
        </p>
      ))}
    </section>
  )
}

type ChangedProps = {
  readonly categories: NonNullable<BaseYear['base']>['categories']
}

/** What the changes come to by category, before and after. */
function ChangedCategories({ categories }: ChangedProps) {
  return (
    <DataTable
      caption={climatePlanMessage('baseYear.caption')}
      asCards
      columns={[
        {
          key: 'name',
          title: climatePlanMessage('baseYear.category'),
          cell: ({ name, scope }) => `${name} (scope ${scope})`,
        },
        {
          key: 'original',
          title: climatePlanMessage('baseYear.original'),
          figures: true,
          cell: ({ originalGrams }) =>
            originalGrams === null
              ? climatePlanMessage('baseYear.anEstimate')
              : tonnesOf(originalGrams),
        },
        {
          key: 'changes',
          title: climatePlanMessage('baseYear.changes'),
          figures: true,
          cell: ({ changeGrams }) => `${changeGrams > 0 ? '+' : '−'} ${tonnesOf(changeGrams)}`,
        },
        {
          key: 'with',
          title: climatePlanMessage('baseYear.withTheChanges'),
          figures: true,
          cell: ({ originalGrams, changeGrams }) =>
            originalGrams === null ? '–' : tonnesOf(Math.max(0, originalGrams + changeGrams)),
        },
      ]}
      rows={categories}
      rowKey={({ name }) => name}
    />
  )
}

type DueProps = { readonly dueGrams: number; readonly refused: FormAnswer | null }

function Due({ dueGrams, refused }: DueProps) {
  const { about, control } = fieldsOf(refused, { reason: 'because' })
  return (
    <form method="post" className="flow-16" noValidate>
      <p>
        {climatePlanRich('baseYear.recalculationDueGives', {
          strong: strongWords,
          tonnesOf: tonnesOf(dueGrams),
        })}
      </p>
      <FieldGrid>
        <Field id="because" label={climatePlanMessage('baseYear.reason')} {...about('because')}>
          <TextInput {...control('because')} maxLength={500} />
        </Field>
        <Field
          id="approver"
          label={climatePlanMessage('baseYear.approvedBy')}
          {...about('approver')}
        >
          <TextInput {...control('approver')} maxLength={120} autoComplete="off" />
        </Field>
      </FieldGrid>
      <div>
        <Button look="action" type="submit" name="intent" value="recalculate">
          {climatePlanMessage('baseYear.recalculateTheBaseYear')}
        </Button>
      </div>
    </form>
  )
}
