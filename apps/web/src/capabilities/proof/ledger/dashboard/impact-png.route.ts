import { GetImpactChart } from '@understory/contracts/proof/ledger.ts'
import { fileAnswer } from '../../../../http/files/file-answer.ts'
import { requireAccount } from '../../../../http/session.ts'
import type { Route } from './+types/impact-png.route'
import { readWindow } from './date-window.ts'
import { readShown } from './impact-addresses.ts'

/** The charts of the dashboard as one picture. */
export async function loader({ request, context }: Route.LoaderArgs) {
  const { api } = await requireAccount(request, context)
  const search = new URL(request.url).searchParams
  const { window, problem } = readWindow(search)
  if (problem) return new Response(problem, { status: 400 })
  const { chart } = readShown(search)
  const answer = await api(GetImpactChart, {
    query: { fromDate: window.from ?? undefined, toDate: window.to ?? undefined, show: chart },
  })
  if (!answer.ok) return new Response(answer.refusal.message, { status: answer.status })
  const way = chart === 'total' ? 'in-total' : 'by-month'
  const days = [window.from && `from-${window.from}`, window.to && `to-${window.to}`]
  const name = ['impact', way, ...days.filter(Boolean)].join('-')
  return fileAnswer({ bytes: answer.data, contentType: 'image/png', downloadAs: `${name}.png` })
}
