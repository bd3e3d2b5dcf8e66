import {
  AddIntensityFigure,
  ChangeIntensityFigure,
  ListIntensityFigures,
  RemoveIntensityFigure,
} from '@understory/contracts/footprints/climate-plan/intensity-figures.ts'
import { ListFootprints } from '@understory/contracts/footprints/company-footprints/footprint-estimates.ts'
import { dayOf, monthOf } from '@understory/domain/calendar/calendar.ts'
import {
  INTENSITY_COUNTS,
  INTENSITY_DRIVERS,
} from '@understory/domain/footprints/climate-plan/intensity.ts'
import { data, redirect } from 'react-router'
import { type PostedForm, readForm } from '../../../../http/posted-form.ts'
import { requireAccount } from '../../../../http/session.ts'
import { pageMeta } from '../../../../shell/page-meta.ts'
import { usualBaseMonth } from '../base-year/base-months.ts'
import { requirePlanner } from '../may-change-plan.ts'
import { climatePlanMessage } from '../messages/messages.generated.ts'
import { figureAddress, PLAN } from '../plan-addresses.ts'
import type { Route } from './+types/intensity-form.route'
import { IntensityFormPage } from './intensity-form-page.tsx'
import { unitsField } from './intensity-years.ts'

export const meta: Route.MetaFunction = ({ matches, params }) =>
  pageMeta(matches, {
    title: climatePlanMessage('intensityForm.intensityFigure'),
    description: climatePlanMessage('intensityForm.description'),
    path: figureAddress(params.figureId ?? 'new'),
    robots: 'noindex',
  })

export async function loader({ request, context, params }: Route.LoaderArgs) {
  const session = await requireAccount(request, context)
  requirePlanner(session)
  const { api } = session
  const [figures, footprints] = await Promise.all([
    api(ListIntensityFigures, {}),
    api(ListFootprints, {}),
  ])
  if (!figures.ok || !footprints.ok) throw data(null, { status: 500 })
  const figure = figures.data.figures.find(({ figureId }) => figureId === params.figureId)
  if (!figure && params.figureId !== 'new') throw data(null, { status: 404 })
  const starts = footprints.data.footprints.map(({ startMonth }) => startMonth)
  return {
    figure: figure ?? null,
    usualBase: usualBaseMonth(footprints.data.footprints),
    firstYear: Number((starts.toSorted()[0] ?? '').slice(0, 4)) || null,
    thisMonth: monthOf(dayOf(new Date())),
  }
}

const DECIMALS = 3

/** Saves or deletes an intensity figure. */
export async function action({ request, context, params }: Route.ActionArgs) {
  const { api } = await requireAccount(request, context)
  const form = await readForm(request)
  const { figureId } = params
  if (form.text('intent') === 'remove') {
    const removed = await api(RemoveIntensityFigure, { params: { figureId } })
    if (removed.ok) throw redirect(`${PLAN}?done=removed#intensity`, 303)
    return data(form.refused(removed.refusal), { status: removed.status })
  }
  const body = figureOf(form)
  const unread = form.problems()
  if (unread) return data(unread, { status: 400 })
  const answer =
    figureId === 'new'
      ? await api(AddIntensityFigure, { body })
      : await api(ChangeIntensityFigure, { params: { figureId }, body })
  if (answer.ok) throw redirect(`${PLAN}?done=saved#intensity`, 303)
  const baseYear = Number(body.baseMonth.slice(0, 4))
  return data(
    form.refused(answer.refusal, (field) => fieldOf(field, body.units, baseYear)),
    { status: answer.status },
  )
}

type Units = readonly { readonly year: number }[]

/** The field of the form that holds the units of a year; of the base year where one is missing. */
function fieldOf(field: string, units: Units, baseYear: number): string {
  const [name, at] = field.split('.')
  if (name !== 'units') return field
  return unitsField(units[Number(at ?? -1)]?.year ?? baseYear)
}

const NAMES_A_YEAR = /^units-(\d{4})$/

function figureOf(form: PostedForm) {
  const years = form.names().flatMap((name) => NAMES_A_YEAR.exec(name)?.[1] ?? [])
  return {
    title: form.text('title'),
    unit: form.text('unit'),
    baseMonth: form.text('baseMonth'),
    driver: form.oneOf('driver', INTENSITY_DRIVERS, 'units'),
    counts: form.oneOf('counts', INTENSITY_COUNTS, 'scopes-1-2'),
    units: years.flatMap((year) => {
      const name = unitsField(Number(year))
      const units = form.number(name, DECIMALS) / 10 ** DECIMALS
      return form.optional(name) ? [{ year: Number(year), units }] : []
    }),
  }
}

export default function IntensityForm({ loaderData, actionData }: Route.ComponentProps) {
  return <IntensityFormPage {...loaderData} refused={actionData ?? null} />
}
