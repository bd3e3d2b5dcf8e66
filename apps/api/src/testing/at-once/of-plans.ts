import {
  RecalculateBaseYear,
  RecordBaseChange,
  WriteBasePolicy,
} from '@understory/contracts/footprints/climate-plan/base-year.ts'
import {
  AddIntensityFigure,
  ChangeIntensityFigure,
  RemoveIntensityFigure,
} from '@understory/contracts/footprints/climate-plan/intensity-figures.ts'
import {
  AddAction,
  ChangeAction,
  RemoveAction,
  VerifyAction,
} from '@understory/contracts/footprints/climate-plan/planned-actions.ts'
import {
  AddTarget,
  ChangeTarget,
  RemoveTarget,
} from '@understory/contracts/footprints/climate-plan/targets.ts'
import { SaveFootprint } from '@understory/contracts/footprints/company-footprints/footprint-estimates.ts'
import { ReplaceDisclosureProfile } from '@understory/contracts/footprints/disclosure-profiles.ts'
import { SayCompanyYear } from '@understory/contracts/footprints/documents/company-year.ts'
import { SaySecr } from '@understory/contracts/footprints/secr.ts'
import { ACTION, BAKERY, BASE, FIGURE, TARGET } from '../footprints/planned-facts.ts'
import { newcomer } from './newcomer.ts'
import { all, one, type Promised } from './promises.ts'
import type { Scene } from './scene.ts'

/** A business with a footprint of the base year. */
export async function planner({ api }: Scene) {
  const { bearer } = await newcomer(api, 'business')
  const saving = {
    input: BAKERY,
    companyName: 'Fernbank',
    startMonth: BASE,
    frequency: 'annual',
  } as const
  await api.call(SaveFootprint, { body: saving }, bearer)
  return { by: bearer }
}

const POLICY = { baseMonth: BASE, reason: 'The first whole year', policy: 'When it changes' }
export const A_BASE_CHANGE = {
  kind: 'error',
  description: 'A meter was read twice',
  changeGrams: 1_000_000_000_000,
  happenedOn: '2026-01-01',
} as const

async function targetOf(scene: Scene) {
  const { by } = await planner(scene)
  const { targetId } = (await scene.api.call(AddTarget, { body: TARGET }, by)).data
  return { by, params: { targetId } }
}

async function actionOf({ api, owner }: Scene, change: object = {}) {
  const body = { ...ACTION, ...change }
  const { actionId } = (await api.call(AddAction, { body }, owner.bearer)).data
  return { by: owner.bearer, params: { actionId } }
}

async function figureOfPlan(scene: Scene) {
  const { by } = await planner(scene)
  const { figureId } = (await scene.api.call(AddIntensityFigure, { body: FIGURE }, by)).data
  return { by, params: { figureId } }
}

export async function withPolicy(scene: Scene) {
  const { by } = await planner(scene)
  await scene.api.call(WriteBasePolicy, { body: POLICY }, by)
  return { by }
}

export const OF_PLANS: readonly Promised[] = [
  all(ReplaceDisclosureProfile, async (scene) => ({
    ...(await planner(scene)),
    params: { year: 2025 },
    body: { responsible: 'Ada' },
  })),
  all(SayCompanyYear, async (scene) => ({
    ...(await planner(scene)),
    params: { year: 2025 },
    body: { currency: 'GBP', turnover: 850_000, employees: 12 },
  })),
  all(SaySecr, async (scene) => ({
    ...(await planner(scene)),
    params: { year: 2025 },
    body: { kind: 'unquoted', actions: 'LED lamps in the bakery.' } as const,
  })),
  one(AddTarget, ['TARGET_EXISTS'], async (scene) => ({ ...(await planner(scene)), body: TARGET })),
  all(ChangeTarget, async (scene) => ({ ...(await targetOf(scene)), body: TARGET })),
  one(RemoveTarget, ['TARGET_NOT_FOUND'], targetOf),
  all(WriteBasePolicy, async (scene) => ({ ...(await planner(scene)), body: POLICY })),
  all(RecordBaseChange, async (scene) => ({ ...(await withPolicy(scene)), body: A_BASE_CHANGE })),
  one(RecalculateBaseYear, ['BASE_RECALCULATION_NOT_DUE'], async (scene) => {
    const { by } = await withPolicy(scene)
    await scene.api.call(RecordBaseChange, { body: A_BASE_CHANGE }, by)
    return { by, body: { reason: 'An error', approver: 'Grace' } }
  }),
  all(AddAction, ({ owner }) => ({ by: owner.bearer, body: ACTION })),
  all(ChangeAction, async (scene) => ({ ...(await actionOf(scene)), body: ACTION })),
  one(RemoveAction, ['ACTION_NOT_FOUND'], (scene) => actionOf(scene)),
  one(VerifyAction, ['ACTION_NOT_FOUND'], async (scene) => ({
    ...(await actionOf(scene, { status: 'declared' })),
    by: scene.staff,
  })),
  all(AddIntensityFigure, async (scene) => ({ ...(await planner(scene)), body: FIGURE })),
  all(ChangeIntensityFigure, async (scene) => ({ ...(await figureOfPlan(scene)), body: FIGURE })),
  one(RemoveIntensityFigure, ['FIGURE_NOT_FOUND'], figureOfPlan),
]
