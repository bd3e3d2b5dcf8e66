import type { Database, Tx } from '@understory/database/connect.ts'
import { parseCalendarDate } from '@understory/domain/calendar/calendar.ts'
import { quartersUntil } from '@understory/domain/proof/disclosures/quarters.ts'
import type { ChangeField, ChangeValues } from '@understory/domain/staff/changes/change-field.ts'
import type { ProposedValues, StaffChangeKind } from '../../../../staff-change-kind.ts'
import { hashOfReceipt } from '../receipts/read-receipts.ts'
import { receiptAt } from '../receipts/receipt-address.ts'
import { DECIMALS_OF_UNIT, UNIT_WORDS } from './payment-units.ts'

const PAYMENT_FIELDS: readonly ChangeField[] = [
  {
    name: 'paid',
    label: 'Paid to the project',
    hint: 'In whole units of the currency with two decimals, such as 1250.00.',
    group: 'The payment',
    type: 'number',
    decimals: 2,
    least: 0,
    most: 100_000_000,
  },
  {
    name: 'currency',
    label: 'Currency, by its three letters',
    group: 'The payment',
    type: 'line',
    most: 3,
  },
  { name: 'paidOn', label: 'Paid on', group: 'The payment', type: 'date' },
  {
    name: 'quantity',
    label: 'For how much: trees, tonnes of CO2e or kilograms of plastic',
    group: 'The payment',
    type: 'number',
    decimals: 6,
    least: 0,
    most: 100_000_000,
  },
  {
    name: 'note',
    label: 'Why it differs from what was funded',
    hint: 'Such as: paid ahead, or waiting for the spring planting.',
    group: 'The payment',
    type: 'line',
    most: 300,
    isOptional: true,
  },
  {
    name: 'receiptUrl',
    label: 'Address of the receipt',
    hint: 'Upload the file under Receipts, and give the address that it has there; or one that begins with https://.',
    group: 'The receipt',
    type: 'address',
    mayBePath: true,
    isOptional: true,
  },
  {
    name: 'receiptSha256',
    label: 'SHA-256 of its file',
    hint: 'So that anyone can see that it is the same file. 64 letters and digits; of a file that was uploaded here it is known.',
    group: 'The receipt',
    type: 'line',
    most: 64,
    isOptional: true,
  },
  {
    name: 'notPublicBecause',
    label: 'If it is not public: why',
    group: 'The receipt',
    type: 'line',
    most: 300,
    isOptional: true,
  },
]
/** Paid for this quarter and the ones before it. */
const QUARTERS = 6

const idOf = (projectId: string, quarter: string) => `${projectId}.${quarter}`

function partsOf(subject: string) {
  const [, projectId = '', quarter = ''] = /^(.+)\.(20\d{2}-Q[1-4])$/.exec(subject) ?? []
  return { projectId, quarter }
}

export const PROJECT_PAYMENT_CHANGE: StaffChangeKind = {
  name: 'project-payment',
  label: 'Payment to a project',
  says: 'What reached a project in a quarter, with its receipt. A correction is another version; both stay in the history.',
  duty: 'publish-projects',
  isFourEyes: true,
  isExtensible: false,
  isForGood: true,
  fields: PAYMENT_FIELDS,
  subjects: async (db, today) => {
    const projects = await db
      .selectFrom('project')
      .select(['id', 'name'])
      .where('is_offered', '=', true)
      .orderBy('name')
      .execute()
    const quarters = quartersUntil(today, QUARTERS)
    return projects.flatMap(({ id, name }) =>
      quarters.map((quarter) => ({ subject: idOf(id, quarter), label: `${name}, ${quarter}` })),
    )
  },
  read: async (db, subject) => {
    const row = await findPayment(db, subject)
    if (!row) return null
    return {
      paid: (row.paid_minor / 100).toFixed(2),
      currency: row.currency,
      paidOn: row.paid_on,
      quantity: String(row.quantity / DECIMALS_OF_UNIT[row.impact]),
      note: row.note,
      receiptUrl: row.receipt_url ?? '',
      receiptSha256: row.receipt_sha256 ?? '',
      notPublicBecause: row.not_public_because ?? '',
    }
  },
  problems: problemsOfPayment,
  publish: publishPayment,
  shownAt: (subject) => `/projects/${partsOf(subject).projectId}/receipts`,
}

function findPayment(db: Database | Tx, subject: string) {
  const { projectId, quarter } = partsOf(subject)
  return db
    .selectFrom('project_payment as y')
    .innerJoin('project as p', 'p.id', 'y.project_id')
    .selectAll('y')
    .select('p.impact')
    .where('y.project_id', '=', projectId)
    .where('y.quarter', '=', quarter)
    .orderBy('y.version', 'desc')
    .limit(1)
    .executeTakeFirst()
}

async function impactOf(db: Database | Tx, subject: string) {
  const { projectId } = partsOf(subject)
  const project = await db
    .selectFrom('project')
    .select('impact')
    .where('id', '=', projectId)
    .executeTakeFirstOrThrow()
  return project.impact
}

async function problemsOfPayment(
  db: Database | Tx,
  { subject, values, today }: ProposedValues,
): Promise<Record<string, string>> {
  const problems: Record<string, string> = {}
  const has = (name: string) => (values[name] ?? '') !== ''
  if (!/^[A-Z]{3}$/.test(values.currency ?? '')) {
    problems.currency = 'Please give a currency by its three letters, such as GBP.'
  }
  if ((values.paidOn ?? '') > today) problems.paidOn = 'This day has not come yet.'
  const impact = await impactOf(db, subject)
  const units = Number(values.quantity) * DECIMALS_OF_UNIT[impact]
  if (Math.abs(units - Math.round(units)) > 1e-6) {
    problems.quantity = `Please give whole ${UNIT_WORDS[impact]}.`
  }
  if (has('receiptUrl') === has('notPublicBecause')) {
    problems.receiptUrl = 'Please give the receipt, or say why it is not public: one of the two.'
  }
  const problem = has('receiptUrl') ? await problemOfReceipt(db, values) : null
  if (problem) problems[problem.field] = problem.says
  if (has('receiptSha256') && !has('receiptUrl')) {
    problems.receiptSha256 = 'This is of a receipt that has an address.'
  }
  return problems
}

/** One that was uploaded here has its hash; of any other the hash is given. */
async function problemOfReceipt(
  db: Database | Tx,
  { receiptUrl = '', receiptSha256 = '' }: ChangeValues,
) {
  if (!receiptUrl.startsWith('/')) {
    const says = 'Please give the SHA-256 as 64 digits and letters from a to f.'
    return /^[0-9a-f]{64}$/.test(receiptSha256) ? null : { field: 'receiptSha256', says }
  }
  const receiptId = receiptAt(receiptUrl)
  const sha256 = receiptId && (await hashOfReceipt(db, receiptId))
  if (!sha256) return { field: 'receiptUrl', says: 'No receipt was uploaded with this address.' }
  const isSame = receiptSha256 === '' || receiptSha256 === sha256
  const says = `The file that was uploaded has another: ${sha256}.`
  return isSame ? null : { field: 'receiptSha256', says }
}

async function hashOf(tx: Tx, { receiptUrl = '', receiptSha256 = '' }: ChangeValues) {
  const receiptId = receiptAt(receiptUrl)
  return receiptId ? hashOfReceipt(tx, receiptId) : receiptSha256 || null
}

async function publishPayment(
  tx: Tx,
  { subject, values, at }: ProposedValues & { readonly at: Date },
): Promise<void> {
  const { projectId, quarter } = partsOf(subject)
  const before = await findPayment(tx, subject)
  const paidOn = parseCalendarDate(values.paidOn ?? '')
  if (!paidOn) throw new Error(`nobody says when ${subject} was paid`)
  await tx
    .insertInto('project_payment')
    .values({
      project_id: projectId,
      quarter,
      version: (before?.version ?? 0) + 1,
      published_at: at,
      paid_minor: Math.round(Number(values.paid) * 100),
      currency: values.currency ?? '',
      paid_on: paidOn,
      quantity: Math.round(Number(values.quantity) * DECIMALS_OF_UNIT[await impactOf(tx, subject)]),
      receipt_url: values.receiptUrl || null,
      receipt_sha256: await hashOf(tx, values),
      not_public_because: values.notPublicBecause || null,
      note: values.note ?? '',
    })
    .execute()
}
