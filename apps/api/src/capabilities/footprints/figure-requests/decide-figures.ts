import { mayBecome } from '@understory/domain/footprints/figure-requests/request-states.ts'
import { transact } from '../../../database/transact.ts'
import type { Deps } from '../../../deps.ts'
import { type Refused, refuse } from '../../../http/refuse.ts'
import { type FigureRequestKey, lockFigureRequest } from './request-records.ts'

type DecideFiguresDeps = Pick<Deps, 'db' | 'clock' | 'jobs'>
type DecidingFigures = FigureRequestKey & { readonly userId: string }

/** Sends back what was answered; whoever answered is told why. */
export function returnFigures(
  deps: DecideFiguresDeps,
  deciding: DecidingFigures,
  reason: string,
): Promise<Refused | undefined> {
  return transact(deps.db, async (tx) => {
    const request = await lockFigureRequest(tx, deciding)
    if (!request) return refuse('FIGURE_REQUEST_NOT_FOUND')
    if (!mayBecome(request.state, 'returned')) return refuse('NOT_ANSWERED')
    const { figureRequestId, userId } = deciding
    await tx
      .updateTable('figure_request')
      .set({ state: 'returned', reason, decided_by: userId, decided_at: deps.clock() })
      .where('id', '=', figureRequestId)
      .execute()
    await deps.jobs.enqueue(tx, 'send-figure-request', { figureRequestId })
    return undefined
  })
}

/** The link works no longer. */
export function cancelFigureRequest(
  deps: DecideFiguresDeps,
  deciding: DecidingFigures,
): Promise<Refused | undefined> {
  return transact(deps.db, async (tx) => {
    const request = await lockFigureRequest(tx, deciding)
    if (!request || !mayBecome(request.state, 'cancelled')) {
      return refuse('FIGURE_REQUEST_NOT_FOUND')
    }
    await tx
      .updateTable('figure_request')
      .set({ state: 'cancelled', decided_by: deciding.userId, decided_at: deps.clock() })
      .where('id', '=', deciding.figureRequestId)
      .execute()
    return undefined
  })
}
