import { redirect } from 'react-router'
import type { Route } from './+types/begin.route'
import { beginPayment } from './begin-payment.ts'

/** For the script of the payment page; a visitor is taken to the page itself. */
export function loader({ request }: Route.LoaderArgs) {
  return redirect(`/app/payment${new URL(request.url).search}`)
}

export async function action({ request, context }: Route.ActionArgs) {
  const { answer, status } = await beginPayment({ request, context })
  return Response.json(answer, { status })
}
