import { createHash } from 'node:crypto'
import type { BodyOf } from '@understory/contracts/endpoint.ts'
import type { EnterLot } from '@understory/contracts/proof/supply.ts'
import type { Tx } from '@understory/database/connect.ts'
import { evidenceSentence } from '@understory/domain/footprints/company-footprints/evidence/check-evidence.ts'
import {
  type EvidenceExtension,
  typeOfExtension,
} from '@understory/domain/footprints/company-footprints/evidence/evidence-types.ts'
import { safeFileName } from '@understory/domain/footprints/company-footprints/evidence/file-name.ts'
import { UNIT } from '@understory/domain/proof/supply/units.ts'
import type { Impact } from '@understory/domain/quantity/impact-quantity.ts'
import { transact } from '../../../database/transact.ts'
import type { Deps } from '../../../deps.ts'
import { Refused, refuse } from '../../../http/refuse.ts'
import { checkFile } from '../../footprints/company-footprints/public.ts'
import { supplyMessage } from './messages/messages.generated.ts'
import { fileKeyOfLot } from './supply-records.ts'

type EnterLotDeps = Pick<Deps, 'db' | 'clock' | 'newId' | 'files' | 'log'>
type EnterLotInput = BodyOf<typeof EnterLot>

const LARGEST_FILE = 2 * 1024 * 1024

/**
 * Enters a lot, after its evidence is stored: a file that no lot refers to is swept. A repeat of the same
 * request finds the lot that it entered.
 */
export async function enterLot(
  deps: EnterLotDeps,
  staffId: string | null,
  asked: EnterLotInput,
): Promise<{ lotId: number } | Refused> {
  const before = await findByRequest(deps.db, asked.requestId)
  if (before) return before
  const project = await deps.db
    .selectFrom('project')
    .select('impact')
    .where('id', '=', asked.projectId)
    .executeTakeFirst()
  if (!project) return refuse('PROJECT_NOT_FOUND')
  const problems = enterLotProblemsOf(asked, project.impact)
  if (problems.length > 0) return refuse('BAD_REQUEST', problems)
  const evidence = await checkEvidence(asked.evidence)
  if (evidence instanceof Refused) return evidence
  const evidenceId = deps.newId()
  try {
    await deps.files.put(fileKeyOfLot(evidenceId), evidence.bytes)
  } catch (err) {
    deps.log.error({ err }, 'the evidence of a lot could not be stored')
    return refuse('EVIDENCE_NOT_STORED')
  }
  const { bytes: _, ...file } = evidence
  return transact(deps.db, (tx) =>
    insertLot(tx, {
      ...asked,
      ...file,
      evidenceId,
      staffId,
      impact: project.impact,
      at: deps.clock(),
    }),
  ).catch(async (fault: unknown) => {
    if (isConflict(fault, 'unit_supplies_once')) return refuseUnits()
    const same = isConflict(fault, 'supply_lot_request_id_key')
      ? await findByRequest(deps.db, asked.requestId)
      : undefined
    if (same) return same
    throw fault
  })
}

const isConflict = (fault: unknown, constraint: string) =>
  fault instanceof Error && 'constraint' in fault && fault.constraint === constraint

function refuseUnits(): Refused {
  const { refusal } = refuse('UNITS_TAKEN')
  return refuse('UNITS_TAKEN', [{ field: 'firstUnit', message: refusal.message }])
}

async function findByRequest(db: Deps['db'], requestId: string) {
  const row = await db
    .selectFrom('supply_lot')
    .select('id')
    .where('request_id', '=', requestId)
    .executeTakeFirst()
  return row && { lotId: row.id }
}

/** A registry, its serial and its range come together, and say how much it is. */
function enterLotProblemsOf(
  { registry, series, firstUnit, lastUnit, quantity }: EnterLotInput,
  impact: Impact,
) {
  const isRegistered = registry !== '' && registry !== 'none'
  const given = [series !== '', firstUnit !== null, lastUnit !== null]
  if (!isRegistered) {
    return given.includes(true)
      ? [{ field: 'registry', message: supplyMessage('enter-lot.registry') }]
      : []
  }
  if (given.includes(false)) {
    return [{ field: 'series', message: supplyMessage('enter-lot.series') }]
  }
  const units = (lastUnit ?? 0) - (firstUnit ?? 0) + 1
  if (units < 1) {
    return [{ field: 'lastUnit', message: supplyMessage('enter-lot.last-unit') }]
  }
  const is = impact === 'trees' ? 'a tree' : 'a tonne'
  return units * UNIT[impact] === quantity
    ? []
    : [
        {
          field: 'quantity',
          message: supplyMessage('enter-lot.quantity', { units: String(units), is }),
        },
      ]
}

async function checkEvidence({ name: given, file }: EnterLotInput['evidence']) {
  const bytes = new Uint8Array(Buffer.from(file, 'base64'))
  const { name, extension } = safeFileName(given)
  const problem = bytes.length > LARGEST_FILE ? 'too-large' : await checkFile(extension, bytes)
  if (problem) {
    const message = evidenceSentence(problem)
    return refuse('EVIDENCE_REFUSED', [{ field: 'evidence', message }])
  }
  return {
    bytes,
    fileName: name,
    contentType: typeOfExtension(extension as EvidenceExtension).contentType,
    sha256: createHash('sha256').update(bytes).digest('hex'),
  }
}

type Inserting = EnterLotInput & {
  readonly impact: string
  readonly fileName: string
  readonly contentType: string
  readonly sha256: string
  readonly evidenceId: string
  readonly staffId: string | null
  readonly at: Date
}

async function insertLot(tx: Tx, lot: Inserting): Promise<{ lotId: number }> {
  const isRegistered = lot.series !== ''
  const { id } = await tx
    .insertInto('supply_lot')
    .values({
      request_id: lot.requestId,
      project_id: lot.projectId,
      impact: lot.impact as Impact,
      quantity: lot.quantity,
      vintage: lot.vintage,
      registry: isRegistered ? lot.registry : 'none',
      series: isRegistered ? lot.series : null,
      first_unit: isRegistered ? lot.firstUnit : null,
      last_unit: isRegistered ? lot.lastUnit : null,
      retirement_url: lot.retirementUrl || null,
      evidence_id: lot.evidenceId,
      evidence_name: lot.fileName,
      evidence_type: lot.contentType,
      evidence_sha256: lot.sha256,
      entered_by: lot.staffId,
      entered_at: lot.at,
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  return { lotId: id }
}
