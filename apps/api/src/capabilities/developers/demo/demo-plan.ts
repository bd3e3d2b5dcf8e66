import { WriteBasePolicy } from '@understory/contracts/footprints/climate-plan/base-year.ts'
import { AddIntensityFigure } from '@understory/contracts/footprints/climate-plan/intensity-figures.ts'
import {
  type ActionInput,
  AddAction,
} from '@understory/contracts/footprints/climate-plan/planned-actions.ts'
import { AddTarget } from '@understory/contracts/footprints/climate-plan/targets.ts'
import { firstDay, type Month, shiftMonth } from '@understory/domain/calendar/calendar.ts'
import type { DemoClient } from './demo-client.ts'

const TONNE = 1_000_000

/** A target with its base year, what is done to reach it, and emissions by the tonne of bread. */
export async function seedDemoPlan(
  call: DemoClient,
  { baseMonth, now }: { readonly baseMonth: Month; readonly now: Month },
): Promise<void> {
  const baseYear = Number(baseMonth.slice(0, 4))
  await call(WriteBasePolicy, {
    body: {
      baseMonth,
      reason: 'It is the first year for which we had every bill.',
      policy:
        'We recalculate when a change of structure, method or boundary moves it by 5 per cent.',
      thresholdBasisPoints: 500,
    },
  })
  const near = { kind: 'near-term', covers: 'scopes-1-2' } as const
  await call(AddTarget, {
    body: { ...near, baseMonth, targetYear: baseYear + 6, reductionBasisPoints: 4_200 },
  })
  await call(AddTarget, {
    body: {
      ...{ kind: 'net-zero', covers: 'all', baseMonth, reductionBasisPoints: 9_000 },
      targetYear: 2050,
    },
  })
  for (const action of actions(now)) await call(AddAction, { body: action })
  await call(AddIntensityFigure, {
    body: {
      ...{ title: 'Bread', unit: 'tonne of bread', baseMonth },
      ...{ driver: 'units', counts: 'scopes-1-2' },
      units: [
        { year: baseYear, units: 612 },
        { year: baseYear + 1, units: 655 },
      ],
    },
  })
}

function actions(now: Month): readonly ActionInput[] {
  const due = (months: number) => firstDay(shiftMonth(now, months))
  const cost = (minor: number) => ({ minor, currency: 'GBP' as const })
  const saving = { category: 'reduction', owner: 'Maya Okafor' } as const
  return [
    {
      ...{ ...saving, title: 'Two of three vans are electric', status: 'declared', scope: 1 },
      ...{ gramsAYear: 8 * TONNE, cost: cost(5_840_000), dueOn: due(-3) },
    },
    {
      ...{ ...saving, title: 'Heat of the ovens warms the shop', status: 'estimated', scope: 1 },
      ...{ gramsAYear: 11 * TONNE, cost: cost(2_450_000), dueOn: due(7) },
    },
    {
      ...{ ...saving, title: 'Day-old loaves go into new dough', status: 'estimated', scope: 3 },
      ...{ gramsAYear: 24 * TONNE, cost: null, dueOn: due(4) },
    },
    {
      ...{ category: 'knowledge', title: 'A morning for the bakers on energy', owner: null },
      ...{ status: 'declared', scope: null, gramsAYear: 0, cost: null, dueOn: due(-1) },
    },
  ]
}
