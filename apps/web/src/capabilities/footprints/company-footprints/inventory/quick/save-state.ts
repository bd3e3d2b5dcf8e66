import type { AnswerOf } from '@understory/contracts/endpoint.ts'
import { ListQuickItems } from '@understory/contracts/footprints/company-footprints/quick-items.ts'
import { SetSite } from '@understory/contracts/footprints/sites.ts'
import type { FormAnswer, PostedForm } from '../../../../../http/posted-form.ts'
import type { AccountSession } from '../../../../../http/session.ts'
import { noInventory } from '../no-inventory.ts'
import { placeOfForm, regionValue } from '../where/place-of-form.ts'

type ListedWhere = {
  readonly listed: AnswerOf<typeof ListQuickItems>
  /** Whether the company said another state than before, so that its electricity has another factor. */
  readonly isMoved: boolean
}

type SavingState = { readonly footprintId: string; readonly site: string | null }

/** The questions with the factors of the state that a company chose for itself or a site, which is saved first. */
export async function saveState(
  api: AccountSession['api'],
  form: PostedForm,
  { footprintId, site }: SavingState,
): Promise<ListedWhere | FormAnswer> {
  const asked = { params: { footprintId }, query: site === null ? {} : { site } }
  const before = await api(ListQuickItems, asked)
  if (!before.ok) throw noInventory(before.status)
  const { country, region } = before.data.place
  const isMoved = form.has('region') && form.text('region') !== regionValue(country, region)
  if (!isMoved) return { listed: before.data, isMoved }
  const place = { country, region: placeOfForm(form)?.region ?? null }
  const saved = await api(SetSite, { body: { site, place } })
  if (!saved.ok) return form.refused(saved.refusal, (field) => field.replace('place.', ''))
  const after = await api(ListQuickItems, asked)
  if (!after.ok) throw noInventory(after.status)
  return { listed: after.data, isMoved }
}
