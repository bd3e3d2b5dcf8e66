import { readForm } from '../../../http/posted-form.ts'
import type { Route } from './+types/preview.route'
import { askLastOrders } from './ask-last-orders.ts'
import { readTyped } from './read-typed.ts'
import { storeOf } from './store-of.ts'
import { typedIn } from './typed-settings.ts'

/** What the last orders would have come to by the form as it is typed, for its live preview. */
export async function action(from: Route.ActionArgs): Promise<Response> {
  const { api, store } = await storeOf(from)
  const typed = typedIn(await readForm(from.request))
  const read = readTyped(typed, store.storeId, store.currency)
  return Response.json(await askLastOrders(api, read))
}
