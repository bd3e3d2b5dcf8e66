import { Localise } from '@understory/contracts/accounts.ts'
import { type Currency, isCurrency } from '@understory/domain/quantity/money.ts'
import type { RouterContextProvider } from 'react-router'
import { findSession, publicApi } from './session.ts'

type From = { readonly request: Request; readonly context: Readonly<RouterContextProvider> }

/** The currency the address asks for, else the person's own, else that of where they are. */
export async function visitorCurrency({ request, context }: From): Promise<Currency> {
  const asked = new URL(request.url).searchParams.get('currency')
  if (asked && isCurrency(asked)) return asked
  const session = await findSession(request, context)
  if (session?.user.defaultCurrency) return session.user.defaultCurrency
  const located = await publicApi(request, context)(Localise, {})
  return located.ok ? located.data.currency : 'GBP'
}
