import { GetPublicLedger, ListPublicLedger } from '@understory/contracts/proof/public-ledger.ts'
import { ListSupply } from '@understory/contracts/proof/supply.ts'
import type { RouterContextProvider } from 'react-router'
import { requestContext } from '../../../http/request-context.ts'
import { publicApi } from '../../../http/session.ts'
import { filterOf, problemsOf, queryOf } from './ledger-filter.ts'
import type { LedgerPageFacts } from './ledger-parts.tsx'

type Loaded = { readonly facts: LedgerPageFacts; readonly status: number }

/** What both pages of the ledger show; a search that cannot be made says so beside its field. */
export async function loadLedger(
  request: Request,
  context: Readonly<RouterContextProvider>,
): Promise<Loaded> {
  const api = publicApi(request, context)
  const filter = filterOf(new URL(request.url).searchParams)
  const problems = problemsOf(filter)
  const isAsked = Object.keys(problems).length === 0
  const [summary, supply, found] = await Promise.all([
    api(GetPublicLedger, {}),
    api(ListSupply, {}),
    isAsked ? api(ListPublicLedger, { query: queryOf(filter) }) : null,
  ])
  if (!summary.ok) throw new Response(summary.refusal.message, { status: summary.status })
  if (!supply.ok) throw new Response(supply.refusal.message, { status: supply.status })
  const facts = {
    summary: summary.data,
    supply: supply.data,
    filter,
    problems,
    entries: [],
    nextCursor: null,
    origin: context.get(requestContext).settings.origin,
    today: new Date().toISOString(),
  }
  if (!found) return { facts, status: 400 }
  if (found.ok) return { facts: { ...facts, ...found.data }, status: 200 }
  if (found.refusal.code === 'BAD_REQUEST' || filter.certificate === '') {
    throw new Response(found.refusal.message, { status: found.status })
  }
  const certificate = found.refusal.message
  return { facts: { ...facts, problems: { certificate } }, status: found.status }
}
