import type { CommutingAnswer } from '@understory/contracts/footprints/commuting-surveys.ts'
import {
  CAR_FUELS,
  COMMUTE_MODES,
  type CommuteLeg,
  MOST_LEGS,
} from '@understory/domain/footprints/commuting-surveys/commute-answer.ts'
import type { z } from 'zod'
import type { PostedForm } from '../../../../http/posted-form.ts'
import { commutingSurveysMessage } from '../messages/messages.generated.ts'

/** Parts of the way that nothing was chosen for are none. */
export function answerOfForm(form: PostedForm): z.input<typeof CommutingAnswer> {
  if (form.optional('days') === null) {
    form.refuseField('days', commutingSurveysMessage('answerOfForm.pleaseGiveDaysWork'))
  }
  const days = form.number('days', 1) / 10
  const homeDays = form.number('homeDays', 1) / 10
  const legs = Array.from({ length: MOST_LEGS }, (_, at) => at).flatMap((at) => {
    const mode = COMMUTE_MODES.find((each) => each === form.text(`mode-${at}`))
    return mode ? [legOfForm(form, mode, at)] : []
  })
  return {
    days,
    legs: days > 0 ? legs : [],
    homeDays,
    homeHours: homeDays > 0 ? form.number('homeHours', 2) / 100 : 0,
    months: Number(form.text('months')) || 12,
  }
}

function legOfForm(form: PostedForm, mode: CommuteLeg['mode'], at: number): CommuteLeg {
  const isCar = mode === 'car'
  return {
    mode,
    distance: form.number(`distance-${at}`, 2) / 100,
    unit: form.oneOf(`unit-${at}`, ['miles', 'km'], 'miles'),
    sharing: isCar ? Number(form.text(`sharing-${at}`)) || 1 : 1,
    fuel: isCar ? (CAR_FUELS.find((fuel) => fuel === form.text(`fuel-${at}`)) ?? null) : null,
  }
}

/** The field of the form that a problem of the call stands beside. */
export function fieldOfAnswer(field: string): string {
  const [, first = '', at = '', name = ''] = field.split('.')
  if (field.startsWith('answer.legs')) return `${name}-${at}`
  return field.startsWith('answer') ? first : field
}
