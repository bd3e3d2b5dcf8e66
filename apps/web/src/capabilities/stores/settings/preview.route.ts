import { PreviewOffsetSettings } from '@understory/contracts/store-settings.ts'
import { readForm } from '../../../http/posted-form.ts'
import type { Route } from './+types/preview.route'
import type { LiveAnswer } from './last-orders-sum.island.tsx'
import { storeOf } from './store-of.ts'
import { readTyped, typedIn } from './typed-settings.ts'

/** What the last orders would have come to by the form as it is typed, for its live preview. */
export async function action(from: Route.ActionArgs): Promise<Response> {
  const { api, store } = await storeOf(from)
  const typed = typedIn(await readForm(from.request))
  const { body, problems } = readTyped(typed, store.storeId, store.currency)
  const [unreadable] = Object.values(problems)
  if (unreadable) return answer({ preview: null, problem: unreadable })
  const previewed = await api(PreviewOffsetSettings, { body })
  if (previewed.ok) return answer({ preview: previewed.data, problem: null })
  const { message, problems: refused = [] } = previewed.refusal
  return answer({ preview: null, problem: refused[0]?.message ?? message })
}

const answer = (body: LiveAnswer) => Response.json(body)
