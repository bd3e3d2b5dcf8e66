import type { VerificationCheck } from '@understory/contracts/footprints/verification/verification-checks.ts'
import type { Database, Tx } from '@understory/database/connect.ts'
import { dayOf } from '@understory/domain/calendar/calendar.ts'
import { formatEmission } from '@understory/domain/footprints/company-footprints/format-emission.ts'
import {
  CHECK_POINTS,
  isLookedAt,
  LINE_CHECKS,
} from '@understory/domain/footprints/verification/check-points.ts'
import {
  evidencedParts,
  evidencedPercent,
} from '@understory/domain/footprints/verification/evidence-behind.ts'
import {
  errorSum,
  isMaterial,
  materialityOf,
  sampleInterval,
} from '@understory/domain/footprints/verification/materiality.ts'
import { sampleLines } from '@understory/domain/footprints/verification/sample-lines.ts'
import {
  dividedParts,
  partOfCategory,
  VERIFIABLE_PARTS,
} from '@understory/domain/footprints/verification/verifiable-parts.ts'
import { verificationStatement } from '@understory/domain/footprints/verification/verification-statement.ts'
import type { Deps } from '../../../../deps.ts'
import { Refused } from '../../../../http/refuse.ts'
import { presentLines, viewInventory } from '../../company-footprints/public.ts'
import { differingLines, linesBehind } from './lines-behind.ts'
import { differingInWords } from './readiness.ts'

type ViewCheckDeps = Pick<Deps, 'clock'> & { readonly db: Database | Tx }

/** What was written down of a check, and what is left to do; `null`: its parts were not named yet. */
export async function viewCheck(
  deps: ViewCheckDeps,
  verificationId: string,
): Promise<VerificationCheck | null> {
  const { db } = deps
  const plan = await findPlan(db, verificationId)
  if (!plan) return null
  const { covers, level, basisPoints, start, ...wanted } = plan
  const inventory = await viewInventory(deps, wanted)
  if (inventory instanceof Refused) return null
  const { declared, companyName, startMonth } = inventory.footprint
  const parts = dividedParts(declared?.categories ?? [], covers)
  const partsGrams = parts.verified.reduce((sum, { grams }) => sum + grams, 0)
  const materialityGrams = materialityOf(partsGrams, basisPoints)
  const behind = await linesBehind(db, wanted)
  const chosen = behind.lines.filter(({ part }) => covers.includes(part))
  const interval = sampleInterval(materialityGrams, level)
  const sampled = sampleLines(chosen, { interval, start })
  const rest = inventory.categories.reduce(
    (sum, { category, restGrams }) =>
      covers.includes(partOfCategory(category)) ? sum + restGrams : sum,
    0,
  )
  const figures = {
    level,
    partsGrams,
    materialityGrams,
    evidencedPercent: evidencedPercent(evidencedParts(parts.verified, behind.lines)),
    benchmarkPercent: partsGrams === 0 ? 0 : Math.round((100 * rest) / partsGrams),
  }
  const noted = await readNoted(db, verificationId)
  const differing = await differingLines(db, behind)
  const ids = new Set(sampled.map(({ id }) => id))
  const lines = await presentLines(
    db,
    behind.rows.filter(({ id }) => ids.has(id)),
  )
  const grams = new Map(sampled.map((line) => [line.id, line.grams]))
  const sample = lines.map((line) => ({
    line,
    countedGrams: grams.get(line.lineId) ?? 0,
    checks: noted.checks.get(line.lineId) ?? [],
  }))
  return {
    ...figures,
    materialityBasisPoints: basisPoints,
    differing,
    sample,
    points: noted.points,
    errors: noted.errors,
    errorGrams: errorSum(noted.errors),
    missing: missingOf({ sample, differing, materialityGrams, ...noted }),
    statement: verificationStatement({
      ...figures,
      on: dayOf(deps.clock()),
      companyName,
      startMonth,
      parts,
      sampled: sample.length,
    }),
  }
}

async function findPlan(db: Database | Tx, verificationId: string) {
  const row = await db
    .selectFrom('footprint_verification')
    .select(['footprint_id', 'account_id', 'covers', 'level'])
    .select(['materiality_basis_points', 'sample_start'])
    .where('id', '=', verificationId)
    .executeTakeFirst()
  if (!row?.covers || !row.level || row.sample_start === null) return null
  const { covers } = row
  return {
    footprintId: row.footprint_id,
    accountId: row.account_id,
    covers: VERIFIABLE_PARTS.filter((part) => covers.includes(part)),
    level: row.level,
    basisPoints: row.materiality_basis_points,
    start: row.sample_start,
  }
}

async function readNoted(db: Database | Tx, verificationId: string) {
  const checked = await db
    .selectFrom('verification_line_check')
    .select(['line_id', 'checks'])
    .where('verification_id', '=', verificationId)
    .execute()
  const answered = await db
    .selectFrom('verification_point')
    .select(['point', 'answer', 'note'])
    .where('verification_id', '=', verificationId)
    .execute()
  const errors = await db
    .selectFrom('verification_error')
    .select(['id', 'line_id', 'grams', 'note'])
    .where('verification_id', '=', verificationId)
    .orderBy('noted_at')
    .orderBy('id')
    .execute()
  const answers = new Map(answered.map((each) => [each.point, each]))
  return {
    checks: new Map(
      checked.map(({ line_id, checks }) => [
        line_id,
        LINE_CHECKS.filter((check) => checks.includes(check)),
      ]),
    ),
    points: CHECK_POINTS.map((point) => ({
      point,
      answer: answers.get(point)?.answer ?? null,
      note: answers.get(point)?.note ?? null,
    })),
    errors: errors.map(({ id, line_id, grams, note }) => ({
      errorId: id,
      lineId: line_id,
      grams,
      note,
    })),
  }
}

type NotedSoFar = Pick<
  VerificationCheck,
  'sample' | 'points' | 'errors' | 'differing' | 'materialityGrams'
>

function missingOf({ sample, points, errors, differing, materialityGrams }: NotedSoFar): string[] {
  const unseen = sample.filter(({ checks }) => !isLookedAt(checks)).length
  const unanswered = points.filter(({ answer }) => answer === null).length
  return [
    ...(unseen > 0
      ? [`${unseen} of the ${sample.length} lines of the sample are not looked at yet.`]
      : []),
    ...(unanswered > 0
      ? [`${unanswered} of the ${points.length} points of the checklist have no answer yet.`]
      : []),
    ...(differing.length > 0 ? [differingInWords(differing)] : []),
    ...(isMaterial(errors, materialityGrams)
      ? [
          `The errors come to ${formatEmission(Math.abs(errorSum(errors)))}, more than the materiality of ${formatEmission(materialityGrams)}.`,
        ]
      : []),
  ]
}
