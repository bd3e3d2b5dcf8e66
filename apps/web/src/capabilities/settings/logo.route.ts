import { SetLogo } from '@understory/contracts/settings.ts'
import { lookupTable } from '@understory/domain/lookup-table.ts'
import { redirect } from 'react-router'
import { readForm } from '../../http/posted-form.ts'
import { requireAccount } from '../../http/session.ts'
import type { Route } from './+types/logo.route'

const SETTINGS = '/my-impact/account/settings'
const CROPS: Readonly<Record<string, number>> = lookupTable({ start: 0, middle: 0.5, end: 1 })

/** Uploads the picture and redirects back to the settings, with the reason if it was refused. */
export async function action({ request, context }: Route.ActionArgs) {
  const { api } = await requireAccount(request, context)
  const form = await readForm(request)
  const file = form.file('file')
  if (!file) return refused('PICTURE_INVALID')
  const part = CROPS[form.text('crop')] ?? 0.5
  const bytes = Buffer.from(await file.arrayBuffer())
  const body = { file: bytes.toString('base64'), crop: { left: part, top: part } }
  const answer = await api(SetLogo, { body })
  if (answer.ok) return redirect(`${SETTINGS}?saved`, 303)
  return refused(
    answer.refusal.code === 'PICTURE_INVALID' ? 'PICTURE_INVALID' : 'PICTURE_TOO_LARGE',
  )
}

function refused(code: 'PICTURE_INVALID' | 'PICTURE_TOO_LARGE') {
  return redirect(`${SETTINGS}?logo=${code}#logo`, 303)
}

export const loader = () => redirect(SETTINGS)
