import type { AnswerOf } from '@understory/contracts/endpoint.ts'
import type { Refusal } from '@understory/contracts/refusals/refusals.ts'
import { PreviewOffsetSettings } from '@understory/contracts/stores/store-settings/store-settings.ts'
import type { Api } from '../../../http/api-client.ts'
import type { ReadSettings } from './read-typed.ts'

export type Previewed = AnswerOf<typeof PreviewOffsetSettings>

/** What the last orders would have contributed by a rule, or why that rule comes to no sum. */
export type LastOrders =
  | { readonly preview: Previewed; readonly problem: null }
  | { readonly preview: null; readonly problem: string }

export async function askLastOrders(
  api: Api,
  { body, problems }: Pick<ReadSettings, 'body' | 'problems'>,
): Promise<LastOrders> {
  const [unreadable] = Object.values(problems)
  if (unreadable) return { preview: null, problem: unreadable }
  const asked = await api(PreviewOffsetSettings, { body })
  return asked.ok ? { preview: asked.data, problem: null } : refusedSum(asked.refusal)
}

export function refusedSum({ message, problems = [] }: Refusal): LastOrders {
  return { preview: null, problem: problems[0]?.message ?? message }
}
