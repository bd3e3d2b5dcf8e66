import { LOT_LABEL_STATUSES } from '@understory/domain/proof/supply/lot-label.ts'
import { z } from 'zod'
import { Day } from '../calendar-texts.ts'
import { ImpactName } from '../commerce/product-list.ts'
import { endpoint } from '../endpoint.ts'
import { NeededLine } from '../inputs/plain-line.ts'

const SupplyReason = z
  .string('Please give a reason.')
  .trim()
  .min(10, 'Please give a reason of at least 10 characters.')
  .max(500, 'Please keep the reason under 500 characters.')

const Whole = z.int('Please use a whole number.')
const SupplyUnit = Whole.min(0, 'Please use a number of zero or more.').max(Number.MAX_SAFE_INTEGER)

/** What was bought from a project, or retired at a registry, as anyone may read it. */
export const SupplyLot = z.object({
  lotId: z.int(),
  projectId: z.string(),
  impact: ImpactName,
  /** Thousandths of a tree, or grams. */
  quantity: z.int(),
  vintage: z.int().nullable(),
  /** `none`: it is in no registry. */
  registry: z.string(),
  /** The serial with its running range replaced by one asterisk, and that range. */
  block: z.object({ series: z.string(), first: z.int(), last: z.int() }).nullable(),
  retirementUrl: z.string().nullable(),
  evidenceSha256: z.string(),
  enteredAt: z.iso.datetime(),
  /** Its place in the public log; `null` in its first second. */
  logIndex: z.int().nullable(),
  /** The label of the Core Carbon Principles, of these units alone; `null`: nobody looked. */
  label: z
    .object({
      status: z.enum(LOT_LABEL_STATUSES),
      checkedOn: Day,
      /** Where the registry shows it. */
      registryUrl: z.string().nullable(),
      /** By whom, and with what. */
      checkedWith: z.string(),
      /** It was looked at longer ago than 180 days. */
      isOld: z.boolean(),
    })
    .nullable(),
  reversed: z.object({ at: z.iso.datetime(), reason: z.string() }).nullable(),
})
export type SupplyLot = z.output<typeof SupplyLot>

export const ProjectCover = z.object({
  projectId: z.string(),
  name: z.string(),
  impact: ImpactName,
  isBoughtAhead: z.boolean(),
  /** Of what is not bought ahead: within how many days what is funded is retired. */
  retiredWithinDays: z.int(),
  supplied: z.int(),
  funded: z.int(),
  /** Funded, and not supplied yet. */
  uncovered: z.int(),
})
export type ProjectCover = z.output<typeof ProjectCover>

/** What stands behind a certificate: units of a lot. */
export const SuppliedBy = z.object({
  lotId: z.int(),
  impact: ImpactName,
  quantity: z.int(),
  vintage: z.int().nullable(),
  registry: z.string(),
  block: SupplyLot.shape.block,
  /** Those of the block that are meant; neighbours may share the ones at the ends. */
  units: z.object({ first: z.int(), last: z.int() }).nullable(),
  retirementUrl: z.string().nullable(),
  label: SupplyLot.shape.label,
})
export type SuppliedBy = z.output<typeof SuppliedBy>

export const ListSupply = endpoint({
  method: 'GET',
  path: '/api/public-ledger/supply',
  summary: 'What was supplied to each project, what was funded, and what is not covered yet',
  answer: z.object({ projects: z.array(ProjectCover), lots: z.array(SupplyLot) }),
})

export const EnterLot = endpoint({
  method: 'POST',
  path: '/api/staff/supply',
  summary:
    'Enter a lot that a project supplied, with its evidence; it is in the public log at once',
  maxBodyBytes: 3_000_000,
  body: z.strictObject({
    /** Made by the caller, so that a repeat enters nothing twice. */
    requestId: z.uuid(),
    projectId: z
      .string('Please choose a project.')
      .min(1, 'Please choose a project.')
      .max(64, 'Please choose a project of the list: its id has at most 64 characters.'),
    quantity: Whole.positive('Please use a number above zero.').max(Number.MAX_SAFE_INTEGER),
    vintage: Whole.min(1990, 'Please use a year from 1990 on.')
      .max(2100, 'Please use a year before 2100.')
      .nullable(),
    registry: z
      .string()
      .trim()
      .regex(/^[!-~]{0,32}$/, 'Please use at most 32 letters without spaces, such as verra.'),
    series: z
      .string()
      .trim()
      .regex(
        /^$|^[!-)+-~]{0,120}\*[!-)+-~]{0,120}$/,
        'Please give the serial with one asterisk where its running numbers are.',
      ),
    firstUnit: SupplyUnit.nullable(),
    lastUnit: SupplyUnit.nullable(),
    retirementUrl: z
      .string()
      .trim()
      .regex(/^$|^https:\/\/[!-~]{3,480}$/, 'Please give an address that begins with https://.'),
    evidence: z.strictObject({
      name: NeededLine(200, 'Please choose a file.'),
      /** The file, as base64, of at most 2 MB. */
      file: z
        .string()
        .min(1, 'Please choose a file.')
        .max(2_900_000, 'This file is larger than 2 MB.'),
    }),
  }),
  status: 201,
  answer: z.object({ lotId: z.int() }),
  refusals: [
    'PROJECT_NOT_FOUND',
    'UNITS_TAKEN',
    'EVIDENCE_REFUSED',
    'EVIDENCE_NOT_STORED',
    'BAD_REQUEST',
    'MAY_NOT_ENTER',
  ],
})

export const ReverseLot = endpoint({
  method: 'POST',
  path: '/api/staff/supply/{lotId}/reversal',
  summary: 'Reverse a lot that was entered by mistake',
  params: z.object({ lotId: z.coerce.number().int() }),
  body: z.strictObject({ reason: SupplyReason }),
  status: 204,
  refusals: ['LOT_NOT_FOUND', 'SUPPLY_EXCEEDED', 'BAD_REQUEST', 'MAY_NOT_ENTER'],
})

export const SetCover = endpoint({
  method: 'PUT',
  path: '/api/staff/supply/projects/{projectId}',
  summary: 'Say whether a project is bought ahead, or within how many days it is retired',
  params: z.object({ projectId: z.string().max(64) }),
  body: z.strictObject({
    isBoughtAhead: z.boolean(),
    retiredWithinDays: Whole.min(1, 'Please use at least one day.').max(
      3650,
      'Please use at most ten years.',
    ),
  }),
  status: 204,
  refusals: ['PROJECT_NOT_FOUND', 'SUPPLY_EXCEEDED', 'MAY_NOT_ENTER'],
})

export const GetLotEvidence = endpoint({
  method: 'GET',
  path: '/api/staff/supply/{lotId}/evidence',
  summary: 'The document behind a lot',
  params: z.object({ lotId: z.coerce.number().int() }),
  answer: { contentType: 'application/octet-stream' },
  refusals: ['LOT_NOT_FOUND', 'BAD_REQUEST'],
})
