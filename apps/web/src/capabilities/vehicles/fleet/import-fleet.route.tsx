import { REFUSALS } from '@understory/contracts/refusals.ts'
import { ImportFleet } from '@understory/contracts/vehicles.ts'
import { data, redirect } from 'react-router'
import { readForm } from '../../../http/posted-form.ts'
import { type AccountSession, requireAccount } from '../../../http/session.ts'
import { pageMeta } from '../../../shell/page-meta.ts'
import type { Route } from './+types/import-fleet.route'
import { ImportFleetPage, type Outcome } from './import-fleet-page.tsx'

const VEHICLES = '/my-impact/manage/vehicles'
const MOST_BYTES = 400_000

export const meta: Route.MetaFunction = ({ matches }) =>
  pageMeta(matches, {
    title: 'Import a fleet',
    description: 'Save a whole fleet from a CSV file.',
    path: `${VEHICLES}/import`,
    robots: 'noindex',
  })

export async function loader({ request, context }: Route.LoaderArgs) {
  const { account } = await requireAccount(request, context)
  return { kind: account.accountType }
}

export async function action({ request, context }: Route.ActionArgs) {
  const { api } = await requireAccount(request, context)
  const form = await readForm(request)
  const file = form.file('file')
  if (!file) return refused('Please choose a CSV file.', 400)
  if (file.size > MOST_BYTES) return refused('Please use a file of at most 400 kB.', 413)
  const csv = decoded(await file.arrayBuffer())
  return csv === null ? refused(NOT_TEXT, 400) : importFile(api, csv)
}

const NOT_TEXT = 'This file is not text. Please save it as CSV (UTF-8).'

/** Spreadsheets save in UTF-8 or, as "Unicode text", in UTF-16; the first bytes show which. `null`: neither. */
function decoded(bytes: ArrayBuffer): string | null {
  const [first, second] = new Uint8Array(bytes)
  const isLittle = first === 0xff && second === 0xfe
  const isBig = first === 0xfe && second === 0xff
  const encoding = isLittle ? 'utf-16le' : isBig ? 'utf-16be' : 'utf-8'
  try {
    return new TextDecoder(encoding, { fatal: true }).decode(bytes)
  } catch {
    return null
  }
}

async function importFile(api: AccountSession['api'], csv: string) {
  const answer = await api(ImportFleet, { body: { csv } })
  if (!answer.ok) return refused(answer.refusal.message, answer.status)
  const { saved, problems } = answer.data
  if (problems.length === 0) return redirect(`${VEHICLES}?saved=${saved}`, 303)
  return data<Outcome>({ message: REFUSALS.VEHICLES_NOT_SAVED[1], problems }, { status: 422 })
}

function refused(message: string, status: number) {
  return data<Outcome>({ message, problems: [] }, { status })
}

export default function ImportFleetRoute({ loaderData, actionData }: Route.ComponentProps) {
  return <ImportFleetPage kind={loaderData.kind} outcome={actionData ?? null} />
}
