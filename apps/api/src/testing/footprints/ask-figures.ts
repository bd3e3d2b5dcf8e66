import { AskForFigures } from '@understory/contracts/footprints/figure-requests.ts'
import { dayOf, type Month, shiftMonth } from '@understory/domain/calendar/calendar.ts'
import { linkOfRequest } from '../../capabilities/footprints/figure-requests/request-link.ts'
import type { Bearer } from '../cross-account/actors.ts'
import type { TestApi } from '../start-test-api.ts'

type Asker = { readonly bearer: Bearer }
type AskedOf = { readonly footprintId: string; readonly startMonth: Month }
type AskedFiguresMore = { readonly site?: string | null; readonly items?: readonly string[] }

const MS_OF_A_DAY = 86_400_000

/** Asks someone for the gas and electricity of a year, and tells the token of the link. */
export async function askFigures(
  api: TestApi,
  { bearer }: Asker,
  { footprintId, startMonth }: AskedOf,
  { site = null, items = ['gas', 'electricity'] }: AskedFiguresMore = {},
) {
  await api.deps.db
    .updateTable('app_user')
    .set({ email_verified: true })
    .where('id', 'in', (eb) =>
      eb
        .selectFrom('membership as m')
        .innerJoin('footprint as f', 'f.account_id', 'm.account_id')
        .select('m.user_id')
        .where('f.id', '=', footprintId),
    )
    .execute()
  const answer = await api.call(
    AskForFigures,
    {
      params: { footprintId },
      body: {
        items: [...items],
        site,
        period: { from: startMonth, to: shiftMonth(startMonth, 11) },
        email: 'landlord@elsewhere.example',
        note: 'The meter is in the cellar.',
        dueOn: dayOf(new Date(api.deps.clock().getTime() + 10 * MS_OF_A_DAY)),
      },
    },
    bearer,
  )
  const requestId = answer.data?.requestId ?? ''
  const { url } = linkOfRequest(api.deps, requestId)
  return { answer, requestId, token: url.split('/').at(-1) ?? '' }
}
