import { REFUSALS } from '@understory/contracts/refusals/refusals.ts'
import { ImportFleet } from '@understory/contracts/vehicles/vehicles/vehicles.ts'
import { data, redirect } from 'react-router'
import { decodedText, NOT_TEXT } from '../../../../http/files/decoded-text.ts'
import { readForm } from '../../../../http/posted-form.ts'
import { type AccountSession, requireAccount } from '../../../../http/session.ts'
import { pageMeta } from '../../../../shell/page-meta.ts'
import { vehiclesMessage } from '../messages/messages.generated.ts'
import type { Route } from './+types/import-fleet.route'
import { fleetFile } from './fleet-file.ts'
import { ImportFleetPage, type Outcome } from './import-fleet-page.tsx'

const VEHICLES = '/my-impact/manage/vehicles'

export const meta: Route.MetaFunction = ({ matches }) =>
  pageMeta(matches, {
    title: vehiclesMessage('importFleet.importAFleet'),
    description: vehiclesMessage('importFleet.description'),
    path: `${VEHICLES}/import`,
    robots: 'noindex',
  })

export async function loader({ request, context }: Route.LoaderArgs) {
  const { account } = await requireAccount(request, context)
  const problem = new URL(request.url).searchParams.get('problem')
  return {
    kind: account.accountType,
    refused: problem === 'too-large' ? { message: fleetFile().sentence, problems: [] } : null,
  }
}

export async function action({ request, context }: Route.ActionArgs) {
  const { api } = await requireAccount(request, context)
  const form = await readForm(request)
  const file = form.file('file')
  if (!file)
    return refused(
      form.problems()?.problems.file ?? vehiclesMessage('importFleet.pleaseChooseCsvFile'),
      400,
    )
  if (file.size > fleetFile().bytes) return refused(fleetFile().sentence, 413)
  const csv = decodedText(await file.arrayBuffer())
  return csv === null ? refused(NOT_TEXT, 400) : importFile(api, csv)
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
  return <ImportFleetPage kind={loaderData.kind} outcome={actionData ?? loaderData.refused} />
}
