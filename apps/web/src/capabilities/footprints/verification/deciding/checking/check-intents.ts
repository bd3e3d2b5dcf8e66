import {
  AnswerPoints,
  CheckLines,
  NoteError,
  PlanVerification,
  RemoveError,
} from '@understory/contracts/footprints/verification/verification-checks.ts'
import {
  CHECK_POINTS,
  LINE_CHECKS,
  POINT_ANSWERS,
} from '@understory/domain/footprints/verification/check-points.ts'
import { ASSURANCE_LEVELS } from '@understory/domain/footprints/verification/materiality.ts'
import { VERIFIABLE_PARTS } from '@understory/domain/footprints/verification/verifiable-parts.ts'
import { data, redirect } from 'react-router'
import type { Api } from '../../../../../http/api-client.ts'
import type { PostedForm } from '../../../../../http/posted-form.ts'

export type CheckParams = { readonly verificationId: string }

/** What each form of the check sends, and where its part of the page is. */
const CHECK_INTENTS = new Map([
  ['plan', { send: plan, at: 'plan' }],
  ['name-parts', { send: nameParts, at: 'plan' }],
  ['check-lines', { send: checkLines, at: 'sample' }],
  ['answer-points', { send: answerPoints, at: 'points' }],
  ['note-error', { send: noteError, at: 'errors' }],
  ['remove-error', { send: removeError, at: 'errors' }],
])

/** Answers a form of the check; `null`: the form is another. */
export async function answerCheckForm(api: Api, form: PostedForm, params: CheckParams) {
  const intent = CHECK_INTENTS.get(form.text('intent'))
  if (!intent) return null
  const answer = await intent.send(api, form, params)
  const unread = form.problems()
  if (unread) return data(unread, { status: 400 })
  if (answer?.ok) throw redirect(`/staff/verifications/${params.verificationId}#${intent.at}`, 303)
  return answer ? data(form.refused(answer.refusal, fieldOfCheck), { status: answer.status }) : null
}

const CHECK_FIELDS = new Map([
  ['materialityBasisPoints', 'materiality'],
  ['named.covers', 'covers'],
  ['grams', 'kilograms'],
])
const fieldOfCheck = (field: string): string => CHECK_FIELDS.get(field) ?? field

async function plan(api: Api, form: PostedForm, params: CheckParams) {
  const materialityBasisPoints = form.number('materiality', 2)
  if (form.problems()) return null
  return api(PlanVerification, { params, body: { materialityBasisPoints } })
}

async function nameParts(api: Api, form: PostedForm, params: CheckParams) {
  const covers = VERIFIABLE_PARTS.filter((part) => form.has(part))
  const level = form.oneOf('level', ASSURANCE_LEVELS, 'limited')
  return api(PlanVerification, { params, body: { named: { covers, level } } })
}

/** Lines whose ticks are others than the page showed, so that two people do not undo each other’s. */
async function checkLines(api: Api, form: PostedForm, params: CheckParams) {
  const lines = form.texts('line').flatMap((lineId) => {
    const checks = LINE_CHECKS.filter((check) => form.has(`${check}-${lineId}`))
    return checks.join(' ') === form.text(`was-${lineId}`) ? [] : [{ lineId, checks }]
  })
  return api(CheckLines, { params, body: { lines } })
}

async function answerPoints(api: Api, form: PostedForm, params: CheckParams) {
  const points = CHECK_POINTS.flatMap((point) => {
    const answer = POINT_ANSWERS.find((each) => each === form.text(`answer-${point}`))
    return answer ? [{ point, answer, note: form.text(`note-${point}`) }] : []
  })
  return api(AnswerPoints, { params, body: { points } })
}

async function noteError(api: Api, form: PostedForm, params: CheckParams) {
  const amount = form.number('kilograms', 3)
  if (form.problems()) return null
  const grams = form.text('direction') === 'little' ? -amount : amount
  const lineId = form.optional('errorLine')
  return api(NoteError, { params, body: { lineId, grams, note: form.text('note') } })
}

async function removeError(api: Api, form: PostedForm, params: CheckParams) {
  return api(RemoveError, { params: { ...params, errorId: form.text('errorId') || '-' } })
}
