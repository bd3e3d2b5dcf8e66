import { ListFootprints } from '@understory/contracts/footprints/company-footprints/footprint-estimates.ts'
import { AnswerQuestion } from '@understory/contracts/footprints/verification/verification-questions.ts'
import { GetVerifications } from '@understory/contracts/footprints/verification/verifications.ts'
import { data, redirect } from 'react-router'
import { readForm } from '../../../../http/posted-form.ts'
import { requireAccount } from '../../../../http/session.ts'
import { pageMeta } from '../../../../shell/page-meta.ts'
import {
  mayVouchForFootprints,
  questionsAddress,
  uploadFiles,
  uploadProblems,
} from '../../company-footprints/public.ts'
import { verificationMessage } from '../messages/messages.generated.ts'
import type { Route } from './+types/questions.route'
import { QuestionsPage } from './questions-page.tsx'

export const meta: Route.MetaFunction = ({ matches, params }) =>
  pageMeta(matches, {
    title: verificationMessage('questions.questions'),
    description: verificationMessage('questions.description'),
    path: questionsAddress(params.footprintId ?? ''),
    robots: 'noindex',
  })

export async function loader({ request, context, params }: Route.LoaderArgs) {
  const session = await requireAccount(request, context)
  const [verifying, footprints] = await Promise.all([
    session.api(GetVerifications, { params }),
    session.api(ListFootprints, {}),
  ])
  if (!verifying.ok || !footprints.ok) throw data(null, { status: 404 })
  const footprint = footprints.data.footprints.find(
    ({ footprintId }) => footprintId === params.footprintId,
  )
  const [latest] = verifying.data.verifications
  const search = new URL(request.url).searchParams
  return {
    footprintId: params.footprintId,
    companyName: footprint?.companyName ?? '',
    questions: latest?.questions ?? [],
    mayAnswer: mayVouchForFootprints(session) && latest?.outcome === null,
    isDone: search.get('done') === 'answer',
    problem: uploadProblems()[search.get('problem') ?? ''] ?? null,
  }
}

/** Sends an answer with its files. Where a file is refused, nothing is said yet and the text stays. */
export async function action({ request, context, params }: Route.ActionArgs) {
  const { api } = await requireAccount(request, context)
  const { footprintId } = params
  const form = await readForm(request)
  const questionId = form.text('questionId') || '-'
  const text = form.text('text')
  if (!text.trim())
    return data(
      form.refusedFor({ text: verificationMessage('questions.pleaseWriteAnAnswer') }),
      REFUSED,
    )
  const { problems } = await uploadFiles(api, form, { footprintId, questionId })
  if (problems.length > 0) return data(form.refusedFor({ file: problems.join(' ') }), REFUSED)
  const answer = await api(AnswerQuestion, { params: { footprintId, questionId }, body: { text } })
  if (answer.ok) throw redirect(`${questionsAddress(footprintId)}?done=answer`, 303)
  return data(form.refused(answer.refusal), { status: answer.status })
}

const REFUSED = { status: 400 }

export default function QuestionsRoute({ loaderData, actionData }: Route.ComponentProps) {
  return <QuestionsPage {...loaderData} refused={actionData ?? null} />
}
