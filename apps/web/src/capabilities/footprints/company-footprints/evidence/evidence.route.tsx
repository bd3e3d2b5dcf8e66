import {
  ListEvidence,
  ListEvidenceReadings,
  RemoveEvidence,
} from '@understory/contracts/footprints/company-footprints/evidence.ts'
import { ListFootprints } from '@understory/contracts/footprints/company-footprints/footprint-estimates.ts'
import { ListLines } from '@understory/contracts/footprints/company-footprints/inventory-lines.ts'
import { CATEGORY_KEYS } from '@understory/domain/footprints/company-footprints/scopes.ts'
import { data, redirect } from 'react-router'
import type { Api } from '../../../../http/api-client.ts'
import { type PostedForm, readForm } from '../../../../http/posted-form.ts'
import { requireAccount } from '../../../../http/session.ts'
import { pageMeta } from '../../../../shell/page-meta.ts'
import { categoryAddress } from '../inventory/inventory-address.ts'
import { mayVouchForFootprints } from '../may-change.ts'
import { companyFootprintsMessage } from '../messages/messages.generated.ts'
import type { Route } from './+types/evidence.route'
import { evidenceAddress } from './evidence-address.ts'
import { EvidencePage, type RefusedUpload } from './evidence-page.tsx'
import { uploadProblems } from './evidence-words.ts'
import { uploadFiles } from './upload-files.ts'

export const meta: Route.MetaFunction = ({ matches, params }) =>
  pageMeta(matches, {
    title: companyFootprintsMessage('evidence.evidence'),
    description: companyFootprintsMessage('evidence.description'),
    path: evidenceAddress(params.footprintId ?? ''),
    robots: 'noindex',
  })

const LOCKED = ['verifying', 'verified']

export async function loader({ request, context, params }: Route.LoaderArgs) {
  const session = await requireAccount(request, context)
  const { footprintId } = params
  const [listed, read, footprints] = await Promise.all([
    session.api(ListEvidence, { params }),
    session.api(ListEvidenceReadings, { params }),
    session.api(ListFootprints, {}),
  ])
  if (!listed.ok || !footprints.ok) throw data(null, { status: 404 })
  const footprint = footprints.data.footprints.find((each) => each.footprintId === footprintId)
  const search = new URL(request.url).searchParams
  return {
    footprintId,
    evidence: listed.data.evidence,
    readings: read.ok ? read.data.readings : [],
    isLocked: LOCKED.includes(footprint?.status ?? ''),
    mayChange: mayVouchForFootprints(session),
    done: search.get('done'),
    problem: uploadProblems()[search.get('problem') ?? ''] ?? null,
  }
}

/** Uploads files or deletes one; then back to where the form was. */
export async function action({ request, context, params }: Route.ActionArgs) {
  const { api } = await requireAccount(request, context)
  const { footprintId } = params
  const form = await readForm(request)
  const asked = new URL(request.url).searchParams.get('category')
  const category = CATEGORY_KEYS.find((each) => each === asked)
  const isRemoval = form.text('intent') === 'remove'
  const refused = isRemoval
    ? await remove(api, form, footprintId)
    : await upload(api, form, footprintId)
  if (refused) return refused
  const done = isRemoval ? 'remove' : 'upload'
  throw redirect(
    category
      ? `${categoryAddress(footprintId, category)}#evidence`
      : `${evidenceAddress(footprintId)}?done=${done}`,
    303,
  )
}

async function remove(api: Api, form: PostedForm, footprintId: string) {
  const params = { footprintId, evidenceId: form.text('evidenceId') || '-' }
  const answer = await api(RemoveEvidence, { params })
  if (answer.ok) return null
  const refused: RefusedUpload = { ...form.refused(answer.refusal), line: null }
  return data(refused, { status: answer.status })
}

async function upload(api: Api, form: PostedForm, footprintId: string) {
  const lineId = form.optional('forLine')
  const { taken, problems } = await uploadFiles(api, form, {
    footprintId,
    ...(lineId && { lineId }),
  })
  if (taken > 0 && problems.length === 0) return null
  const file = problems.join(' ') || companyFootprintsMessage('evidence.pleaseChooseAFile')
  const refused: RefusedUpload = {
    ...form.refusedFor({ file }),
    message:
      taken > 0
        ? companyFootprintsMessage('evidence.someFilesTaken')
        : companyFootprintsMessage('evidence.nothingWasUploaded'),
    line: lineId ? await findLine(api, footprintId, lineId) : null,
  }
  return data(refused, { status: 400 })
}

async function findLine(api: Api, footprintId: string, lineId: string) {
  const found = await api(ListLines, { params: { footprintId }, query: { line: lineId } })
  const line = found.ok ? found.data.lines.find((each) => each.lineId === lineId) : undefined
  return line
    ? { lineId, name: line.description || companyFootprintsMessage('evidence.thisLine') }
    : null
}

export default function EvidenceRoute({ loaderData, actionData }: Route.ComponentProps) {
  return <EvidencePage {...loaderData} refused={actionData ?? null} />
}
