import type { Footprint } from '@understory/contracts/footprints/company-footprints/footprint-estimates.ts'
import {
  type ApiFootprint,
  estimateFootprint,
  getFootprint,
  listFootprintOptions,
  listFootprints,
} from '@understory/contracts/v1/footprints.ts'
import type { Deps } from '../../../../deps.ts'
import type { EventRenderer } from '../../../../event-renderer.ts'
import { refuse } from '../../../../http/refuse.ts'
import { type ApiRoute, apiRoute, type KeyActor } from '../../../../http/v1/api-route.ts'
import { listFootprintRecords } from '../footprint-records.ts'
import { estimateFootprint as estimate } from './estimate-footprint.ts'
import { estimateOptions } from './estimate-options.ts'

export function footprintApiRoutes({ clock, db }: Deps): ApiRoute[] {
  const all = async (actor: KeyActor) => {
    const records = await listFootprintRecords(db, { accountId: actor.accountId, now: clock() })
    return records.map((each) => presentForApi(each, actor))
  }
  return [
    apiRoute(listFootprintOptions, async () => estimateOptions(clock())),
    apiRoute(estimateFootprint, async ({ body }) => estimate(body, clock())),
    apiRoute(listFootprints, async ({ actor }) => ({ data: await all(actor) })),
    apiRoute(getFootprint, async ({ actor, params }) => {
      const found = (await all(actor)).find(({ id }) => id === params.footprintId)
      return found ?? refuse('FOOTPRINT_NOT_FOUND')
    }),
  ]
}

/** What an event about a footprint says of it: all that the API does. */
export const renderFootprintEvent: EventRenderer = async (
  { db, clock },
  { accountId, mode, subject },
) => {
  const records = await listFootprintRecords(db, { accountId, now: clock() })
  const found = records.find(({ footprintId }) => footprintId === subject.footprintId)
  return found ? { data: presentForApi(found, { mode }) } : null
}

function presentForApi(shown: Footprint, { mode }: Pick<KeyActor, 'mode'>): ApiFootprint {
  const { declared } = shown
  return {
    id: shown.footprintId,
    object: 'footprint',
    mode,
    createdAt: shown.createdAt,
    updatedAt: shown.updatedAt,
    status: shown.status,
    companyName: shown.companyName,
    startMonth: shown.startMonth,
    endMonth: shown.endMonth,
    isActive: shown.isActive,
    co2eGrams: shown.co2eGrams,
    declared: declared && {
      scope1: declared.scope1,
      scope2: declared.scope2,
      scope2Market: declared.scope2Market,
      scope3: declared.scope3,
      total: declared.total,
      totalMarket: declared.totalMarket,
    },
  }
}
