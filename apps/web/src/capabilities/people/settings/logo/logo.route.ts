import { SetLogo } from '@understory/contracts/people/settings.ts'
import { lookupTable } from '@understory/domain/language/lookup-table.ts'
import { redirect } from 'react-router'
import { readForm } from '../../../../http/posted-form.ts'
import { requireAccount } from '../../../../http/session.ts'
import { LOGO } from '../settings-paths.ts'
import type { Route } from './+types/logo.route'

const CROPS: Readonly<Record<string, number>> = lookupTable({ start: 0, middle: 0.5, end: 1 })

/** Uploads the picture and redirects back to its page, with the reason if it was refused. */
export async function action({ request, context }: Route.ActionArgs) {
  const { api } = await requireAccount(request, context)
  const form = await readForm(request)
  const file = form.file('file')
  if (!file) return refused('PICTURE_INVALID')
  const part = partOf(form.text('crop'))
  const bytes = Buffer.from(await file.arrayBuffer())
  const body = { file: bytes.toString('base64'), crop: { left: part, top: part } }
  const answer = await api(SetLogo, { body })
  if (answer.ok) return redirect(`${LOGO}?saved`, 303)
  return refused(
    answer.refusal.code === 'PICTURE_INVALID' ? 'PICTURE_INVALID' : 'PICTURE_TOO_LARGE',
  )
}

/** Which part of the longer side to keep: by name, or moved by hand to a place between 0 and 1. */
function partOf(crop: string): number {
  const part = CROPS[crop] ?? Number.parseFloat(crop)
  return part >= 0 && part <= 1 ? part : 0.5
}

function refused(code: 'PICTURE_INVALID' | 'PICTURE_TOO_LARGE') {
  return redirect(`${LOGO}?logo=${code}`, 303)
}

export const loader = () => redirect(LOGO)
