import type {
  FigureInput,
  IntensityFigure,
} from '@understory/contracts/footprints/climate-plan/intensity-figures.ts'
import type { Tx } from '@understory/database/connect.ts'
import { firstDay } from '@understory/domain/calendar/calendar.ts'
import { transact } from '../../../database/transact.ts'
import type { Deps } from '../../../deps.ts'
import type { AccountActor } from '../../../http/actor.ts'
import { type Refused, refuse } from '../../../http/refuse.ts'
import { lockAccount } from '../../people/accounts/public.ts'
import { listIntensityRecords } from './intensity-records.ts'
import { refuseWithoutBase } from './plan-facts.ts'

type ChangeFiguresDeps = Pick<Deps, 'db' | 'clock' | 'newId'>
type ChangeFiguresInput = { readonly accountId: string; readonly id: string }

const MOST_FIGURES = 50

export async function addFigure(
  deps: ChangeFiguresDeps,
  { accountId }: Pick<AccountActor, 'accountId'>,
  input: FigureInput,
): Promise<IntensityFigure | Refused> {
  const wanted = { accountId, id: deps.newId() }
  const now = deps.clock()
  return saveFigure(deps, { ...wanted, input, isChange: false }, (tx) =>
    tx
      .insertInto('intensity_figure')
      .values({
        ...figureColumns(input),
        id: wanted.id,
        account_id: accountId,
        created_at: now,
        updated_at: now,
      })
      .execute(),
  )
}

export function changeFigure(
  deps: ChangeFiguresDeps,
  wanted: ChangeFiguresInput,
  input: FigureInput,
): Promise<IntensityFigure | Refused> {
  return saveFigure(deps, { ...wanted, input, isChange: true }, (tx) =>
    tx
      .updateTable('intensity_figure')
      .set({ ...figureColumns(input), updated_at: deps.clock() })
      .where('id', '=', wanted.id)
      .where('account_id', '=', wanted.accountId)
      .execute(),
  )
}

export async function removeFigure(
  { db }: Pick<Deps, 'db'>,
  { id, accountId }: ChangeFiguresInput,
): Promise<Refused | undefined> {
  const removed = await db
    .deleteFrom('intensity_figure')
    .where('id', '=', id)
    .where('account_id', '=', accountId)
    .returning('id')
    .executeTakeFirst()
  return removed ? undefined : refuse('FIGURE_NOT_FOUND')
}

function figureColumns({ title, unit, baseMonth, counts, driver }: FigureInput) {
  return { title, unit, counts, driver, base_month: firstDay(baseMonth) }
}

type ChangeFiguresSaving = ChangeFiguresInput & {
  readonly input: FigureInput
  readonly isChange: boolean
}

/** The figure with the units of all its years, or nothing. */
function saveFigure(
  deps: ChangeFiguresDeps,
  { accountId, id, input, isChange }: ChangeFiguresSaving,
  write: (tx: Tx) => Promise<unknown>,
): Promise<IntensityFigure | Refused> {
  const asked = { accountId, now: deps.clock() }
  return transact(deps.db, async (tx) => {
    await lockAccount(tx, accountId)
    const figures = await listIntensityRecords(tx, asked)
    const isThere = figures.some(({ figureId }) => figureId === id)
    if (isChange && !isThere) return refuse('FIGURE_NOT_FOUND')
    if (!isChange && figures.length >= MOST_FIGURES) return refuse('TOO_MANY_FIGURES')
    const refused = await refuseWithoutBase(tx, asked, input.baseMonth)
    if (refused) return refused
    await write(tx)
    await tx.deleteFrom('intensity_year').where('figure_id', '=', id).execute()
    await tx
      .insertInto('intensity_year')
      .values(input.units.map((each) => ({ ...each, figure_id: id, account_id: accountId })))
      .execute()
    const saved = await listIntensityRecords(tx, asked)
    return saved.find(({ figureId }) => figureId === id) ?? refuse('SERVER_ERROR')
  })
}
