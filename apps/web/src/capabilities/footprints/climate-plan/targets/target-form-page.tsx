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

const BANDS = {
  'near-term': {
    reduction: 'We recommend 30 to 60%.',
    year: 'We recommend 5 to 10 years from the base year.',
  },
  'net-zero': { reduction: 'We recommend 95 to 100%.', year: 'We recommend 2050 or earlier.' },
} as const

const COVERS: Readonly<Record<TargetCoverage, string>> = {
  all: 'One figure for everything you count.',
  'scopes-1-2': 'What you burn and the energy you buy.',
  'scope-3': 'What you buy, how you travel, what you sell.',
}

/** Kind, scopes, reduction, year and base year of a target. */
export function TargetFormPage(props: TargetFormPageProps) {
  const { target, kind, usualBase, refused } = props
  if (!target && !usualBase) return <NoFootprint />
  return (
    <PlanFormPage
      title={target ? 'Change this target' : 'Set a target'}
      lead="A reduction against a base year, on a straight line. Offsets never count towards it."
      refused={refused}
      wayOut={refused ? <SameTarget {...props} refused={refused} /> : null}
      remove={target ? 'Delete this target' : undefined}
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
  return same ? <a href={targetAddress(same.targetId)}>Go to that target</a> : null
}

function Kinds({ kind }: Pick<TargetFormPageProps, 'kind'>) {
  return (
    <TabLinks
      label="Kinds of target"
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
  const reduction = control('reduction', given.reduction, BANDS[kind].reduction)
  const year = control('targetYear', given.targetYear, BANDS[kind].year)
  const base = control(
    'baseMonth',
    given.baseMonth,
    'The month that your fiscal year begins with. Its footprint is what the path begins at.',
  )
  return (
    <>
      <input type="hidden" name="kind" value={kind} />
      <Fieldset legend="What it covers" id="covers">
        <RadioCards
          name="covers"
          defaultValue={refused?.values.covers ?? given.covers}
          cards={(['all', 'scopes-1-2', 'scope-3'] as const).map((value) => ({
            value,
            label: COVERAGE_WORDS[value],
            explain: COVERS[value],
          }))}
        />
      </Fieldset>
      <FieldGrid>
        <Field label="Reduction, per cent" {...reduction.about}>
          <TextInput
            {...fieldAria('reduction', reduction.about)}
            name="reduction"
            inputMode="decimal"
            autoComplete="off"
            defaultValue={reduction.value}
          />
        </Field>
        <Field label="Target year" {...year.about}>
          <TextInput
            {...fieldAria('targetYear', year.about)}
            name="targetYear"
            inputMode="numeric"
            autoComplete="off"
            defaultValue={year.value}
          />
        </Field>
      </FieldGrid>
      <Field label="Base year from" {...base.about}>
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
      <h2 id="asked">What the SBTi asks</h2>
      {kind === 'near-term' ? (
        <ul>
          <li>
            Scopes 1 and 2: {formatPercent(yearly['scopes-1-2'])} of the base year less each year
          </li>
          <li>Scope 3: {formatPercent(yearly['scope-3'])} a year</li>
          <li>
            A target year {years.fewest} to {years.most} years ahead
          </li>
        </ul>
      ) : (
        <ul>
          <li>
            {formatPercent(netZero.reduction)} less by {netZero.latestYear}
          </li>
          <li>
            {coverage['scopes-1-2']}% of scopes 1 and 2 and {coverage.netZeroScope3}% of scope 3
          </li>
          <li>Removals for the rest alone</li>
        </ul>
      )}
      <p className="quiet">Outside these a target is saved all the same, and says so.</p>
    </section>
  )
}
