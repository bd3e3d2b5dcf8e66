import type { BodyOf } from '@understory/contracts/endpoint.ts'
import type {
  Footprint,
  SaveFootprint,
} from '@understory/contracts/footprints/company-footprints/footprint-estimates.ts'
import type { Tx } from '@understory/database/connect.ts'
import {
  dayOf,
  firstDay,
  longMonth,
  type Month,
  monthOf,
} from '@understory/domain/calendar/calendar.ts'
import { placeEstimate } from '@understory/domain/footprints/company-footprints/periods/footprint-periods.ts'
import { transact } from '../../../database/transact.ts'
import type { Deps } from '../../../deps.ts'
import type { AccountActor } from '../../../http/actor.ts'
import { Refused, refuse } from '../../../http/refuse.ts'
import { recordEvent } from '../../developers/events/public.ts'
import { lockAccount } from '../../people/accounts/public.ts'
import { estimateNow } from './estimate/estimate-footprint.ts'
import { listFootprintRecords } from './footprint-records.ts'
import { companyFootprintsMessage } from './messages/messages.generated.ts'

type SaveFootprintDeps = Pick<Deps, 'db' | 'clock' | 'newId'>
type SaveFootprintInput = BodyOf<typeof SaveFootprint>

/** Saves an estimate, computed again here. The previous one ends the month before. */
export async function saveFootprint(
  deps: SaveFootprintDeps,
  actor: Pick<AccountActor, 'accountId'>,
  asked: SaveFootprintInput,
): Promise<Footprint | Refused> {
  const estimate = estimateNow(asked.input, deps.clock())
  if (estimate instanceof Refused) return prefixed(estimate)
  const { accountId } = actor
  return transact(deps.db, async (tx) => {
    // Estimates of one account are placed one after the other.
    await lockAccount(tx, accountId)
    const now = deps.clock()
    const refused = refuseToPlace(await listFootprintRecords(tx, { accountId, now }), {
      asked,
      thisMonth: monthOf(dayOf(now)),
    })
    if (refused) return refused
    const footprintId = await upsertFootprint(tx, deps, { accountId, asked, estimate })
    if (footprintId === null) return refuse('FOOTPRINT_LOCKED')
    const event = { accountId, type: 'footprint.saved', subject: { footprintId } } as const
    await recordEvent(tx, { ...event, at: now }).execute()
    const saved = await listFootprintRecords(tx, { accountId, now })
    return saved.find(({ startMonth }) => startMonth === asked.startMonth) ?? refuse('SERVER_ERROR')
  })
}

function refuseToPlace(
  footprints: readonly Footprint[],
  { asked, thisMonth }: { readonly asked: SaveFootprintInput; readonly thisMonth: Month },
): Refused | null {
  const startMonth = asked.startMonth
  const placing = placeEstimate(
    footprints.map((each) => each.startMonth),
    { start: startMonth, thisMonth },
  )
  if (placing.place === 'next') return null
  if (placing.place === 'ahead') {
    const message = companyFootprintsMessage('save-footprint.refuse-to-place', {
      month: longMonth(thisMonth),
    })
    return refuse('BAD_REQUEST', [{ field: 'startMonth', message }])
  }
  if (placing.place === 'before') {
    const message = companyFootprintsMessage('save-footprint.refuse-to-place.2', {
      month: longMonth(placing.latest),
    })
    return refuse('ESTIMATE_NOT_LATEST', [{ field: 'startMonth', message }])
  }
  const same = footprints.find((each) => each.startMonth === startMonth)
  if (same?.status !== 'estimated') return refuse('FOOTPRINT_LOCKED')
  if (asked.overwrite) return null
  const message = companyFootprintsMessage('save-footprint.refuse-to-place.3', {
    month: longMonth(startMonth),
  })
  return refuse('ESTIMATE_EXISTS', [{ field: 'startMonth', message }])
}

type ComputedFootprint = Exclude<ReturnType<typeof estimateNow>, Refused>
type SaveFootprintSaving = {
  readonly accountId: string
  readonly asked: SaveFootprintInput
  readonly estimate: ComputedFootprint
}

/** Its id; `null`: the one of that month was declared meanwhile. */
async function upsertFootprint(
  tx: Tx,
  { clock, newId }: Pick<Deps, 'clock' | 'newId'>,
  { accountId, asked, estimate }: SaveFootprintSaving,
): Promise<string | null> {
  const now = clock()
  const values = {
    company_name: asked.companyName,
    frequency: asked.frequency,
    input: JSON.stringify(asked.input),
    estimate: JSON.stringify(estimate),
    model: estimate.version,
    co2e_grams: estimate.total,
    updated_at: now,
  }
  const saved = await tx
    .insertInto('footprint')
    .values({
      ...values,
      id: newId(),
      account_id: accountId,
      status: 'estimated',
      start_month: firstDay(asked.startMonth),
      created_at: now,
    })
    .onConflict((conflict) =>
      conflict
        .columns(['account_id', 'start_month'])
        .doUpdateSet(values)
        .where('footprint.status', '=', 'estimated'),
    )
    .returning('id')
    .executeTakeFirst()
  return saved?.id ?? null
}

/** The fields of an estimate stand below `input` here. */
function prefixed({ refusal }: Refused): Refused {
  const problems = refusal.problems?.map(({ field, message }) => ({
    field: `input.${field}`,
    message,
  }))
  return refuse(refusal.code, problems)
}
