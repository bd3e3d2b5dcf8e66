import type { BodyOf } from '@understory/contracts/endpoint.ts'
import type {
  AnswerPoints,
  CheckLines,
  NoteError,
  PlanVerification,
} from '@understory/contracts/footprints/verification/verification-checks.ts'
import type { Tx } from '@understory/database/connect.ts'
import { needsNote } from '@understory/domain/footprints/verification/check-points.ts'
import {
  inOrderOfParts,
  isWhatWasBought,
} from '@understory/domain/footprints/verification/verifiable-parts.ts'
import { transact } from '../../../../database/transact.ts'
import type { Deps } from '../../../../deps.ts'
import { Refused, refuse } from '../../../../http/refuse.ts'
import { verificationMessage } from '../messages/messages.generated.ts'
import { orderedParts } from '../unused-purchases.ts'
import { sampleStart } from './sample-start.ts'

type NoteCheckDeps = Pick<Deps, 'db' | 'clock' | 'newId'>
type Noting = { readonly verificationId: string; readonly staffId: string | null }

const MOST_ERRORS = 200

/** The verification, while it is not decided; locked until the end of the transaction. */
async function openVerification(tx: Tx, verificationId: string) {
  const found = await tx
    .selectFrom('footprint_verification')
    .select(['account_id', 'footprint_id', 'purchase_id', 'covers', 'materiality_basis_points'])
    .where('id', '=', verificationId)
    .where('outcome', 'is', null)
    .forNoKeyUpdate()
    .executeTakeFirst()
  return found ?? refuse('VERIFICATION_NOT_FOUND')
}

/** Materiality goes down alone; parts and level are named once. */
export async function planVerification(
  deps: NoteCheckDeps,
  { verificationId }: Noting,
  { materialityBasisPoints, named }: BodyOf<typeof PlanVerification>,
): Promise<Refused | undefined> {
  return transact(deps.db, async (tx) => {
    const open = await openVerification(tx, verificationId)
    if (open instanceof Refused) return open
    const isRaised = (materialityBasisPoints ?? 0) > open.materiality_basis_points
    if (isRaised || (named && open.covers)) return refuse('PLAN_FIXED')
    if (named) {
      const quote = await tx
        .selectFrom('purchase as p')
        .innerJoin('purchase_quote as q', 'q.id', 'p.quote_id')
        .select('q.services')
        .where('p.id', '=', open.purchase_id)
        .executeTakeFirstOrThrow()
      if (!isWhatWasBought(named.covers, orderedParts(quote))) return refuse('PARTS_NOT_BOUGHT')
    }
    await tx
      .updateTable('footprint_verification')
      .set({
        materiality_basis_points: materialityBasisPoints ?? open.materiality_basis_points,
        ...(named && {
          covers: inOrderOfParts(named.covers),
          level: named.level,
          sample_start: sampleStart(deps.newId()),
        }),
      })
      .where('id', '=', verificationId)
      .execute()
    return undefined
  })
}

/** What was looked at of lines, as it was ticked last. */
export async function checkLines(
  deps: NoteCheckDeps,
  { verificationId, staffId }: Noting,
  { lines }: BodyOf<typeof CheckLines>,
): Promise<Refused | undefined> {
  return transact(deps.db, async (tx) => {
    const open = await openVerification(tx, verificationId)
    if (open instanceof Refused) return open
    for (const { lineId, checks } of lines) {
      if (!(await hasLine(tx, open.footprint_id, lineId))) return refuse('LINE_NOT_FOUND')
      const noted = { checks: [...checks], checked_by: staffId, checked_at: deps.clock() }
      await tx
        .insertInto('verification_line_check')
        .values({
          verification_id: verificationId,
          account_id: open.account_id,
          line_id: lineId,
          ...noted,
        })
        .onConflict((conflict) =>
          conflict.columns(['verification_id', 'line_id']).doUpdateSet(noted),
        )
        .execute()
    }
    return undefined
  })
}

export async function answerPoints(
  deps: NoteCheckDeps,
  { verificationId, staffId }: Noting,
  { points }: BodyOf<typeof AnswerPoints>,
): Promise<Refused | undefined> {
  const bare = points.filter(needsNote)
  if (bare.length > 0) {
    const message = verificationMessage('note-check.answer-points')
    return refuse(
      'BAD_REQUEST',
      bare.map(({ point }) => ({ field: `note-${point}`, message })),
    )
  }
  return transact(deps.db, async (tx) => {
    const open = await openVerification(tx, verificationId)
    if (open instanceof Refused) return open
    for (const { point, answer, note } of points) {
      const noted = {
        answer,
        note: note || null,
        answered_by: staffId,
        answered_at: deps.clock(),
      }
      await tx
        .insertInto('verification_point')
        .values({
          verification_id: verificationId,
          account_id: open.account_id,
          point,
          ...noted,
        })
        .onConflict((conflict) => conflict.columns(['verification_id', 'point']).doUpdateSet(noted))
        .execute()
    }
    return undefined
  })
}

export async function noteError(
  deps: NoteCheckDeps,
  { verificationId, staffId }: Noting,
  { lineId, grams, note }: BodyOf<typeof NoteError>,
): Promise<{ errorId: string } | Refused> {
  return transact(deps.db, async (tx) => {
    const open = await openVerification(tx, verificationId)
    if (open instanceof Refused) return open
    if (lineId && !(await hasLine(tx, open.footprint_id, lineId))) return refuse('LINE_NOT_FOUND')
    const { count } = await tx
      .selectFrom('verification_error')
      .select(({ fn }) => fn.countAll().as('count'))
      .where('verification_id', '=', verificationId)
      .executeTakeFirstOrThrow()
    if (Number(count) >= MOST_ERRORS) return refuse('TOO_MANY_ERRORS')
    const errorId = deps.newId()
    await tx
      .insertInto('verification_error')
      .values({
        id: errorId,
        verification_id: verificationId,
        account_id: open.account_id,
        line_id: lineId,
        grams,
        note,
        noted_by: staffId,
        noted_at: deps.clock(),
      })
      .execute()
    return { errorId }
  })
}

export async function removeError(
  deps: NoteCheckDeps,
  { verificationId, errorId }: { readonly verificationId: string; readonly errorId: string },
): Promise<Refused | undefined> {
  return transact(deps.db, async (tx) => {
    const open = await openVerification(tx, verificationId)
    if (open instanceof Refused) return open
    const gone = await tx
      .deleteFrom('verification_error')
      .where('id', '=', errorId)
      .where('verification_id', '=', verificationId)
      .executeTakeFirst()
    return gone.numDeletedRows > 0n ? undefined : refuse('ERROR_NOT_FOUND')
  })
}

async function hasLine(tx: Tx, footprintId: string, lineId: string): Promise<boolean> {
  const line = await tx
    .selectFrom('inventory_line as l')
    .innerJoin('footprint_inventory as i', 'i.id', 'l.inventory_id')
    .select('l.id')
    .where('l.id', '=', lineId)
    .where('i.footprint_id', '=', footprintId)
    .executeTakeFirst()
  return line !== undefined
}
