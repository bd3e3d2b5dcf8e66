import type { BodyOf } from '@understory/contracts/endpoint.ts'
import type {
  AskedFigure,
  AskForFigures,
} from '@understory/contracts/footprints/figure-requests.ts'
import type { Problem } from '@understory/contracts/refusals/refusals.ts'
import {
  type CalendarDate,
  countMonths,
  dayOf,
  firstDay,
  type Month,
  monthOf,
  shiftMonth,
} from '@understory/domain/calendar/calendar.ts'
import { reminderSteps } from '@understory/domain/footprints/figure-requests/reminder-steps.ts'
import { transact } from '../../../database/transact.ts'
import type { Deps } from '../../../deps.ts'
import { Refused, refuse } from '../../../http/refuse.ts'
import { findInventory, isLocked, listQuickItems } from '../company-footprints/public.ts'
import { figureRequestsMessage } from './messages/messages.generated.ts'
import { linkOfRequest } from './request-link.ts'
import { MOST_FIGURE_REQUESTS } from './request-records.ts'

type AskForFiguresDeps = Pick<Deps, 'db' | 'clock' | 'newId' | 'jobs' | 'config' | 'limit'>

type AskingForFigures = {
  readonly footprintId: string
  readonly accountId: string
  readonly userId: string
  readonly body: BodyOf<typeof AskForFigures>
}

/** Of whoever asks: nobody's mailbox is filled by others. */
const PER_EMAIL = { name: 'figure-requests-of-email', points: 10, seconds: 86_400 }
const PER_ACCOUNT = { name: 'figure-requests', points: 50, seconds: 86_400 }

const REQUEST_DAY_MS = 86_400_000
const MOST_DAYS = 180
const DAYS_AFTER_DUE = 30

/** Sends someone a link to answer questions of quick entry by. */
export async function askForFigures(
  deps: AskForFiguresDeps,
  asking: AskingForFigures,
): Promise<{ requestId: string } | Refused> {
  const { footprintId, accountId, userId, body } = asking
  const key = { footprintId, accountId }
  const found = await findInventory(deps.db, key)
  if (!found) return refuse('INVENTORY_NOT_FOUND')
  if (isLocked(found)) return refuse('FOOTPRINT_LOCKED')
  const today = dayOf(deps.clock())
  const problems = [
    ...periodProblems(body.period, monthOf(found.start_month)),
    ...dueProblems(body.dueOn, today),
  ]
  const figures = await figuresAsked(deps, key, body.items)
  if (figures instanceof Refused) return figures
  if (problems.length > 0) return refuse('BAD_REQUEST', problems)
  if (!(await hasProvedEmail(deps, userId))) return refuse('OWN_EMAIL_UNVERIFIED')
  if ((await countRequests(deps, key)) >= MOST_FIGURE_REQUESTS) return refuse('TOO_MANY_REQUESTS')
  if (!(await deps.limit(PER_ACCOUNT, accountId))) return refuse('TOO_MANY_ATTEMPTS')
  if (!(await deps.limit(PER_EMAIL, body.email))) return refuse('TOO_MANY_ATTEMPTS')
  const requestId = deps.newId()
  return transact(deps.db, async (tx) => {
    await tx
      .insertInto('figure_request')
      .values({
        id: requestId,
        account_id: accountId,
        footprint_id: footprintId,
        asked_by: userId,
        asked_at: deps.clock(),
        figures: JSON.stringify(figures),
        site: body.site,
        from_month: firstDay(body.period.from),
        to_month: firstDay(body.period.to),
        email: body.email,
        note: body.note,
        due_on: body.dueOn,
        token_hash: linkOfRequest(deps, requestId).hash,
        expires_at: daysAfter(body.dueOn, DAYS_AFTER_DUE),
        state: 'asked',
        reminded: reminderSteps(body.dueOn, today),
      })
      .execute()
    await deps.jobs.enqueue(tx, 'send-figure-request', { figureRequestId: requestId })
    return { requestId }
  })
}

const daysAfter = (day: CalendarDate, days: number): Date =>
  new Date(new Date(`${day}T00:00:00Z`).getTime() + days * REQUEST_DAY_MS)

/** They are of the twelve months of the footprint. */
function periodProblems({ from, to }: { from: Month; to: Month }, start: Month): Problem[] {
  const last = shiftMonth(start, 11)
  if (from < start || from > last) {
    return [{ field: 'period.from', message: figureRequestsMessage('ask-for-figures.message') }]
  }
  if (to > last)
    return [{ field: 'period.to', message: figureRequestsMessage('ask-for-figures.message') }]
  return countMonths(from, to) < 1
    ? [{ field: 'period.to', message: figureRequestsMessage('ask-for-figures.message.2') }]
    : []
}

function dueProblems(dueOn: CalendarDate, today: CalendarDate): Problem[] {
  if (dueOn < today)
    return [{ field: 'dueOn', message: figureRequestsMessage('ask-for-figures.due-on') }]
  const last = dayOf(daysAfter(today, MOST_DAYS))
  return dueOn > last
    ? [{ field: 'dueOn', message: figureRequestsMessage('ask-for-figures.due-on.2') }]
    : []
}

async function figuresAsked(
  deps: Pick<Deps, 'db'>,
  key: { footprintId: string; accountId: string },
  items: readonly string[],
): Promise<AskedFigure[] | Refused> {
  const listed = await listQuickItems(deps, key)
  if (listed instanceof Refused) return listed
  const figures = listed.items
    .filter(({ id }) => items.includes(id))
    .map(({ id, label, hint, unit }) => ({
      ...{ item: id, label, hint, unit },
      quantity: null,
      isFromBill: false,
    }))
  const known = new Set(figures.map(({ item }) => item))
  return items.every((item) => known.has(item))
    ? figures
    : refuse('BAD_REQUEST', [
        { field: 'items', message: figureRequestsMessage('ask-for-figures.items') },
      ])
}

async function hasProvedEmail({ db }: Pick<Deps, 'db'>, userId: string): Promise<boolean> {
  const user = await db
    .selectFrom('app_user')
    .select('email_verified')
    .where('id', '=', userId)
    .executeTakeFirst()
  return user?.email_verified === true
}

async function countRequests(
  { db }: Pick<Deps, 'db'>,
  { footprintId, accountId }: { footprintId: string; accountId: string },
): Promise<number> {
  const { count } = await db
    .selectFrom('figure_request')
    .select(({ fn }) => fn.countAll().as('count'))
    .where('footprint_id', '=', footprintId)
    .where('account_id', '=', accountId)
    .executeTakeFirstOrThrow()
  return Number(count)
}
