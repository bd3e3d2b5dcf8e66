import type { Target } from '@understory/contracts/footprints/climate-plan/targets.ts'
import type { Month } from '@understory/domain/calendar/calendar.ts'
import { SBTI } from '@understory/domain/footprints/climate-plan/sbti.ts'
import {
  COVERAGE_WORDS,
  KIND_WORDS,
} from '@understory/domain/footprints/climate-plan/target-chart.ts'
import type {
  TargetCoverage,
  TargetKind,
} from '@understory/domain/footprints/climate-plan/targets.ts'
import { formatPercent } from '@understory/domain/quantity/format.ts'
import { Field, fieldAria } from '@understory/ui/forms/field.tsx'
import { Fieldset } from '@understory/ui/forms/fieldset.tsx'
import { RadioCards } from '@understory/ui/forms/radio-cards.tsx'
import { Select } from '@understory/ui/forms/select.tsx'
import { TextInput } from '@understory/ui/forms/text-input.tsx'
import { TabLinks } from '@understory/ui/navigation/tab-links.tsx'
import type { FormAnswer } from '../../../../http/posted-form.ts'
import { FieldGrid } from '../../../../shell/setup/setup-layout.tsx'
import { baseMonths } from '../base-year/base-months.ts'
import { climatePlanMessage } from '../messages/messages.generated.ts'
import { NoFootprint } from '../no-footprint.tsx'
import { targetAddress } from '../plan-addresses.ts'
import { controls, PlanFormPage } from '../plan-form-page.tsx'

type TargetFormPageProps = {
  readonly target: Target | null
  /** The targets that there are beside it. */
  readonly others: readonly Pick<Target, 'targetId' | 'kind' | 'covers'>[]
  readonly kind: TargetKind
  /** `null`: there is no footprint. */
  readonly usualBase: Month | null
  readonly thisMonth: Month
  readonly refused: FormAnswer | null
}

const bands = () =>
  ({
    'near-term': {
      reduction: climatePlanMessage('targetForm.recommend3060'),
      year: climatePlanMessage('targetForm.recommend510Years'),
    },
    'net-zero': {
      reduction: climatePlanMessage('targetForm.recommend95100'),
      year: climatePlanMessage('targetForm.recommend2050Earlier'),
    },
  }) as const

const covers = (): Readonly<Record<TargetCoverage, string>> => ({
  all: climatePlanMessage('targetForm.figureEverythingCount'),
  'scopes-1-2': climatePlanMessage('targetForm.burnEnergyBuy'),
  'scope-3': climatePlanMessage('targetForm.buyTravelSell'),
})

/** Kind, scopes, reduction, year and base year of a target. */
export function TargetFormPage(props: TargetFormPageProps) {
  const { target, kind, usualBase, refused } = props
  if (!target && !usualBase) return <NoFootprint />
  return (
    <PlanFormPage
      title={
        target
          ? climatePlanMessage('targetForm.changeThisTarget')
          : climatePlanMessage('targetForm.setATarget')
      }
      lead={climatePlanMessage('targetForm.lead')}
      refused={refused}
      wayOut={refused ? <SameTarget {...props} refused={refused} /> : null}
      remove={target ? climatePlanMessage('targetForm.deleteThisTarget') : undefined}
      beside={<SbtiRequirements kind={kind} />}
    >
      {target ? null : <Kinds kind={kind} />}
      <Fields {...props} />
    </PlanFormPage>
  )
}

type SameTargetProps = Pick<TargetFormPageProps, 'others' | 'kind'> & {
  readonly refused: FormAnswer
}

/** The target that stands in the way of another of its kind. */
function SameTarget({ others, kind, refused }: SameTargetProps) {
  if (refused.code !== 'TARGET_EXISTS') return null
  const same = others.find((other) => other.kind === kind && other.covers === refused.values.covers)
  return same ? (
    <a href={targetAddress(same.targetId)}>{climatePlanMessage('targetForm.goToThatTarget')}</a>
  ) : null
}

function Kinds({ kind }: Pick<TargetFormPageProps, 'kind'>) {
  return (
    <TabLinks
      label={climatePlanMessage('targetForm.kindsOfTarget')}
      tabs={(['near-term', 'net-zero'] as const).map((each) => ({
        href: `${targetAddress('new')}?kind=${each}`,
        label: KIND_WORDS[each],
        current: each === kind,
      }))}
    />
  )
}

/** What a target begins as: 4.2% a year over ten years, or what the net-zero band begins with. */
function startingPoint({ target, kind, usualBase }: TargetFormPageProps) {
  if (target) {
    return { ...target, reduction: target.reductionBasisPoints / 100 }
  }
  const baseMonth = usualBase ?? ''
  const targetYear = kind === 'net-zero' ? 2050 : Number(baseMonth.slice(0, 4)) + 10
  return { covers: 'all', baseMonth, targetYear, reduction: kind === 'net-zero' ? 95 : 42 }
}

function Fields(props: TargetFormPageProps) {
  const { kind, thisMonth, refused } = props
  const given = startingPoint(props)
  const control = controls(refused)
  const reduction = control('reduction', given.reduction, bands()[kind].reduction)
  const year = control('targetYear', given.targetYear, bands()[kind].year)
  const base = control(
    'baseMonth',
    given.baseMonth,
    climatePlanMessage('targetForm.monthFiscalYearBegins'),
  )
  return (
    <>
      <input type="hidden" name="kind" value={kind} />
      <Fieldset legend={climatePlanMessage('targetForm.whatItCovers')} id="covers">
        <RadioCards
          name="covers"
          defaultValue={refused?.values.covers ?? given.covers}
          cards={(['all', 'scopes-1-2', 'scope-3'] as const).map((value) => ({
            value,
            label: COVERAGE_WORDS[value],
            explain: covers()[value],
          }))}
        />
      </Fieldset>
      <FieldGrid>
        <Field label={climatePlanMessage('targetForm.reductionPerCent')} {...reduction.about}>
          <TextInput
            {...fieldAria('reduction', reduction.about)}
            name="reduction"
            inputMode="decimal"
            autoComplete="off"
            defaultValue={reduction.value}
          />
        </Field>
        <Field label={climatePlanMessage('targetForm.targetYear')} {...year.about}>
          <TextInput
            {...fieldAria('targetYear', year.about)}
            name="targetYear"
            inputMode="numeric"
            autoComplete="off"
            defaultValue={year.value}
          />
        </Field>
      </FieldGrid>
      <Field label={climatePlanMessage('targetForm.baseYearFrom')} {...base.about}>
        <Select
          {...fieldAria('baseMonth', base.about)}
          name="baseMonth"
          defaultValue={base.value}
          options={baseMonths(thisMonth, base.value)}
        />
      </Field>
    </>
  )
}

function SbtiRequirements({ kind }: Pick<TargetFormPageProps, 'kind'>) {
  const { yearly, years, netZero, coverage } = SBTI
  return (
    <section className="panel panel-lichen flow-16" aria-labelledby="asked">
      <h2 id="asked">{climatePlanMessage('targetForm.whatTheSbtiAsks')}</h2>
      {kind === 'near-term' ? (
        <ul>
          <li>
            {climatePlanMessage('targetForm.scopes12Base', {
              percent: formatPercent(yearly['scopes-1-2']),
            })}
          </li>
          <li>
            {climatePlanMessage('targetForm.scope3AYear', {
              percent: formatPercent(yearly['scope-3']),
            })}
          </li>
          <li>
            {climatePlanMessage('targetForm.targetYearYearsAhead', {
              fewest: String(years.fewest),
              most: String(years.most),
            })}
          </li>
        </ul>
      ) : (
        <ul>
          <li>
            {climatePlanMessage('targetForm.lessBy', {
              percent: formatPercent(netZero.reduction),
              latestYear: String(netZero.latestYear),
            })}
          </li>
          <li>
            {climatePlanMessage('targetForm.scopes12Scope', {
              coverage: String(coverage['scopes-1-2']),
              netZeroScope3: String(coverage.netZeroScope3),
            })}
          </li>
          <li>{climatePlanMessage('targetForm.removalsRestAlone')}</li>
        </ul>
      )}
      <p className="quiet">{climatePlanMessage('targetForm.outsideTargetSavedAll')}</p>
    </section>
  )
}
