import {
  GetBaseYear,
  RecalculateBaseYear,
  RecordBaseChange,
  WriteBasePolicy,
} from '@understory/contracts/footprints/climate-plan/base-year.ts'
import {
  AddIntensityFigure,
  ChangeIntensityFigure,
  ListIntensityFigures,
  RemoveIntensityFigure,
} from '@understory/contracts/footprints/climate-plan/intensity-figures.ts'
import {
  AddAction,
  ChangeAction,
  ListActionIdeas,
  ListActions,
  ListActionsToVerify,
  RemoveAction,
  VerifyAction,
} from '@understory/contracts/footprints/climate-plan/planned-actions.ts'
import {
  AddTarget,
  ChangeTarget,
  GetTargetChart,
  ListTargets,
  RemoveTarget,
} from '@understory/contracts/footprints/climate-plan/targets.ts'
import { ideasFor } from '@understory/domain/footprints/climate-plan/action-ideas.ts'
import { findSector } from '@understory/domain/footprints/company-footprints/estimate/sectors.ts'
import type { Deps } from '../../../deps.ts'
import { refuse } from '../../../http/refuse.ts'
import { type Route, route } from '../../../http/route.ts'
import { selectActions } from './action-records.ts'
import { readBaseYearRecords } from './base-year-records.ts'
import { addAction, changeAction, removeAction } from './change-actions.ts'
import { recalculateBaseYear, recordBaseChange, writeBasePolicy } from './change-base-year.ts'
import { addFigure, changeFigure, removeFigure } from './change-figures.ts'
import { addTarget, changeTarget, removeTarget } from './change-targets.ts'
import { drawTargetChart } from './draw-target-chart.ts'
import { listIntensityRecords } from './intensity-records.ts'
import { listTargetRows } from './target-records.ts'
import { listActionsToVerify, verifyAction } from './verify-actions.ts'

const SEE = { access: 'account', may: 'see' } as const
const CHARTS = { name: 'target-charts', points: 60, seconds: 60 }
const CLIMATE_PLAN_ROUTES_CHANGE = { access: 'account', may: 'change' } as const
const BEGIN = { ...CLIMATE_PLAN_ROUTES_CHANGE, businessOnly: 'PLAN_BUSINESS_ONLY' } as const

export function planRoutes(deps: Deps): Route[] {
  return [
    ...targetRoutes(deps),
    ...baseYearRoutes(deps),
    ...actionRoutes(deps),
    ...figureRoutes(deps),
  ]
}

type Acting = { readonly actor: { readonly accountId: string } }
const accountOf = ({ actor }: Acting) => actor.accountId

function targetRoutes(deps: Deps): Route[] {
  return [
    route(ListTargets, SEE, async (asked) => ({
      targets: await listTargetRows(deps.db, { accountId: accountOf(asked), now: deps.clock() }),
    })),
    route(GetTargetChart, SEE, async ({ actor, params }) => {
      if (!(await deps.limit(CHARTS, actor.accountId))) return refuse('TOO_MANY_ATTEMPTS')
      return drawTargetChart(deps, actor.accountId, params.targetId)
    }),
    route(AddTarget, BEGIN, ({ actor, body }) => addTarget(deps, actor, body)),
    route(ChangeTarget, CLIMATE_PLAN_ROUTES_CHANGE, (asked) =>
      changeTarget(deps, { accountId: accountOf(asked), id: asked.params.targetId }, asked.body),
    ),
    route(RemoveTarget, CLIMATE_PLAN_ROUTES_CHANGE, (asked) =>
      removeTarget(deps, { accountId: accountOf(asked), id: asked.params.targetId }),
    ),
  ]
}

function baseYearRoutes(deps: Deps): Route[] {
  return [
    route(GetBaseYear, SEE, (asked) =>
      readBaseYearRecords(deps.db, { accountId: accountOf(asked), now: deps.clock() }),
    ),
    route(WriteBasePolicy, BEGIN, ({ actor, body }) => writeBasePolicy(deps, actor, body)),
    route(RecordBaseChange, CLIMATE_PLAN_ROUTES_CHANGE, (asked) =>
      recordBaseChange(deps, accountOf(asked), asked.body),
    ),
    route(RecalculateBaseYear, CLIMATE_PLAN_ROUTES_CHANGE, (asked) =>
      recalculateBaseYear(deps, accountOf(asked), asked.body),
    ),
  ]
}

function actionRoutes(deps: Deps): Route[] {
  return [
    route(ListActions, SEE, async (asked) => ({
      actions: await selectActions(deps.db, accountOf(asked)),
    })),
    route(AddAction, BEGIN, ({ actor, body }) => addAction(deps, actor, body)),
    route(ChangeAction, CLIMATE_PLAN_ROUTES_CHANGE, (asked) =>
      changeAction(deps, { accountId: accountOf(asked), id: asked.params.actionId }, asked.body),
    ),
    route(RemoveAction, CLIMATE_PLAN_ROUTES_CHANGE, (asked) =>
      removeAction(deps, { accountId: accountOf(asked), id: asked.params.actionId }),
    ),
    route(ListActionsToVerify, { access: 'staff', duty: 'verify-footprints' }, ({ params }) =>
      listActionsToVerify(deps, params.verificationId),
    ),
    route(VerifyAction, { access: 'staff', duty: 'verify-footprints' }, ({ actor, params }) =>
      verifyAction(deps, { id: params.actionId, staffId: actor.staffId }),
    ),
    route(ListActionIdeas, { access: 'public' }, async ({ query }) => {
      const group = query.sector ? (findSector(query.sector)?.group ?? null) : null
      return { ideas: ideasFor(group).map(({ groups: _, ...idea }) => idea) }
    }),
  ]
}

function figureRoutes(deps: Deps): Route[] {
  return [
    route(ListIntensityFigures, SEE, async (asked) => ({
      figures: await listIntensityRecords(deps.db, {
        accountId: accountOf(asked),
        now: deps.clock(),
      }),
    })),
    route(AddIntensityFigure, BEGIN, ({ actor, body }) => addFigure(deps, actor, body)),
    route(ChangeIntensityFigure, CLIMATE_PLAN_ROUTES_CHANGE, (asked) =>
      changeFigure(deps, { accountId: accountOf(asked), id: asked.params.figureId }, asked.body),
    ),
    route(RemoveIntensityFigure, CLIMATE_PLAN_ROUTES_CHANGE, (asked) =>
      removeFigure(deps, { accountId: accountOf(asked), id: asked.params.figureId }),
    ),
  ]
}
