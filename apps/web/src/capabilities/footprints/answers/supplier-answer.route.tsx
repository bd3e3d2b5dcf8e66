import {
  PreviewSupplierAnswer,
  ReadSupplierAnswer,
  ReleaseSupplierAnswer,
  StepSupplierRequest,
} from '@understory/contracts/footprints/answers.ts'
import { GetEstimateOptions } from '@understory/contracts/footprints/company-footprints/footprint-estimates.ts'
import {
  ListOwnAnswers,
  TakeSupplierRequest,
} from '@understory/contracts/footprints/suppliers/own-answers.ts'
import { data, redirect } from 'react-router'
import { type PostedForm, readForm } from '../../../http/posted-form.ts'
import { activeMembership, findSession, publicApi, requireAccount } from '../../../http/session.ts'
import { pageMeta } from '../../../shell/page-meta.ts'
import { mayVouchForFootprints } from '../company-footprints/public.ts'
import type { Route } from './+types/supplier-answer.route'
import { answerOfForm, fieldOfAnswer } from './answer-of-form.ts'
import type { AnsweringCompany } from './as-company.tsx'
import { answersMessage } from './messages/messages.generated.ts'
import { SupplierAnswerPage } from './supplier-answer-page.tsx'

export const meta: Route.MetaFunction = ({ matches, params }) =>
  pageMeta(matches, {
    title: answersMessage('supplierAnswer.answerACustomer'),
    description: answersMessage('supplierAnswer.description'),
    path: `/supplier-answer/${params.token}`,
    robots: 'noindex, nofollow',
  })

/** The link of the request. Opening it changes nothing: programs that look at emails open links, too. */
export async function loader({ request, context, params }: Route.LoaderArgs) {
  const api = publicApi(request, context)
  const [answer, options, company] = await Promise.all([
    api(ReadSupplierAnswer, { params }),
    api(GetEstimateOptions, {}),
    answeringCompany(request, context, params.token),
  ])
  return data(
    {
      asked: answer.ok ? answer.data : null,
      options: options.ok ? options.data : null,
      company,
      ownProof: `/supplier-answer/${params.token}/answer.zip`,
      done: new URL(request.url).searchParams.get('done'),
    },
    {
      status: answer.ok ? 200 : answer.status,
      headers: { 'cache-control': 'no-store', 'referrer-policy': 'no-referrer' },
    },
  )
}

/** The company that the visitor may answer for, and whether it has this request; `null`: none. */
async function answeringCompany(
  request: Request,
  context: Route.LoaderArgs['context'],
  token: string,
): Promise<AnsweringCompany | null> {
  const session = await findSession(request, context)
  const membership = session && activeMembership(session.user)
  if (!session || membership?.account.accountType !== 'business') return null
  if (!mayVouchForFootprints({ user: session.user, role: membership.userMetadata.role }))
    return null
  const own = await session.api(ListOwnAnswers, {})
  if (!own.ok) return null
  const isTaken = own.data.answers.some(({ url }) => url.endsWith(`/${token}`))
  return { name: membership.account.displayName, isTaken }
}

const INTENTS_BY_LINK = [
  'take',
  'preview',
  'change',
  'release',
  'declined',
  'opted-out',
  'withdrawn',
] as const

export async function action({ request, context, params }: Route.ActionArgs) {
  const api = publicApi(request, context)
  const form = await readForm(request)
  const intent = form.oneOf('intent', INTENTS_BY_LINK, 'preview')
  if (intent === 'declined' || intent === 'opted-out' || intent === 'withdrawn') {
    const reason = form.optional('reason')
    const body = { to: intent, reason: intent === 'declined' ? reason : null }
    const answer = await api(StepSupplierRequest, { params, body })
    if (answer.ok) throw redirect(`/supplier-answer/${params.token}?done=${intent}`, 303)
    return data({ refused: form.refused(answer.refusal), preview: null }, { status: answer.status })
  }
  if (intent === 'take') {
    const session = await requireAccount(request, context)
    const taken = await session.api(TakeSupplierRequest, { params })
    if (taken.ok) throw redirect(`/supplier-answer/${params.token}?done=taken`, 303)
    return data({ refused: form.refused(taken.refusal), preview: null }, { status: taken.status })
  }
  const body = answerOfForm(form)
  const wrong = form.problems()
  if (intent === 'change') return { refused: asTyped(form), preview: null }
  if (wrong) return data({ refused: wrong, preview: null }, { status: 400 })
  if (intent === 'release') {
    const released = await api(ReleaseSupplierAnswer, { params, body })
    if (released.ok) throw redirect(`/supplier-answer/${params.token}?done=released`, 303)
    const refused = form.refused(released.refusal, fieldOfAnswer)
    return data({ refused, preview: null }, { status: released.status })
  }
  // Someone who fills in the form has begun.
  await api(StepSupplierRequest, { params, body: { to: 'opened' } })
  const preview = await api(PreviewSupplierAnswer, { params, body })
  if (preview.ok) return { refused: asTyped(form), preview: preview.data }
  const refused = form.refused(preview.refusal, fieldOfAnswer)
  return data({ refused, preview: null }, { status: preview.status })
}

/** What was typed, with nothing wrong about it. */
const asTyped = (form: PostedForm) => ({ ...form.refusedFor({}), message: '' })

export default function SupplierAnswerRoute({ loaderData, actionData }: Route.ComponentProps) {
  return (
    <SupplierAnswerPage
      {...loaderData}
      typed={actionData?.refused ?? null}
      preview={actionData?.preview ?? null}
    />
  )
}
