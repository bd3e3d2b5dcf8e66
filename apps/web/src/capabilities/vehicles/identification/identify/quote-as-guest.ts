import { QuoteVehiclesAsGuest } from '@understory/contracts/vehicles/vehicles/guest-vehicles.ts'
import { data, redirect } from 'react-router'
import type { Api } from '../../../../http/api-client.ts'
import { refusedOnFault } from '../../../../http/failing-with.ts'
import type { visitorCurrency } from '../../../../http/visitor-currency.ts'
import { paymentPath } from '../../../commerce/payments/public.ts'
import type { Audience } from '../audience.ts'
import { quotedCookie } from '../draft-cookie.ts'
import type { RefusedVehicleForm } from '../refused.ts'
import type { TakeStep } from './save-draft.ts'

type Guest = {
  readonly take: TakeStep
  readonly audience: Audience
  readonly currency: Awaited<ReturnType<typeof visitorCurrency>>
  readonly backTo: string
  readonly setCookies: string[]
}

/** The list of a draft straight to its payment; the list stays until it is paid for. */
export async function quoteAsGuest(
  api: Api,
  { take, audience, currency, backTo, setCookies }: Guest,
) {
  const draft = await take({ kind: 'open' })
  if (!draft.ok) throw data(null, { status: draft.status })
  const vehicles = draft.data.unsavedVehicles.map(({ vehicle }) => vehicle)
  if (vehicles.length === 0) return redirect(backTo, 303)
  const quoted = await refusedOnFault(
    api(QuoteVehiclesAsGuest, { body: { audience, currency, vehicles } }),
  )
  if (quoted.ok) {
    const { quoteId } = quoted.data
    setCookies.push(quotedCookie(quoteId))
    return redirect(paymentPath({ pays: 'quote', id: quoteId }), 303)
  }
  const { code, message, problems = [] } = quoted.refusal
  const named = problems.map(({ message: one }) => one).join(' ')
  const refused: RefusedVehicleForm = {
    code,
    message: named || message,
    problems: {},
    values: {},
    intent: 'offset',
  }
  return data(refused, { status: quoted.status })
}
